/** The guard for questions in English. */
import type { Danger } from '../../../tarot/question/danger.ts'
import { type Guard, guardSteps } from '../../../tarot/question/guard.ts'
import type { SignalField } from '../../../tarot/question/score.ts'
import { allAtOnce, type Steps } from '../../../tarot/question/steps.ts'
import { withInflections } from './inflections.ts'
import { WORD_LISTS } from './lists/word-lists.ts'
import { LIGHT } from './phrases/light.ts'
import { PHRASE_LISTS } from './phrases/lists.ts'
import { MINOR } from './phrases/minor.ts'
import { SELF_HARM } from './phrases/self-harm.ts'
import { VIOLENCE } from './phrases/violence.ts'
import { MINOR_DETAILS } from './signals/details/minor.ts'
import { SELF_HARM_DETAILS } from './signals/details/self-harm.ts'
import { VIOLENCE_DETAILS } from './signals/details/violence.ts'
import { EVERYDAY_SIGNALS } from './signals/everyday.ts'
import { LIGHT_SIGNALS } from './signals/light.ts'
import { MINOR_SIGNALS } from './signals/minor.ts'
import { SELF_HARM_SIGNALS } from './signals/self-harm.ts'
import { VIOLENCE_SIGNALS } from './signals/violence.ts'
import { SPELLING } from './spelling.ts'

function* detailsInAllForms(): Steps<SignalField[]> {
  const details: SignalField[] = []
  for (const field of [...SELF_HARM_DETAILS, ...MINOR_DETAILS, ...VIOLENCE_DETAILS]) {
    details.push({ ...field, phrases: withInflections(field.phrases) })
    yield
  }
  return details
}

/** Made when the first question is asked: most draws have none. */
let guard: Guard | undefined

/** The first time it takes some tenths of a second. */
export function* prepareGuard(): Steps<Guard> {
  if (guard !== undefined) return guard
  const details = yield* detailsInAllForms()
  guard = yield* guardSteps({
    spelling: SPELLING,
    lists: WORD_LISTS,
    phraseLists: PHRASE_LISTS,
    light: LIGHT,
    // mutate order: each table has a kind of danger of its own
    fields: [...SELF_HARM, ...MINOR, ...VIOLENCE],
    lightSignals: LIGHT_SIGNALS,
    // mutate order: each table has a kind of danger of its own
    signals: [...SELF_HARM_SIGNALS, ...MINOR_SIGNALS, ...VIOLENCE_SIGNALS, ...details, ...EVERYDAY_SIGNALS],
  })
  return guard
}

export function dangerIn(question: string): Danger | null {
  if (question.trim() === '') return null
  const danger = allAtOnce(prepareGuard())(question)
  return danger?.grave === 'minor' && danger.voice !== 'pregnancy' && OWN_CHILD.test(question)
    ? { ...danger, voice: AT_SCHOOL.test(question) && !NEAR_HOME.test(question) ? 'school' : 'parent' }
    : danger
}

const AT_SCHOOL = /\b(?:schools?|(?:head)?teachers?|classmates?|classroom|class|lessons?|pupils?)\b/i
/** Where it may be somebody at home, who is at school matters less. */
const NEAR_HOME =
  /\b(?:home|house|bed(?:room)?|weekends?|husband|wife|partner|boyfriend|girlfriend|ex|uncle|cousin|brother|grand\w+|step\w+|babysitter|(?:his|her|their) (?:dad|father|mum|mom|mother))\b/i

/** Whoever has a child of their own is no child that speaks of itself. */
const OWN_CHILD =
  /\b(?:my|our) (?:(?:own|little|baby|young|youngest|eldest|oldest|middle|only|poor|teenage|\d{1,2}|\d{1,2}[ -]?(?:yrs?|years?)[ -]?olds?) )*(?:sons?|daughters?|boys?|girls?|child|children|kids?|toddler|stepsons?|stepdaughters?|\d{1,2}[ -]?(?:yrs?|years?)[ -]?olds?|\d{1,2} ?yo)\b/i
