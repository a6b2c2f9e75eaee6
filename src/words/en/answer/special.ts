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

const ANIMALS =
  /\b(?:dog|cat|horse|pet|puppy|kitten|rabbit|bird|hamster|pony|animal|parrot|tortoise|guinea pig)\b/

const KNOWN_BY_ANOTHER: ReadonlySet<QuestionAsk> = new Set(['mind', 'hidden', 'fact'])

/** One bare word, who is sober and counts the days, somebody who does not eat, a matter that is grave in a way that was not understood, an animal that has strayed or is ill or dead, an illness for which many doctors had no answer, a sign from somebody who has died, who dies next, whether somebody will die, and whether somebody else or the asker is expecting. */
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
  } = question
  const isOfLife = grave === 'health' || grave === 'death'
  if (isStrayed) return 'strayed'
  if (isOfLife && (isOfAnimal || ANIMALS.test(`${person?.noun ?? ''} ${matter ?? ''}`))) return 'animal'
  if (isBare && grave !== null) return 'bare'
  if (isUnanswered) return 'unanswered'
  if (isSober) return 'sober'
  if (isOfEating) return about === 'self' ? 'eating' : 'eating_other'
  if (isKindSure === false) return 'unsure'
  if (grave === 'death' && ask === 'who') return 'who'
  if (grave === 'death' && isForetold) return 'foretold'
  if (grave === 'death' && KNOWN_BY_ANOTHER.has(ask)) return 'message'
  return grave === 'pregnancy' && KNOWN_BY_ANOTHER.has(ask) ? (about === 'other' ? 'guess' : 'test') : null
}
