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
import type { Moving } from '../aspects.ts'
import { type Ayanamsa, ayanamsaOf, inZodiacOf, seenFrom, type ZodiacChoice } from '../chart.ts'
import { type NodeKind, type Point, positionsOfPoints } from '../points.ts'
import { isAngle, type SynastryAngle, type SynastryPoint } from '../synastry.ts'
import { derivedTt, type ProgressedClock, yearsAt } from './clock.ts'
import { NAIBOD_RATE, type ProgressionRules } from './rules.ts'

/** What is progressed. */
export interface ProgressedBirth {
  readonly clock: ProgressedClock
  readonly place: Place
  readonly zodiac: ZodiacChoice
  readonly node: NodeKind
  /** Null without a time of birth: then there are no angles. */
  readonly horizon: Horizon | null
}

/** The moment that stands for an instant, and what hangs on it. */
export interface ProgressedMoment {
  readonly birth: ProgressedBirth
  readonly rules: ProgressionRules
  readonly tt: number
  /** Years of life, with their fraction. */
  readonly years: number
  readonly ayanamsa: Ayanamsa | null
  /** How far the Sun has come since the birth, degrees in (−180, 180]: negative if converse. */
  readonly solarArc: number
}

export function progressedMoment(
  birth: ProgressedBirth,
  rules: ProgressionRules,
  instant: number,
): ProgressedMoment {
  const tt = derivedTt(birth.clock, instant)
  const ayanamsa = ayanamsaOf(birth.zodiac, tt)
  const solarArc = signedArc(
    positionIn(birth, 'sun', tt).longitude,
    positionIn(birth, 'sun', birth.clock.birthTt).longitude,
  )
  return { birth, rules, tt, years: yearsAt(birth.clock, instant), ayanamsa, solarArc }
}

/** In the zodiac of the chart, as it lies at that moment. */
const positionIn = ({ zodiac, node }: ProgressedBirth, point: Point, tt: number): Position =>
  seenFrom(ayanamsaOf(zodiac, tt), positionsOfPoints([point], node, tt)[point])

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
      const arc = solarArc + (ayanamsa?.degrees ?? 0) - (ayanamsaAtBirth(birth)?.degrees ?? 0)
      return horizonOfMidheaven(normalize(midheaven(natal) + arc), obliquity, natal.latitude)
    }
  }
}

const ayanamsaAtBirth = ({ zodiac, clock }: ProgressedBirth) => ayanamsaOf(zodiac, clock.birthTt)

/** Where a point is, in the zodiac of the chart. Angles have no motion, and need a time of birth. */
export function progressedPoint(moment: ProgressedMoment, point: SynastryPoint): Moving {
  const { birth, rules, tt, solarArc } = moment
  if (rules.method === 'secondary')
    return isAngle(point)
      ? { longitude: angleOf(point, progressedHorizon(moment), moment), motion: 0 }
      : positionIn(birth, point, tt)
  const natal = isAngle(point)
    ? angleOf(point, birth.horizon!, { ayanamsa: ayanamsaAtBirth(birth) })
    : positionIn(birth, point, birth.clock.birthTt).longitude
  return { longitude: normalize(natal + solarArc), motion: positionIn(birth, 'sun', tt).motion }
}

const ANGLES: Readonly<Record<SynastryAngle, (horizon: Horizon) => number>> = { ascendant, midheaven }

const angleOf = (
  angle: SynastryAngle,
  horizon: Horizon,
  { ayanamsa }: Pick<ProgressedMoment, 'ayanamsa'>,
): number => inZodiacOf({ ayanamsa }, ANGLES[angle](horizon))
