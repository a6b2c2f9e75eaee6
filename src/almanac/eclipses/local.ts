/** An eclipse as one place on the Earth sees it, cut off where Sun or Moon are below the horizon. */

import { arcSine } from '../../sky/angle.ts'
import { crossing } from '../../sky/crossing.ts'
import { type Place, REFRACTION } from '../../sky/horizon.ts'
import { observerAt, SUN_RADIUS, sunAndMoonAt } from '../../sky/sun-and-moon.ts'
import { angleBetween, dot, magnitudeOf, minus, unit, type Vector } from '../../sky/vector.ts'
import { toSecond } from '../../time/time-scales.ts'
import type { Eclipse } from './eclipses.ts'
import { earthShadowAt, shadowGapAt } from './lunar.ts'
import { MOON_RADIUS } from './solar.ts'

export interface LocalEclipse {
  readonly visible: true
  /** What is seen of the eclipse: from the first contact, or the rising, to the last, or the setting. */
  readonly begins: number
  /** When most is covered while it is seen. */
  readonly maximum: number
  readonly ends: number
  /** The share of the disc that is covered then, 0 to 1: of the Sun by the Moon, or of the Moon by the umbra. */
  readonly obscuration: number
}
export type EclipseAtPlace = LocalEclipse | { readonly visible: false }

export function eclipseAt(place: Place, eclipse: Eclipse): EclipseAtPlace {
  const course = eclipse.of === 'solar' ? solarCourse(place, eclipse) : lunarCourse(place, eclipse)
  if (course === null) return { visible: false }
  const seen = whileUp(course)
  if (seen === null) return { visible: false }
  const maximum = Math.min(Math.max(course.maximum, seen.begins), seen.ends)
  return {
    visible: true,
    begins: toSecond(seen.begins),
    maximum: toSecond(maximum),
    ends: toSecond(seen.ends),
    obscuration: course.obscuration(maximum),
  }
}

/** An eclipse as it would be seen from a place if no horizon hid it. */
interface Course {
  readonly begins: number
  readonly maximum: number
  readonly ends: number
  /** How far the upper edge of the eclipsed body is above the horizon, degrees. */
  readonly height: (at: number) => number
  readonly obscuration: (at: number) => number
}

interface View {
  readonly sun: Vector
  readonly moon: Vector
  readonly zenith: Vector
}

/** Sun and Moon from a place. */
function viewAt(instant: number, place: Place): View {
  const { sun, moon } = sunAndMoonAt(instant)
  const { position, zenith } = observerAt(instant, place)
  return { sun: minus(sun, position), moon: minus(moon, position), zenith }
}

const radiusOf = (radius: number, body: Vector): number => Math.asin(radius / magnitudeOf(body))

function heightOf(body: Vector, radius: number, zenith: Vector): number {
  return arcSine(dot(unit(body), zenith)) + arcSine(radius / magnitudeOf(body)) + REFRACTION
}

// mutate constant: how wide a search begins and how fine its steps are: it ends at the same instants
const MINUTE_MS = 60_000
/** Before and after the contact with the Earth as a whole, so that places where that happens have a beginning too. */
// mutate constant, operator: how wide a search begins and how fine its steps are: it ends at the same instants
const MARGIN_MS = 10 * MINUTE_MS

function solarCourse(place: Place, { begins, ends }: Eclipse): Course | null {
  const [from, to] = [begins - MARGIN_MS, ends + MARGIN_MS]
  const apart = (at: number) => {
    const view = viewAt(at, place)
    return angleBetween(view.sun, view.moon)
  }
  const opening = (at: number) => apart(at + MINUTE_MS) - apart(at - MINUTE_MS)
  // mutate early return, operator &&, operator >=, operator <=: a guard of the search: where the two are nearest outside this time, their edges do not touch
  if (opening(from) > 0 || opening(to) < 0) return null
  const gap = (at: number) => {
    const { sun, moon } = viewAt(at, place)
    return angleBetween(sun, moon) - radiusOf(SUN_RADIUS, sun) - radiusOf(MOON_RADIUS, moon)
  }
  const maximum = crossing(opening, from, to)
  // mutate operator >: no edge is exactly at the other, or at the horizon
  if (gap(maximum) >= 0) return null
  return {
    begins: crossing(gap, from, maximum),
    maximum,
    ends: crossing(gap, maximum, to),
    height: (at) => {
      const { sun, zenith } = viewAt(at, place)
      return heightOf(sun, SUN_RADIUS, zenith)
    },
    obscuration: (at) => {
      const { sun, moon } = viewAt(at, place)
      return coveredShare(radiusOf(SUN_RADIUS, sun), radiusOf(MOON_RADIUS, moon), angleBetween(sun, moon))
    },
  }
}

/** The whole world sees a lunar eclipse at the same time. The penumbra is mentioned only if there is nothing else: the eye hardly sees it. */
function lunarCourse(place: Place, { kind, at: maximum, begins, ends }: Eclipse): Course {
  const gap = (at: number) => shadowGapAt(at, 'umbra')
  const isPenumbral = kind === 'penumbral'
  return {
    begins: isPenumbral ? begins : crossing(gap, begins, maximum),
    maximum,
    ends: isPenumbral ? ends : crossing(gap, maximum, ends),
    height: (at) => {
      const { moon, zenith } = viewAt(at, place)
      return heightOf(moon, MOON_RADIUS, zenith)
    },
    obscuration: (at) => {
      const { moonRadius, umbra, distance } = earthShadowAt(at)
      return coveredShare(moonRadius, umbra, distance)
    },
  }
}

/** In a step of some minutes nothing rises and sets again, except for minutes near the poles. */
// mutate constant: how wide a search begins and how fine its steps are: it ends at the same instants
const STEPS = 48

/** From the first instant of a course at which the body is up to the last. */
function whileUp({ begins, ends, height }: Course): { begins: number; ends: number } | null {
  const instants = Array.from({ length: STEPS + 1 }, (_, i) => begins + ((ends - begins) * i) / STEPS)
  // mutate operator >=: no edge is exactly at the other, or at the horizon
  const isUp = instants.map((at) => height(at) > 0)
  const [first, last] = [isUp.indexOf(true), isUp.lastIndexOf(true)]
  if (first === -1) return null
  return {
    // mutate constant 2: a wider bracket around the same rising
    begins: first === 0 ? begins : crossing(height, instants[first - 1]!, instants[first]!),
    ends: last === STEPS ? ends : crossing(height, instants[last]!, instants[last + 1]!),
  }
}

/** The share of a disc that another one covers, with their radii and the distance of their centres. */
export function coveredShare(radius: number, other: number, distance: number): number {
  // mutate operator <: where two discs touch from inside, both ways lead to the same share
  if (distance <= Math.abs(radius - other)) return Math.min(1, (other / radius) ** 2)
  const segment = (r: number, q: number) => {
    const toChord = (distance ** 2 + r ** 2 - q ** 2) / (2 * distance)
    // Of discs apart the chord is beyond the edge, and the segment empty.
    const angle = Math.acos(Math.min(1, Math.max(-1, toChord / r)))
    return r ** 2 * angle - toChord * r * Math.sin(angle)
  }
  return (segment(radius, other) + segment(other, radius)) / (Math.PI * radius ** 2)
}
