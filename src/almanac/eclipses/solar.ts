/**
 * Solar eclipses as seen from space: the Moon's shadow, a cone about the line from the Sun through the Moon, and how it falls on the Earth.
 * The method is Bessel's: shadow and Earth are compared in the plane through the Earth's centre at right angles to the shadow's axis.
 */
import { crossing } from '../../sky/crossing.ts'
import { FLATTENING, SUN_RADIUS, sunAndMoonAt } from '../../sky/sun-and-moon.ts'
import { across, dot, magnitudeOf, minus, unit, type Vector } from '../../sky/vector.ts'
import { type EclipseFacts, SEARCH_MS, timeOfNearest } from './facts.ts'

/** The Moon's radius in Earth radii: the mean edge (IAU 1982), where the partial phase begins; and the floor of her valleys, through which the last sunlight comes. */
export const MOON_RADIUS = 0.2725076
const MOON_RADIUS_IN_VALLEYS = 0.272281

interface Shadow {
  /** From the Moon to the Sun, of length 1. */
  readonly axis: Vector
  readonly moonToSun: number
  /** From the plane to the Moon. */
  readonly moonHeight: number
  /** From the Earth's centre to the axis. */
  readonly offset: Vector
}

function shadowAt(instant: number): Shadow {
  const { sun, moon } = sunAndMoonAt(instant)
  const line = minus(sun, moon)
  const axis = unit(line)
  return { axis, moonToSun: magnitudeOf(line), moonHeight: dot(moon, axis), offset: across(moon, axis) }
}

interface Cone {
  /** Radius in the plane; of the umbra, negative where the Moon covers the whole Sun. */
  readonly radius: number
  /** How much it narrows towards the Moon, per Earth radius. */
  readonly slope: number
}

function conesOf({ moonToSun, moonHeight }: Shadow, moonRadius: number): { penumbra: Cone; umbra: Cone } {
  const cone = (side: 1 | -1): Cone => {
    const angle = Math.asin((SUN_RADIUS + side * moonRadius) / moonToSun)
    return {
      radius: moonHeight * Math.tan(angle) + (side * moonRadius) / Math.cos(angle),
      slope: Math.tan(angle),
    }
  }
  return { penumbra: cone(1), umbra: cone(-1) }
}

/** How far the axis is from the Earth's centre, if the flattened Earth's edge in its direction is at 1. */
function distanceInLimbs({ axis, offset }: Shadow): number {
  const stretch = ([x, y, z]: Vector): Vector => [x, y, z / (1 - FLATTENING)]
  return magnitudeOf(across(stretch(offset), unit(stretch(axis))))
}

/** How far the penumbra's edge is from the Earth: negative while it falls on it. */
function gapAt(instant: number): number {
  const shadow = shadowAt(instant)
  const distance = magnitudeOf(shadow.offset)
  return distance - distance / distanceInLimbs(shadow) - conesOf(shadow, MOON_RADIUS).penumbra.radius
}

/** The eclipse at a new Moon, if there is one. */
export function solarEclipse(newMoon: number): EclipseFacts | null {
  const greatest = timeOfNearest((at) => shadowAt(at).offset, newMoon)
  // mutate operator >: no eclipse of these centuries lies exactly on the border of its kind
  if (gapAt(greatest) >= 0) return null
  const shadow = shadowAt(greatest)
  return {
    at: greatest,
    ...kindOf(shadow, greatest),
    gamma: Math.sign(shadow.offset[2]) * magnitudeOf(shadow.offset),
    begins: crossing(gapAt, greatest - SEARCH_MS, greatest),
    ends: crossing(gapAt, greatest, greatest + SEARCH_MS),
  }
}

/** The kind and the magnitude where the eclipse is greatest: the covered share of the Sun's diameter; of a central eclipse, the Moon's diameter in those of the Sun. */
function kindOf(shadow: Shadow, greatest: number): Pick<EclipseFacts, 'kind' | 'magnitude'> {
  const { penumbra, umbra } = conesOf(shadow, MOON_RADIUS_IN_VALLEYS)
  const limbs = distanceInLimbs(shadow)
  const distance = magnitudeOf(shadow.offset)
  const beyondLimb = distance - distance / limbs
  // mutate operator <=: no eclipse of these centuries lies exactly on the border of its kind
  const isCentral = limbs < 1
  // How high above the plane the ground is where the axis meets it.
  const height = isCentral ? Math.sqrt(1 - limbs ** 2) : 0
  const outer = penumbra.radius - height * penumbra.slope
  const inner = umbra.radius - height * umbra.slope
  // mutate operator >: no eclipse of these centuries lies exactly on the border of its kind
  if (beyondLimb >= Math.abs(umbra.radius))
    return { kind: 'partial', magnitude: (outer - beyondLimb) / (outer + inner) }
  const magnitude = isCentral ? (outer - inner) / (outer + inner) : (outer - beyondLimb) / (outer + inner)
  // mutate operator >: no eclipse of these centuries lies exactly on the border of its kind
  if (inner >= 0) return { kind: 'annular', magnitude }
  return { kind: isCentral && isAnnularAtAnEnd(greatest) ? 'hybrid' : 'total', magnitude }
}

/** Where the axis touches the Earth and where it leaves her, the Moon is an Earth radius further away, and the umbra may be too short to reach the ground. */
function isAnnularAtAnEnd(greatest: number): boolean {
  const beyondLimb = (at: number) => distanceInLimbs(shadowAt(at)) - 1
  // mutate order: which end of the path is looked at first
  return [greatest - SEARCH_MS, greatest + SEARCH_MS].some((outside) => {
    const end = crossing(beyondLimb, greatest, outside)
    // mutate operator >=: no eclipse of these centuries lies exactly on the border of its kind
    return conesOf(shadowAt(end), MOON_RADIUS_IN_VALLEYS).umbra.radius > 0
  })
}
