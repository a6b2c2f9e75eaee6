/** When planets are retrograde, with the shadow before and after. docs/almanac.md explains it. */
import { atOnce, type Slices } from '../schedule/slices.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'
import { DAY_MS, terrestrialTime, toSecond } from '../time/time-scales.ts'
import { events, type SkyEvent } from './events.ts'
import { TURNING } from './kinds.ts'
import { type Course, nearestPassage } from './search.ts'

export interface Retrograde {
  readonly type: 'retrograde'
  /** `mercury-retrograde`. */
  readonly id: `${Planet}-retrograde`
  readonly planets: readonly [Planet]
  /** The sign in which the planet turns retrograde. */
  readonly sign: Sign
  /** From the one station to the other. */
  readonly at: number
  readonly endsAt: number
  /** When the planet first reaches the degree at which it will turn direct. */
  readonly shadowBegins: number
  /** When it has come back to the degree at which it turned retrograde. */
  readonly shadowEnds: number
}

/** No planet is retrograde for longer: Pluto's 166 days (1600–2399) are the most. */
// mutate constant: margins that a day more or less leaves wide: the same stations and passages are found
const MAX_MS = 180 * DAY_MS

/** The retrogrades that overlap a span, in order of time. One of which only a shadow overlaps is left out. */
export const retrogrades = (from: number, to: number): Retrograde[] => atOnce(retrogradesInSlices(from, to))

export function* retrogradesInSlices(from: number, to: number): Slices<Retrograde[]> {
  const stations = yield* stationsBetween(from - MAX_MS, to + MAX_MS)
  return stations.flatMap((station, i) => {
    if (station.direction === 'direct') return []
    const [planet] = station.planets as readonly [Planet]
    const end = stations.slice(i + 1).find(({ planets }) => planets[0] === planet)
    // Without an end it began shortly before the search ended, long after the span.
    return end && station.at < to && end.at > from ? [retrogradeOf(planet, station, end)] : []
  })
}

/** No planet turns twice in these days: Mercury, the fastest, turns again after 19 days at the earliest. */
// mutate constant: margins that a day more or less leaves wide: the same stations and passages are found
const STRIDE_MS = 4 * DAY_MS

/** The stations of a span that is much longer than a request: only the days around a change of direction are searched one by one. */
function* stationsBetween(from: number, to: number): Slices<SkyEvent<'station'>[]> {
  const directionsAt = (instant: number) =>
    // mutate operator <=: no motion is exactly 0 at a step
    TURNING.map((planet) => positionAtTt(planet, terrestrialTime(instant)).motion < 0)
  const found: SkyEvent<'station'>[] = []
  let before = directionsAt(from)
  // mutate operator <=: a step beyond the margin
  for (let start = from; start < to; start += STRIDE_MS) {
    const end = start + STRIDE_MS
    const after = directionsAt(end)
    // mutate operator ===: every step would be searched, and the same found
    if (after.some((isBack, i) => isBack !== before[i])) found.push(...events(start, end, ['station']))
    before = after
    yield
  }
  return found
}

function retrogradeOf(planet: Planet, start: SkyEvent, end: SkyEvent): Retrograde {
  return {
    type: 'retrograde',
    id: `${planet}-retrograde`,
    planets: [planet],
    sign: start.sign,
    at: start.at,
    endsAt: end.at,
    shadowBegins: passing(planet, end.at, start.at, start.at - MAX_MS),
    shadowEnds: passing(planet, start.at, end.at, end.at + MAX_MS),
  }
}

/** In such a step away from its station no planet gets through the shadow and back to a station. */
// mutate constant: margins that a day more or less leaves wide: the same stations and passages are found
const SHADOW_STEP_MS = 4 * DAY_MS

/** When a planet passes the longitude that it has at one station, going away from the other. No shadow is longer than a retrograde can be. */
function passing(planet: Planet, station: number, from: number, limit: number): number {
  const { longitude } = positionAtTt(planet, terrestrialTime(station))
  const course: Course = { degrees: (where) => where(planet).longitude, marks: [longitude] }
  return toSecond(nearestPassage(course, from, limit, SHADOW_STEP_MS)!.instant)
}
