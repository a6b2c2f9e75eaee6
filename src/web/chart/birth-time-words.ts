/** How much of a chart depends on the minute of birth, in sentences. */
import { BIRTH_TIME_WORDS } from '../../words/page/chart.ts'
import type { Answer } from '../api/operations.ts'
import { inPageLanguage } from '../language.ts'
import { NAMES } from '../parts/words.ts'
import { WINDOW_MINUTES } from './chart-request.ts'

export type BirthTime = Answer<'birthTime'>['data']
type Hold = NonNullable<BirthTime['holds']>['houses']
export type Change = BirthTime['changes'][number]

export const WORDS = inPageLanguage(BIRTH_TIME_WORDS)

/** How far the time may be off before the rising sign, a house or an aspect changes. */
export function holdsInWords({ holds, segments, birth }: BirthTime): string {
  if (holds === null) return ''
  const { rising_sign: rising, houses, aspects } = holds
  // mutate default (birth.date_time): no segment begins at or before an empty text, nor before null
  const born = birth.date_time ?? ''
  const sign = segments.findLast(({ from }) => from <= born)?.rising_sign
  return WORDS.holds(sign && NAMES.sign(sign), reachOf(rising), reachOf(houses), reachOf(aspects))
}

const reachOf = ({ minutes_before: before, minutes_after: after }: Hold) => ({
  before: before >= WINDOW_MINUTES ? undefined : before,
  after: after >= WINDOW_MINUTES ? undefined : after,
})

export function changeInWords({ kind, subject, before, after }: Change): string {
  const bodies = subject.split('-').map(NAMES.body)
  return WORDS.changes[kind](bodies, named(before), named(after))
}

/** Signs, aspects and directions have names; houses have numbers. */
const named = (value: Change['before']) => (typeof value === 'string' ? NAMES.term(value) : value)
