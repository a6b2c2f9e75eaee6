/** The transits of a span, weighed, and the days on which they add up (docs/timeline.md). */
import type { HouseEntry } from '../../almanac/natal-transits/house-entries.ts'
import type { NatalLunation } from '../../almanac/natal-transits/natal-lunations.ts'
import type { NatalPlaces } from '../../almanac/natal-transits/natal-points.ts'
import { natalTimelineInSlices, type TimelineChoice } from '../../almanac/natal-transits/natal-timeline.ts'
import type { Path } from '../../almanac/natal-transits/path.ts'
import type { TransitPeriod } from '../../almanac/natal-transits/transit-periods.ts'
import { hyphened } from '../../chart/fact-ids.ts'
import { houseOf } from '../../chart/houses/cusps.ts'
import type { TransitId } from '../../chart/transits.ts'
import type { Slices } from '../../schedule/slices.ts'
import { dateText } from '../../time/wall-clock.ts'
import { MANNER_OF, type Manner } from '../tradition.ts'
import { type PeakDay, peaksOf, type SpanDay } from './peaks.ts'
import { type InfluenceNature, influenceOf, weightOfTransit } from './weights.ts'

export interface TimelineTransit extends TransitPeriod {
  /** What happens: `saturn-square-natal-moon`. */
  readonly id: TransitId
  /** This one transit, whatever span it is found in: with the date (UTC) of its first pass, else of its closest approach, else of its entry. */
  readonly uid: string
  readonly nature: InfluenceNature
  /** By which its text is chosen: `merge`, `flow` (help) or `friction` (hard); null for minor aspects, which no text tells. */
  readonly manner: Manner | null
  /** 0 to 1. */
  readonly weight: number
  /** The house of the natal point; null without a time of birth. */
  readonly natalHouse: number | null
  /** The natal house in which the moving body is at its first pass, or when it is closest; null without a time of birth. */
  readonly transitHouse: number | null
}

export interface Timeline {
  /** In the order in which they begin. */
  readonly transits: readonly TimelineTransit[]
  readonly houseEntries: readonly HouseEntry[]
  readonly lunations: readonly NatalLunation[]
  /** The heaviest first. */
  readonly peaks: readonly PeakDay[]
}

export interface WeighedChoice extends TimelineChoice {
  /** Transits that count less are left out. */
  readonly minWeight: number
}

/** Of days that follow each other. */
export function* timelineOf(
  days: readonly SpanDay[],
  natal: NatalPlaces,
  choice: WeighedChoice,
): Slices<Timeline> {
  const [from, to] = [days[0]!.from, days.at(-1)!.to]
  const { periods, paths, ...rest } = yield* natalTimelineInSlices(from, to, natal, choice)
  const transits = periods
    .map((period) => weighed(period, natal, paths.get(period.body)!))
    .filter(({ weight }) => weight >= choice.minWeight)
  yield
  return { ...rest, transits, peaks: peaksOf(transits, days, { orb: choice.orb, paths }) }
}

function weighed(period: TransitPeriod, natal: NatalPlaces, path: Path): TimelineTransit {
  const { body, aspect, point, closest, enters } = period
  const id = `${body}-${aspect}-natal-${hyphened(point)}`
  const date = closest?.at ?? enters
  return {
    ...period,
    id,
    uid: date === null ? id : `${id}-${dateText(date)}`,
    nature: influenceOf({ transiting: body, name: aspect, orb: 0 }),
    manner: MANNER_OF[aspect] ?? null,
    weight: weightOfTransit(body, aspect, point),
    ...housesOf(period, natal, path),
  }
}

function housesOf({ point, passes, closest, longitude }: TransitPeriod, natal: NatalPlaces, path: Path) {
  const { cusps, places } = natal
  if (cusps === null) return { natalHouse: null, transitHouse: null }
  const place = places.find((candidate) => candidate.point === point)!
  const isExact = closest === null || passes.length > 0
  const there = isExact ? longitude : path.positionAt(closest.at).longitude
  return { natalHouse: houseOf(place.longitude, cusps), transitHouse: houseOf(there, cusps) }
}
