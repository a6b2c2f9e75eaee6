/** Lunar eclipses: the Earth's shadow at the Moon's distance, as seen from the Earth's centre. */
import { crossing } from '../../sky/crossing.ts'
import { SUN_RADIUS, sunAndMoonAt } from '../../sky/sun-and-moon.ts'
import { across, angleBetween, magnitudeOf, times, unit, type Vector } from '../../sky/vector.ts'
import { type EclipseFacts, SEARCH_MS, timeOfNearest } from './facts.ts'
import { MOON_RADIUS } from './solar.ts'

/** The air widens the shadow by about 75 km, as if the Earth were a hundredth larger (A. Danjon, 1951). */
const WITH_AIR = 1.01

/** Angles seen from the Earth's centre, radians. */
export interface EarthShadow {
  /** From the axis of the shadow to the Moon. */
  readonly distance: number
  readonly moonRadius: number
  readonly umbra: number
  readonly penumbra: number
}

export function earthShadowAt(instant: number): EarthShadow {
  const { sun, moon } = sunAndMoonAt(instant)
  const [sunDistance, moonDistance] = [magnitudeOf(sun), magnitudeOf(moon)]
  const sunRadius = Math.asin(SUN_RADIUS / sunDistance)
  const widened = WITH_AIR * Math.asin(1 / moonDistance) + Math.asin(1 / sunDistance)
  return {
    distance: angleBetween(moon, times(sun, -1)),
    moonRadius: Math.asin(MOON_RADIUS / moonDistance),
    umbra: widened - sunRadius,
    penumbra: widened + sunRadius,
  }
}

/** How far the Moon's edge is from a shadow: negative while she is at least partly in it. */
export function shadowGapAt(instant: number, shadow: 'umbra' | 'penumbra'): number {
  const at = earthShadowAt(instant)
  return at.distance - at.moonRadius - at[shadow]
}

/** The share of the Moon's diameter that is in a shadow; more than 1 if she is deep in it, less than 0 if she is outside. */
function magnitudeIn(shadow: 'umbra' | 'penumbra', at: EarthShadow): number {
  return (at[shadow] + at.moonRadius - at.distance) / (2 * at.moonRadius)
}

/** From the axis of the shadow to the Moon. */
function offsetAt(instant: number): Vector {
  const { sun, moon } = sunAndMoonAt(instant)
  return across(moon, unit(sun))
}

export interface LunarEclipseFacts extends EclipseFacts {
  /** In the penumbra; `magnitude` is that in the umbra, negative if the Moon stays outside. */
  readonly penumbralMagnitude: number
}

/** The eclipse at a full Moon, if there is one. */
export function lunarEclipse(fullMoon: number): LunarEclipseFacts | null {
  const greatest = timeOfNearest(offsetAt, fullMoon)
  const shadow = earthShadowAt(greatest)
  const penumbralMagnitude = magnitudeIn('penumbra', shadow)
  // mutate operator <: no magnitude is exactly 0 or 1
  if (penumbralMagnitude <= 0) return null
  const magnitude = magnitudeIn('umbra', shadow)
  const offset = offsetAt(greatest)
  const gap = (at: number) => shadowGapAt(at, 'penumbra')
  return {
    at: greatest,
    // mutate operator >, operator >=: no magnitude is exactly 0 or 1
    kind: magnitude >= 1 ? 'total' : magnitude > 0 ? 'partial' : 'penumbral',
    magnitude,
    penumbralMagnitude,
    gamma: Math.sign(offset[2]) * magnitudeOf(offset),
    begins: crossing(gap, greatest - SEARCH_MS, greatest),
    ends: crossing(gap, greatest, greatest + SEARCH_MS),
  }
}
