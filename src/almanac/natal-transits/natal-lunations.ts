/** New and full Moons, and eclipses, that fall on a point of a birth chart. */
import { ayanamsaOf, inZodiacOf } from '../../chart/chart.ts'
import type { Slices } from '../../schedule/slices.ts'
import { normalize, separation } from '../../sky/angle.ts'
import { positionAtTt } from '../../sky/ephemeris.ts'
import { terrestrialTime, toSecond } from '../../time/time-scales.ts'
import { type Eclipse, eclipseOf, lunations } from '../eclipses/eclipses.ts'
import { isUncertain, type NatalPlace, type NatalPlaces, type NatalPoint } from './natal-points.ts'

export const LUNATION_PHASES = ['new_moon', 'full_moon'] as const
export type LunationPhase = (typeof LUNATION_PHASES)[number]

export interface NatalLunation {
  /** `new-moon-on-natal-venus`. */
  readonly id: string
  readonly phase: LunationPhase
  readonly at: number
  /** The Moon's, in the zodiac of the birth. */
  readonly longitude: number
  readonly point: NatalPoint
  /** How far the Moon is from the point; of an uncertain point, from its range. */
  readonly orb: number
  readonly certain: boolean
  readonly eclipse: Eclipse | null
}

/** Those of a span within an orb, in order of time. */
export function* natalLunations(
  from: number,
  to: number,
  { places, zodiac }: NatalPlaces,
  orb: number,
): Slices<NatalLunation[]> {
  const found: NatalLunation[] = []
  for (const lunation of lunations(from, to)) {
    const tt = terrestrialTime(lunation.instant)
    const ayanamsa = ayanamsaOf(zodiac, tt)
    const longitude = inZodiacOf({ ayanamsa }, positionAtTt('moon', tt).longitude)
    const touched = places.filter((place) => distance(longitude, place) <= orb)
    // mutate constant (-1), early return: a short way: where nothing is touched, nothing is found
    if (touched.length === 0) continue
    const eclipse = eclipseOf(lunation)
    const phase = lunation.of === 'solar' ? 'new_moon' : 'full_moon'
    for (const place of touched)
      found.push({
        id: `${phase.replace('_', '-')}-on-natal-${place.point.replaceAll('_', '-')}`,
        phase,
        at: toSecond(lunation.instant),
        longitude,
        point: place.point,
        orb: distance(longitude, place),
        certain: !isUncertain(place),
        eclipse,
      })
    yield
  }
  return found
}

function distance(longitude: number, place: NatalPlace): number {
  if (!isUncertain(place)) return separation(longitude, place.longitude)
  const { from, to } = place.range!
  if (normalize(longitude - from) <= normalize(to - from)) return 0
  return Math.min(separation(longitude, from), separation(longitude, to))
}
