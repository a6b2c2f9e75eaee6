/** Where the progressed or directed points of a birth are at a moment of life. */
import { normalize, signedArc } from '../../sky/angle.ts'
import type { Position } from '../../sky/ephemeris.ts'
import { trueObliquity } from '../../sky/equatorial.ts'
import {
  ascendant,
  type Horizon,
  horizonAt,
  horizonOfMidheaven,
  midheaven,
  type Place,
} from '../../sky/horizon.ts'
import { instantOfTt } from '../../time/time-scales.ts'
import type { MovingPoint } from '../aspects.ts'
import { type Ayanamsa, ayanamsaOf, inZodiacOf, seenFrom, type ZodiacChoice } from '../chart.ts'
import { type NodeKind, type Point, positionsOfPoints } from '../points.ts'
import { isAngle, type SynastryAngle, type SynastryPoint } from '../synastry.ts'
import { derivedTt, type ProgressedClock, yearsAt } from './clock.ts'
import { NAIBOD_RATE, type ProgressionRules } from './rules.ts'

interface ProgressedInput {
  readonly clock: ProgressedClock
  readonly place: Place
  readonly zodiac: ZodiacChoice
  readonly node: NodeKind
  /** Null without a time of birth: then there are no angles. */
  readonly horizon: Horizon | null
}

/** What is progressed. */
export interface ProgressedBirth extends ProgressedInput {
  /** The zodiac as it lay at birth. */
  readonly ayanamsa: Ayanamsa | null
  /** Longitudes at birth, in the zodiac of the chart. */
  readonly natal: (point: SynastryPoint) => number
}

export function progressedBirth(input: ProgressedInput): ProgressedBirth {
  const { clock, zodiac, node, horizon } = input
  const ayanamsa = ayanamsaOf(zodiac, clock.birthTt)
  const natal = memoized((point: SynastryPoint) =>
    isAngle(point)
      ? angleOf(point, horizon!, ayanamsa)
      : positionIn(point, node, clock.birthTt, ayanamsa).longitude,
  )
  return { ...input, ayanamsa, natal }
}

/** The moment that stands for an instant, and what hangs on it. */
export interface ProgressedMoment {
  readonly birth: ProgressedBirth
  readonly rules: ProgressionRules
  /** A Julian day of Terrestrial Time. */
  readonly tt: number
  /** Years of life, with their fraction. */
  readonly years: number
  readonly ayanamsa: Ayanamsa | null
  /** How far the Sun has come since the birth, degrees in (−180, 180]: negative if converse. */
  readonly solarArc: number
  /** Where a body of the sky is then, in the zodiac of the chart. */
  readonly body: (point: Point) => Position
}

export function progressedMoment(
  birth: ProgressedBirth,
  rules: ProgressionRules,
  instant: number,
): ProgressedMoment {
  const tt = derivedTt(birth.clock, instant)
  const ayanamsa = ayanamsaOf(birth.zodiac, tt)
  const body = memoized((point: Point) => positionIn(point, birth.node, tt, ayanamsa))
  const solarArc = signedArc(body('sun').longitude, birth.natal('sun'))
  return { birth, rules, tt, years: yearsAt(birth.clock, instant), ayanamsa, solarArc, body }
}

/** Many courses of a search read the same points. */
function memoized<P extends string, Value>(compute: (point: P) => Value): (point: P) => Value {
  const cache = new Map<P, Value>()
  return (point) => {
    const before = cache.get(point)
    if (before !== undefined) return before
    const value = compute(point)
    cache.set(point, value)
    return value
  }
}

const positionIn = (point: Point, node: NodeKind, tt: number, ayanamsa: Ayanamsa | null): Position =>
  seenFrom(ayanamsa, positionsOfPoints([point], node, tt)[point])

/** The horizon of a secondary progression: the Midheaven by its rule, at the latitude of birth. */
export function progressedHorizon(moment: ProgressedMoment): Horizon {
  const { birth, rules, tt, years, solarArc, ayanamsa } = moment
  const natal = birth.horizon!
  const obliquity = trueObliquity(tt)
  switch (rules.angles) {
    case 'quotidian':
      return horizonAt(instantOfTt(tt), birth.place, tt)
    case 'naibod_ra': {
      const arc = birth.clock.direction * NAIBOD_RATE * years
      return { siderealTime: normalize(natal.siderealTime + arc), obliquity, latitude: natal.latitude }
    }
    case 'solar_arc_longitude': {
      // In a sidereal zodiac the arc lacks what the equinox has moved since the birth.
      const arc = solarArc + (ayanamsa?.degrees ?? 0) - (birth.ayanamsa?.degrees ?? 0)
      return horizonOfMidheaven(normalize(midheaven(natal) + arc), obliquity, natal.latitude)
    }
  }
}

/** Where a point is, in the zodiac of the chart. Angles have no motion, and need a time of birth. */
export function progressedPoint(moment: ProgressedMoment, point: SynastryPoint): MovingPoint {
  const { birth, rules, solarArc, ayanamsa, body } = moment
  if (rules.method === 'solar_arc')
    return { longitude: normalize(birth.natal(point) + solarArc), motion: body('sun').motion }
  if (!isAngle(point)) return body(point)
  return { longitude: angleOf(point, progressedHorizon(moment), ayanamsa), motion: 0 }
}

const ANGLES: Readonly<Record<SynastryAngle, (horizon: Horizon) => number>> = { ascendant, midheaven }

const angleOf = (angle: SynastryAngle, horizon: Horizon, ayanamsa: Ayanamsa | null): number =>
  inZodiacOf({ ayanamsa }, ANGLES[angle](horizon))
