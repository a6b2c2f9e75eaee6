/** How the Moon looks: where her bright side is, and how she hangs in the sky of a place. */
import { arcSine, direction, normalize } from './angle.ts'
import type { Place } from './horizon.ts'
import { observerAt, sunAndMoonAt } from './sun-and-moon.ts'
import { across, cross, dot, minus, unit, type Vector } from './vector.ts'

const NORTH: Vector = [0, 0, 1]

/** The direction of the Sun on the Moon's disc, degrees from celestial north through east: the middle of her bright edge. */
export function brightLimbAngle(instant: number): number {
  const { sun, moon } = sunAndMoonAt(instant)
  return turnOf(moon, minus(sun, moon), NORTH)
}

export interface MoonAbove {
  /** Degrees above the horizon, without refraction; negative below it. */
  readonly altitude: number
  /** The direction of the Sun on her disc, degrees from the zenith, counter-clockwise as one sees it. */
  readonly tilt: number
}

export function moonAbove(instant: number, place: Place): MoonAbove {
  const { sun, moon } = sunAndMoonAt(instant)
  const { position, zenith } = observerAt(instant, place)
  const seen = minus(moon, position)
  return {
    altitude: arcSine(dot(unit(seen), zenith)),
    tilt: turnOf(seen, minus(sun, moon), zenith),
  }
}

/** As she hangs when she is highest: on the meridian the way up leads to the north pole, or straight away from it, so her hour need not be known. */
export function moonAtHighest(instant: number, { latitude }: Place): MoonAbove {
  const declination = arcSine(unit(sunAndMoonAt(instant).moon)[2])
  // mutate operator <=: in the zenith there is no way up
  const turn = latitude < declination ? 180 : 0
  return {
    altitude: 90 - Math.abs(latitude - declination),
    tilt: normalize(brightLimbAngle(instant) + turn),
  }
}

/** The angle around a line of sight from `up` to a direction, counter-clockwise as the observer sees it. */
function turnOf(sight: Vector, towards: Vector, up: Vector): number {
  const ahead = unit(sight)
  const upright = unit(across(up, ahead))
  const left = cross(upright, ahead)
  return direction(dot(towards, left), dot(towards, upright))
}
