/** The three conventions for the houses of a composite chart (docs/synastry.md). */
import { normalize, separation } from '../sky/angle.ts'
import { altitudeOf, ascendant, horizonOfMidheaven, vertex } from '../sky/horizon.ts'
import { type Ayanamsa, anglesOf, type CastChart, type Chart, fromEquinox, inZodiacOf } from './chart.ts'
import { type Cusps, everyThirty } from './houses/cusps.ts'
import { type HouseSystem, houses } from './houses/houses.ts'
import { signsFrom } from './houses/whole.ts'
import { mean, midpointNear, nearMidpoint, opposite } from './midpoint.ts'
import type { Point } from './points.ts'

export const COMPOSITE_HOUSES = ['derived', 'midpoint', 'none'] as const
export type CompositeHouses = (typeof COMPOSITE_HOUSES)[number]

// mutate order: they are asked for by their names
export const COMPOSITE_ANGLES = ['ascendant', 'midheaven'] as const
export type CompositeAngle = (typeof COMPOSITE_ANGLES)[number]

/** What the rules left open, and how it was settled. */
export interface HousesMethod {
  /** Of derived houses. */
  readonly latitude: number | null
  /** Of midpoint houses whose near midpoints fell out of order: the angle whose originals are nearer to each other keeps its near midpoint. */
  readonly keptAngle: CompositeAngle | null
  /** The cusps that take the far midpoint for that. */
  readonly farCusps: readonly number[]
}

export interface CompositeSphere extends Pick<Chart, 'houses' | 'angles'> {
  readonly vertex: number
  readonly isDay: boolean
  readonly method: HousesMethod
}

/** What both charts have in common. */
interface Middle {
  readonly ayanamsa: Ayanamsa | null
  readonly obliquity: number
  readonly sun: Pick<Chart<Point>['bodies']['sun'], 'longitude' | 'latitude'>
}

type Pair = readonly [first: CastChart<Point>, second: CastChart<Point>]

/** Of opposed Midheavens the midpoint in the first half of the zodiac. */
export const compositeMidheaven = ([first, second]: Pair): number =>
  midpointNear(first.angles.midheaven, second.angles.midheaven, 90)

/** The Midheaven is the near midpoint; all else follows from its right ascension at one latitude, as if the chart had been cast there. */
export function derivedHouses(pair: Pair, middle: Middle, givenLatitude?: number): CompositeSphere {
  const midheaven = compositeMidheaven(pair)
  const { ayanamsa, obliquity } = middle
  const latitude = givenLatitude ?? mean(pair[0].place.latitude, pair[1].place.latitude)
  const horizon = horizonOfMidheaven(fromEquinox({ ayanamsa }, midheaven), obliquity, latitude)
  const angles = anglesOf(inZodiacOf({ ayanamsa }, ascendant(horizon)), midheaven)
  const { longitude, latitude: north } = middle.sun
  return {
    houses: houses(pair[0].houses.requested, horizon, ayanamsa?.degrees),
    angles,
    vertex: inZodiacOf({ ayanamsa }, vertex(horizon)),
    isDay: altitudeOf(fromEquinox({ ayanamsa }, longitude), north, horizon) >= 0,
    method: { latitude, keptAngle: null, farCusps: [] },
  }
}

/** Systems in which every cusp follows from the Ascendant alone: midpoints of their cusps would be no such houses. */
const FROM_ASCENDANT: Readonly<Partial<Record<HouseSystem, (ascendant: number) => Cusps>>> = {
  whole: signsFrom,
  equal: everyThirty,
  vehlow: (ascendant) => everyThirty(ascendant - 15),
}

/** Angles and cusps are midpoints of angles and cusps. */
export function midpointHouses(pair: Pair, { sun }: Middle): CompositeSphere {
  const angles = middleAngles(pair)
  const { houses, method } = middleHouses(pair, angles)
  const vertices = pair.map((chart) => inZodiacOf(chart, vertex(chart.horizon))) as [number, number]
  const crossing = nearMidpoint(...vertices)
  return {
    houses,
    angles: anglesOf(angles.ascendant, angles.midheaven),
    // In the west, as that of any chart.
    vertex: normalize(crossing - angles.midheaven) < 180 ? opposite(crossing) : crossing,
    isDay: normalize(sun.longitude - angles.ascendant) >= 180,
    method: { latitude: null, ...method },
  }
}

interface MiddleAngles {
  readonly ascendant: number
  readonly midheaven: number
  readonly keptAngle: CompositeAngle | null
}

/** The Ascendant follows the Midheaven within half a circle; where the near midpoints do not, one of them gives way. */
function middleAngles(pair: Pair): MiddleAngles {
  const [one, two] = [pair[0].angles, pair[1].angles]
  const midheaven = compositeMidheaven(pair)
  const ascendant = midpointNear(one.ascendant, two.ascendant, midheaven + 90)
  if (normalize(ascendant - midheaven) < 180) return { ascendant, midheaven, keptAngle: null }
  const isAscendantNearer =
    separation(one.ascendant, two.ascendant) < separation(one.midheaven, two.midheaven)
  return isAscendantNearer
    ? { ascendant, midheaven: opposite(midheaven), keptAngle: 'ascendant' }
    : { ascendant: opposite(ascendant), midheaven, keptAngle: 'midheaven' }
}

function middleHouses(pair: Pair, { ascendant, midheaven, keptAngle }: MiddleAngles) {
  const [first, second] = [pair[0].houses, pair[1].houses]
  const { requested } = first
  // Two systems cannot be mixed: where one of the charts has equal houses for want of others, so has the composite.
  const fallbacks = [first, second].flatMap(({ fallback }) => fallback ?? [])
  // Of two the northern one, whichever comes first.
  const fallback = fallbacks.toSorted((a, b) => b.latitude - a.latitude)[0] ?? null
  const used = fallback === null ? requested : 'equal'
  const choice = { requested, used, fallback }
  const cuspsFrom = FROM_ASCENDANT[used]
  if (cuspsFrom !== undefined)
    return { houses: { ...choice, cusps: cuspsFrom(ascendant) }, method: { keptAngle, farCusps: [] } }
  const cusps = cuspsInOrder(pair, keptAngle === 'ascendant' ? [0, ascendant] : [9, midheaven])
  const isFar = (cusp: number, i: number) =>
    separation(cusp, nearMidpoint(first.cusps[i]!, second.cusps[i]!)) > 90
  const farCusps = cusps.flatMap((cusp, i) => (isFar(cusp, i) ? [i + 1] : []))
  return { houses: { ...choice, cusps }, method: { keptAngle, farCusps } }
}

/** Each cusp is as far from the kept one as in the mean of the two charts: a midpoint, and in the order of the houses. */
function cuspsInOrder([first, second]: Pair, [kept, place]: readonly [index: number, place: number]): Cusps {
  const [one, two] = [first.houses.cusps, second.houses.cusps]
  // The cusp that is kept need not be the angle itself: in some systems the first house does not begin at the Ascendant.
  const near = nearMidpoint(one[kept]!, two[kept]!)
  const start = separation(near, place) <= 90 ? near : opposite(near)
  return one.map((cusp, i) =>
    normalize(start + mean(normalize(cusp - one[kept]!), normalize(two[i]! - two[kept]!))),
  )
}
