/** Which pieces answer a grave question (docs/questions.md, "Registers"). Never those of another grave kind. */
import type { Question } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'

type Keys = readonly PieceKey[]

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
  const { grave, ask, form } = question
  if (special === 'bare') return BARE_KEYS
  if (special === 'unsure') return unsureKeys(isOfAnother(question) ? 'other' : 'self')
  const whose = whoseOf(question)
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
    act: [...(special ? [joined(`act/grave_${grave}`, special)] : []), joined(`act/grave_${grave}`, whose)],
  }
}

/** For one word, which may stand for anything. */
const BARE_KEYS: GraveKeys = {
  person: ['person/bare'],
  limit: ['limit/any'],
  help: ['help/bare'],
  dark: ['dark/any'],
  act: ['act/bare'],
}

/** Words that are right for an illness, a debt and a fear alike. */
const unsureKeys = (whose: 'self' | 'other'): GraveKeys => ({
  person: [`person/any/${whose}`],
  limit: ['limit/any'],
  help: [`help/any/${whose}`],
  dark: ['dark/any'],
  act: ['act/grave_any'],
})

/** Grief is the asker's own. Where nobody says that somebody has died, words of a farewell would be wrong: those that are near it have words of their own. */
function whoseOf(question: Question): 'self' | 'other' | 'near' {
  if (question.grave === 'death') return question.topic === 'loss' ? 'self' : 'near'
  return isOfAnother(question) ? 'other' : 'self'
}

const DEAR =
  /\b(?:son|daughter|child|boy|girl|brother|sister|mother|father|mum|mom|dad|parents?|husband|wife|boyfriend|girlfriend|fianc\w+|nephew|niece|cousin|uncle|aunt|grand\w+|friend)\b/

/** What happens to somebody whom the asker names is theirs, also where it is a matter of both; a child is the asker's own. */
function isOfAnother({ about, grave, person }: Question): boolean {
  // Whoever is named in a matter of law is often the other side of it.
  if (grave === 'law' && !DEAR.test(person?.noun ?? '')) return false
  if (about !== 'us') return about === 'other'
  return grave === 'addiction' || (person !== null && grave !== 'pregnancy')
}

// mutate order: a set has no order
const STEPS: ReadonlySet<Question['ask']> = new Set(['deed', 'choice', 'how_do', 'what_do'])
// mutate order: a set has no order
const OUTCOMES: ReadonlySet<Question['ask']> = new Set(['event', 'when', 'what_ahead', 'how_be'])

const familyOf = ({ ask }: Question) => (STEPS.has(ask) ? 'step' : OUTCOMES.has(ask) ? 'outcome' : 'sense')
