/** What is really asked behind a form, by its verbs. */
import type { Question, QuestionAsk, QuestionForm, WorthKind } from './question.ts'

export type AskTable =
  | 'chance'
  | 'hidden'
  | 'mind'
  | 'another'
  | 'thinkOfMe'
  | 'fact'
  | 'worth'
  | WorthKind
  | 'where'
  | 'report'
  | 'deed'
  | 'howDo'
  | 'toKnow'
  | 'hurdle'
  | 'whatDo'
  | 'expected'
  | 'wentWrong'
  | 'whatAhead'
  | 'lookedAhead'
  | 'feared'
  | 'gladlyLost'
  | 'negated'
  | 'big'
  | 'towards'
  | 'away'
  | 'back'

/** The first that is found counts: a lottery before a wish, somebody's secret before their heart. */
const YES_NO: readonly ('chance' | 'worth' | 'report' | 'deed' | 'hidden' | 'mind' | 'fact')[] = [
  'chance',
  'worth',
  'report',
  'deed',
  'hidden',
  'mind',
  'fact',
]

export function askOf(form: QuestionForm, isFound: (table: AskTable) => boolean): QuestionAsk {
  if (form === 'choice' && isFound('report')) return 'report'
  if (form === 'yes_no') return YES_NO.find(isFound) ?? 'event'
  if ((form === 'what' || form === 'how') && isFound('thinkOfMe')) return 'mind'
  if (form === 'how') return isFound('howDo') ? 'how_do' : 'how_be'
  if (form === 'what' && isFound('wentWrong')) return 'why'
  if (form === 'what' && isFound('expected')) return 'what_ahead'
  if (form === 'what' && isFound('toKnow')) return 'open'
  if (form === 'what' && isFound('hurdle')) return 'hurdle'
  if (form === 'what') return isFound('whatDo') ? 'what_do' : isFound('whatAhead') ? 'what_ahead' : 'what_is'
  return form === 'open' && isFound('lookedAhead') ? 'what_ahead' : form
}

export function stepOf(isFound: (table: AskTable) => boolean): Question['step'] {
  if (isFound('back')) return 'back'
  if (isFound('away')) return 'away'
  return isFound('towards') ? 'towards' : null
}

/** The first that is found counts: whether it is normal before whether it is odd of one, the right thing before what it is worth. */
export const WORTH_KINDS: readonly WorthKind[] = [
  ...(['permission', 'normal', 'late', 'enough', 'ready', 'course', 'value', 'blame'] as const),
]

export const worthOf = (isFound: (table: AskTable) => boolean): WorthKind | null =>
  WORTH_KINDS.find(isFound) ?? null
