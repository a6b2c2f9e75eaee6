/** The days of a span on which most comes together (docs/timeline.md, "Peaks"). */
import type { Path } from '../../almanac/natal-transits/path.ts'
import type { TransitPeriod } from '../../almanac/natal-transits/transit-periods.ts'
import { separation } from '../../sky/angle.ts'
import type { Planet } from '../../sky/planets.ts'

/** A day of a calendar, from midnight to midnight. */
export interface SpanDay {
  readonly date: string
  readonly from: number
  readonly to: number
}

export interface PeakDay {
  readonly date: string
  /** The sum of weight × closeness. */
  readonly weight: number
  /** The ids of what adds most to it, at most five, the heaviest first. */
  readonly transits: readonly string[]
}

export interface WeighedPeriod extends TransitPeriod {
  readonly id: string
  readonly weight: number
}

interface Sky {
  readonly orb: number
  readonly paths: ReadonlyMap<Planet, Path>
}

const MAX_PEAKS = 10
const MAX_IDS = 5

/** Days that are heavier than the day before and no lighter than the day after; at most ten, the heaviest first. */
export function peaksOf(transits: readonly WeighedPeriod[], days: readonly SpanDay[], sky: Sky): PeakDay[] {
  const shares = days.map((): { id: string; weight: number }[] => [])
  for (const transit of transits)
    for (const [day, closeness] of closenessByDay(transit, days, sky))
      shares[day]!.push({ id: transit.id, weight: transit.weight * closeness })
  const sums = shares.map((those) => those.reduce((sum, { weight }) => sum + weight, 0))
  return sums
    .flatMap((weight, i) =>
      weight > (sums[i - 1] ?? 0) && weight >= (sums[i + 1] ?? 0) ? [{ i, weight }] : [],
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_PEAKS)
    .map(({ i, weight }) => ({
      date: days[i]!.date,
      weight,
      transits: shares[i]!.toSorted((a, b) => b.weight - a.weight)
        .slice(0, MAX_IDS)
        .map(({ id }) => id),
    }))
}

/** For each day of a transit, how close it comes that day: 1 if it is exact, 0 at the limit of the orb. What is uncertain is never close. */
function closenessByDay(
  transit: WeighedPeriod,
  days: readonly SpanDay[],
  { orb, paths }: Sky,
): Map<number, number> {
  const found = new Map<number, number>()
  if (!transit.certain) return found
  const path = paths.get(transit.body)!
  const orbAt = (instant: number) => separation(path.nearLongitude(instant), transit.longitude)
  const note = (day: number, distance: number) => {
    const closeness = 1 - distance / orb
    if (closeness > (found.get(day) ?? 0)) found.set(day, closeness)
  }
  for (const { enters, leaves } of transit.visits) {
    const last = leaves ?? Number.POSITIVE_INFINITY
    // A midnight counts for both days that meet there.
    for (let i = midnightFrom(days, enters); i <= days.length && midnight(days, i) <= last; i++) {
      const distance = orbAt(midnight(days, i))
      if (i > 0) note(i - 1, distance)
      if (i < days.length) note(i, distance)
    }
  }
  const moments = [...transit.passes.map(({ at }) => ({ at, orb: 0 })), ...transit.stations]
  for (const { at, orb: distance } of moments) {
    const day = midnightFrom(days, at + 1) - 1
    if (day >= 0 && day < days.length) note(day, distance!)
  }
  return found
}

/** The beginning of a day, or the end of the last. */
const midnight = (days: readonly SpanDay[], i: number): number => days[i]?.from ?? days.at(-1)!.to

/** The first midnight at or after an instant: its number, or one more than the last. */
function midnightFrom(days: readonly SpanDay[], instant: number | null): number {
  let [low, high] = [0, days.length + 1]
  while (instant !== null && low < high) {
    const middle = (low + high) >> 1
    if (midnight(days, middle) < instant) low = middle + 1
    else high = middle
  }
  return low
}
