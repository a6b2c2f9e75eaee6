/** How much of a chart depends on the minute of birth, in sentences. */
import { titleOf } from '../../text.ts'
import type { Answer } from '../api/operations.ts'
import { WINDOW_MINUTES } from './chart-request.ts'

export type BirthTime = Answer<'birthTime'>['data']
type Hold = NonNullable<BirthTime['holds']>['houses']
export type Change = BirthTime['changes'][number]

/** How far the time may be off before the rising sign, a house or an aspect changes. */
export function holdsInWords({ holds, segments, birth }: BirthTime): string {
  if (holds === null) return ''
  const { rising_sign: rising, houses, aspects } = holds
  const born = birth.date_time ?? ''
  const sign = segments.findLast(({ from }) => from <= born)?.rising_sign
  if ([rising, houses, aspects].every(isWhole))
    return `${sign} rises, and every planet keeps its house and its aspects, even if the birth was up to half an hour earlier or later.`
  return `${sign} rises even if the birth was up to ${reach(rising)}. Every planet keeps its house ${within(houses)}, and every aspect holds ${within(aspects)}.`
}

// mutate members: both ends have to be there
const isWhole = ({ minutes_before, minutes_after }: Hold) =>
  minutes_before >= WINDOW_MINUTES && minutes_after >= WINDOW_MINUTES

const within = (hold: Hold) => (isWhole(hold) ? 'all that time' : `up to ${reach(hold)}`)

const reach = (hold: Hold) =>
  isWhole(hold)
    ? 'half an hour earlier or later'
    : `${span(hold.minutes_before)} earlier or ${span(hold.minutes_after)} later`

/** Cut, not rounded: up to there nothing changes. */
function span(minutes: number): string {
  if (minutes >= WINDOW_MINUTES) return 'half an hour'
  const [count, unit] = minutes < 1 ? [Math.floor(minutes * 60), 'second'] : [Math.floor(minutes), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const WORDS: Readonly<Record<Change['kind'], (change: Change) => string>> = {
  rising_sign: ({ before, after }) => `The rising sign goes from ${before} to ${after}`,
  midheaven_sign: ({ before, after }) => `The Midheaven goes from ${before} to ${after}`,
  sign: ({ subject, before, after }) => `${titleOf(subject)} goes from ${before} to ${after}`,
  house: ({ subject, before, after }) => `${titleOf(subject)} goes from house ${before} to house ${after}`,
  motion: ({ subject, after }) => `${titleOf(subject)} turns ${after}`,
  aspect: ({ subject, before, after }) => {
    const [first, second] = subject.split('-').map(titleOf)
    if (before === null) return `${first} ${after} ${second} begins`
    if (after === null) return `${first} ${before} ${second} ends`
    return `${first} and ${second} go from ${before} to ${after}`
  },
}

export const changeInWords = (change: Change): string => WORDS[change.kind](change)

/** `22 min earlier`, `40 s later`. */
export function fromBirth(minutes: number): string {
  const far = Math.abs(minutes)
  return `${far < 1 ? `${Math.round(far * 60)} s` : `${Math.round(far)} min`} ${minutes < 0 ? 'earlier' : 'later'}`
}
