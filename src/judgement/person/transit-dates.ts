/** Which dates of a transit are mentioned, and whether they lie ahead or behind (docs/timeline.md, "Texts"). */
import type { TransitPeriod } from '../../almanac/natal-transits/transit-periods.ts'

/** What each shape fills in; in data/<language>/timeline/dates.json some texts do without one of them. */
export const DATE_SHAPES = {
  'one-ahead': ['exact'],
  'one-past': ['exact'],
  'two-ahead': ['first', 'second'],
  'two-between': ['first', 'second'],
  'two-past': ['first', 'second'],
  'three-ahead': ['first', 'second', 'third'],
  'three-one-past': ['first', 'second', 'third'],
  'three-two-past': ['first', 'second', 'third'],
  'three-past': ['first', 'second', 'third'],
  'more-ahead': ['first', 'last'],
  'more-between': ['next', 'last'],
  'more-past': ['last'],
  'none-ahead': ['closest'],
  'none-past': ['closest'],
  echo: ['echo'],
  over: ['last'],
  uncertain: ['leaves'],
} as const
export type DateShape = keyof typeof DATE_SHAPES
export type DateSlot = (typeof DATE_SHAPES)[DateShape][number]

/** A sentence with dates. */
export interface DatePlan {
  readonly shape: DateShape
  /** Instants, in the order of the shape's slots. */
  readonly instants: readonly number[]
}

type TransitTimes = Pick<TransitPeriod, 'passes' | 'closest' | 'visits' | 'stations' | 'leaves'>

/** Exact days as they are mentioned at an instant, and after them an approach that still comes; none for an uncertain point. `dayOf` gives the date of an instant. */
export function datePlans(
  transit: TransitTimes,
  now: number,
  dayOf: (instant: number) => string,
): DatePlan[] {
  const exact = daysOf(
    transit.passes.map(({ at }) => at),
    dayOf,
  )
  const last = exact.at(-1) ?? transit.closest?.at
  if (last === undefined) return []
  if (isOver(transit, now)) return [{ shape: 'over', instants: [last] }]
  const echo = echoOf(transit)
  return [
    ...(exact.length === 0 ? [nearDate(last, now)] : [exactDates(exact, now)]),
    ...(echo !== null && echo > now ? [{ shape: 'echo', instants: [echo] } as const] : []),
  ]
}

export const isOver = ({ leaves }: Pick<TransitPeriod, 'leaves'>, now: number): boolean =>
  leaves !== null && leaves <= now

/** A planet that turns on the spot can be exact twice on one day. */
const daysOf = (instants: readonly number[], dayOf: (instant: number) => string): number[] =>
  instants.filter((at, i) => i === 0 || dayOf(at) !== dayOf(instants[i - 1]!))

const nearDate = (closest: number, now: number): DatePlan => ({
  shape: closest > now ? 'none-ahead' : 'none-past',
  instants: [closest],
})

const COUNTS = ['one', 'two', 'three'] as const
/** By how many exact days are behind. */
const PHASES: Readonly<Record<(typeof COUNTS)[number], readonly DateShape[]>> = {
  one: ['one-ahead', 'one-past'],
  two: ['two-ahead', 'two-between', 'two-past'],
  three: ['three-ahead', 'three-one-past', 'three-two-past', 'three-past'],
}

function exactDates(exact: readonly number[], now: number): DatePlan {
  const past = exact.filter((at) => at <= now).length
  const count = COUNTS[exact.length - 1]
  if (count !== undefined) return { shape: PHASES[count][past]!, instants: exact }
  const last = exact.at(-1)!
  if (past === 0) return { shape: 'more-ahead', instants: [exact[0]!, last] }
  if (past === exact.length) return { shape: 'more-past', instants: [last] }
  // With one left, the next is the last.
  if (past === exact.length - 1) return { shape: 'two-between', instants: exact.slice(-2) }
  return { shape: 'more-between', instants: [exact[past]!, last] }
}

/** After its last exact day the body may come near once more: in a visit of its own, or by turning twice within the orb. */
function echoOf({ passes, visits, stations }: TransitTimes): number | null {
  const last = passes.at(-1)?.at
  if (last === undefined) return null
  const later = visits.find(({ enters, closest }) => enters !== null && enters > last && closest !== null)
  if (later) return later.closest!.at
  // The first station turns it back, at the second it is near.
  return stations.filter(({ at }) => at > last)[1]?.at ?? null
}
