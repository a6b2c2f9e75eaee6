/** Everything that the moving sky does to a birth chart in a span: one path for each body, and on it all that it passes (docs/timeline.md). */
import type { ZodiacChoice } from '../../chart/chart.ts'
import { atOnce, type Slices } from '../../schedule/slices.ts'
import { memoized } from '../../sky/memoized.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { type HouseEntry, houseEntriesOf } from './house-entries.ts'
import { type NatalLunation, natalLunations } from './natal-lunations.ts'
import type { NatalPlaces } from './natal-points.ts'
import { Path } from './path.ts'
import { type TransitChoice, type TransitPeriod, transitPeriodsOf } from './transit-periods.ts'
import { PathSearch } from './visits.ts'

export interface TimelineChoice extends TransitChoice {
  /** Those that move. */
  readonly bodies: readonly Planet[]
}

export interface NatalTimeline {
  /** In the order in which they begin. */
  readonly periods: readonly TransitPeriod[]
  readonly houseEntries: readonly HouseEntry[]
  readonly lunations: readonly NatalLunation[]
  readonly paths: ReadonlyMap<Planet, Path>
}

/** What touches a birth chart between two instants (the first included, the second not). */
export const natalTimeline = (
  from: number,
  to: number,
  natal: NatalPlaces,
  choice: TimelineChoice,
): NatalTimeline => atOnce(natalTimelineInSlices(from, to, natal, choice))

export function* natalTimelineInSlices(
  from: number,
  to: number,
  natal: NatalPlaces,
  choice: TimelineChoice,
): Slices<NatalTimeline> {
  const periods: TransitPeriod[] = []
  const houseEntries: HouseEntry[] = []
  const paths = new Map<Planet, Path>()
  for (const body of choice.bodies) {
    const search = new PathSearch(pathOf(body, natal.zodiac), from, to)
    paths.set(body, search.path)
    periods.push(...(yield* transitPeriodsOf(search, natal.places, choice)))
    if (natal.cusps !== null) houseEntries.push(...houseEntriesOf(search, natal.cusps))
    yield
  }
  return {
    periods: periods.sort((a, b) => beginOf(a) - beginOf(b)),
    houseEntries: houseEntries.sort((a, b) => a.at - b.at),
    lunations: yield* natalLunations(from, to, natal, choice.orb),
    paths,
  }
}

const tropicalPaths = memoized(PLANETS.length, (body: Planet) => new Path(body, {}))

/** In the tropical zodiac all births share one. */
const pathOf = (body: Planet, choice: ZodiacChoice): Path =>
  choice.zodiac === 'sidereal' ? new Path(body, choice) : tropicalPaths(body)

const beginOf = ({ enters }: TransitPeriod) => enters ?? Number.NEGATIVE_INFINITY
