/** Grave questions that have words of their own. */
import type { Question, QuestionAsk } from '../../../tarot/question/question.ts'

export type Special =
  | 'unsure'
  | 'animal'
  | 'strayed'
  | 'unanswered'
  | 'message'
  | 'who'
  | 'foretold'
  | 'guess'
  | 'test'
  | 'eating'
  | 'eating_other'
  | 'bare'
  | 'sober'
  | 'put_down'
  | 'unanswered_animal'
  | 'absent'
  | 'housing'
  | 'foretold_self'
  | 'home'

const ANIMALS =
  /\b(?:dog|cat|horse|pet|puppy|kitten|rabbit|bird|hamster|pony|animal|parrot|tortoise|guinea pig)\b/

// mutate order: a set has no order
const KNOWN_BY_ANOTHER: ReadonlySet<QuestionAsk> = new Set(['mind', 'hidden', 'fact'])

/** One bare word, who is sober and counts the days, somebody who does not eat, a matter that is grave in a way that was not understood, an animal that has strayed or is ill or dead, whether to put an animal to sleep, an illness for which many doctors or vets had no answer, an hour of death that was missed, a landlord who does not repair, a home that may be lost to a debt, the asker’s own death, a sign from somebody who has died, who dies next, whether somebody will die, and whether somebody else or the asker is expecting. */
export function specialOf(question: Question): Special | null {
  const {
    grave,
    ask,
    about,
    person,
    matter,
    isOfAnimal,
    isKindSure,
    isForetold,
    isOfEating,
    isBare,
    isSober,
    isStrayed,
    isUnanswered,
    isPutDown,
    wasAbsent,
    isOfHousing,
    isOfHome,
    isOfSign,
  } = question
  const isOfLife = grave === 'health' || grave === 'death'
  if (isStrayed) return 'strayed'
  const isAnimals = isOfAnimal || ANIMALS.test(`${person?.noun ?? ''} ${matter ?? ''}`)
  if (isOfLife && isAnimals && isPutDown) return 'put_down'
  if (isOfLife && isAnimals && isUnanswered) return 'unanswered_animal'
  if (isOfLife && isAnimals) return 'animal'
  if (isBare && grave !== null) return 'bare'
  if (isUnanswered) return 'unanswered'
  if (isSober) return 'sober'
  if (isOfEating) return about === 'self' ? 'eating' : 'eating_other'
  if (isKindSure === false) return 'unsure'
  if (grave === 'death' && ask === 'who') return 'who'
  if (grave === 'death' && isForetold)
    return about === 'self' && person === null ? 'foretold_self' : 'foretold'
  if (wasAbsent) return 'absent'
  if (isOfHousing) return 'housing'
  if (isOfHome) return 'home'
  if (grave === 'death' && (isOfSign || KNOWN_BY_ANOTHER.has(ask))) return 'message'
  return grave === 'pregnancy' && KNOWN_BY_ANOTHER.has(ask) ? (about === 'other' ? 'guess' : 'test') : null
}
