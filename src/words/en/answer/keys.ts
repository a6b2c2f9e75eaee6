/** Which pieces answer a question: keys with what they fall back to (docs/questions.md, "Pieces"). Never from quiet to light, or from one grave kind to another. */
import type { AskFamily, CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { Question } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { TurnMood } from './pieces.ts'

type Keys = readonly PieceKey[]

/** Openings of the quiet register know no veil. */
const quietFamily = (family: AskFamily) => (family === 'veil' ? 'sense' : family)

export function openingKeys({ topic, about, register }: Question, family: AskFamily): Keys {
  if (register === 'quiet') {
    const quiet = quietFamily(family)
    return [`open/${topic}/${quiet}/quiet`, `open/general/${quiet}/quiet`]
  }
  const own: Keys = [`open/${topic}/${family}/${about}`]
  const general: Keys = [`open/general/${family}/${about}`]
  const self: Keys = [`open/${topic}/${family}/self`]
  // What is said of the asker's own matter is not true of somebody else's.
  return about === 'other' ? [...own, ...general, ...self] : [...own, ...self]
}

/** What turns the meaning comes before the register, the register before the person. */
export function verdictKeys(question: Question, answer: CardsAnswer): Keys {
  const isQuiet = question.register === 'quiet'
  const { about } = question
  const ofPerson = (base: PieceKey): Keys =>
    isQuiet ? [`${base}/quiet`, base] : about === 'self' ? [base] : [`${base}/${about}`, base]
  switch (answer.kind) {
    case 'event':
      return eventKeys(question, answer)
    case 'deed':
      return deedKeys(question, answer)
    case 'worth':
      return ofPerson(`say/worth/${answer.grade}`)
    case 'when':
      return ofPerson(`say/when/${answer.tempo}`)
    case 'who':
      return [`say/who/${answer.face}`]
    case 'ways':
      return [`say/choice/${answer.choice.grade}`]
    case 'choice':
      return [question.options.length > 2 ? 'say/choice/several' : 'say/choice/no_places']
    case 'place':
      return ofPerson(`say/${answer.ask}`)
    case 'grave':
      return []
  }
}

type Leaning = Extract<CardsAnswer, { kind: 'event' | 'deed' }>

/** Cards that stand against each other are told as divided. */
const gradeKey = ({ grade, against }: Leaning) => (against ? 'split' : grade)

function eventKeys({ register, isFeared, about }: Question, answer: Leaning): Keys {
  const base: PieceKey = `say/event/${gradeKey(answer)}`
  if (isFeared) return [`${base}/feared`]
  if (register === 'quiet') return [`${base}/quiet`]
  if (answer.isLate) return [`${base}/late`, base]
  return about === 'self' ? [base] : [`${base}/${about}`, base]
}

function deedKeys({ register, isNegated, isBig }: Question, answer: Leaning): Keys {
  const base: PieceKey = `say/deed/${gradeKey(answer)}`
  if (isNegated) return [`say/deed/${answer.grade}/negated`]
  if (register === 'quiet') return [`${base}/quiet`]
  return isBig ? [`${base}/big`] : [base]
}

export function turnKeys(question: Question, { kind, family }: CardsAnswer, mood: TurnMood): Keys {
  const { topic, about, register, isBig, step } = question
  if (register === 'quiet') return [`turn/${topic}/quiet/${mood}`, `turn/general/quiet/${mood}`]
  if (family === 'veil') return [`turn/${topic}/veil/${mood}`, `turn/general/veil/${mood}`]
  if (about === 'other') return [`turn/${topic}/other/${mood}`, `turn/general/other/${mood}`]
  if (topic === 'love' && kind === 'deed' && (isBig || step !== null))
    return [`turn/love/${step ?? 'big'}/${mood}`]
  const base: PieceKey = `turn/${topic}/${family}/${mood}`
  return about === 'us' ? [`${base}/us`, base] : [base]
}

export function decisionKeys({ topic, options }: Question, isOfPersons: boolean): Keys {
  if (options.length > 2) return [`decide/${topic}/several`]
  const ways: Keys = [`decide/${topic}/ways`]
  return isOfPersons ? [`decide/${topic}/persons`, ...ways] : ways
}

const joined = (base: PieceKey, ...rest: readonly string[]): PieceKey => [base, ...rest].join('/') as PieceKey

/** Grave questions have words of their own for a message from the dead, and for animals. */
export interface GraveKeys {
  readonly person: Keys
  readonly limit: Keys
  readonly help: Keys
  readonly dark: Keys
  readonly act: Keys
}

export function graveKeys(question: Question, special: string | null): GraveKeys {
  const { grave, about, ask, form } = question
  const whose = about === 'other' ? 'other' : 'self'
  const family = form === 'open' && ask === 'open' ? 'told' : familyOf(question)
  const keysOf = (unit: 'person' | 'limit' | 'help', ...rest: readonly string[]): Keys => [
    ...(special ? [joined(`${unit}/${grave}`, special)] : []),
    joined(`${unit}/${grave}`, ...rest),
  ]
  return {
    person: keysOf('person', whose, family),
    limit: keysOf('limit', family),
    help: keysOf('help', whose, family),
    dark: [`dark/${grave}`, 'dark/any'],
    act: [`act/grave_${grave}/${whose}`],
  }
}

const STEPS: ReadonlySet<Question['ask']> = new Set(['deed', 'choice', 'how_do', 'what_do'])
const OUTCOMES: ReadonlySet<Question['ask']> = new Set(['event', 'when', 'what_ahead', 'how_be'])

const familyOf = ({ ask }: Question) => (STEPS.has(ask) ? 'step' : OUTCOMES.has(ask) ? 'outcome' : 'sense')
