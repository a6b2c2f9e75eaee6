/** The kinds of events, a row each: the courses and marks to search, and the event at a passage. */

import { ASPECTS, type AspectName, PTOLEMAIC } from '../chart/aspects.ts'
import { skyAspectId, type TransitId } from '../chart/transits.ts'
import { normalize, signedArc } from '../sky/angle.ts'
import { BODIES, type Body } from '../sky/bodies.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { SIGN_SPAN, SIGNS, type Sign, signOf, startOf } from '../sky/zodiac.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import type { Course } from './search.ts'

export type Direction = 'retrograde' | 'direct'
export const directionOf = (forward: boolean): Direction => (forward ? 'direct' : 'retrograde')

/** An event without its kind and instant. */
export interface EventDescription {
  /** `venus-enters-libra`, `mercury-turns-retrograde`, `mercury-turns-direct`, `new-moon`, `sun-square-mars`, `june-solstice`. */
  readonly id: TransitId
  readonly planets: readonly Planet[]
  /** The sign of the first planet at that instant; at an ingress, the sign it enters. */
  readonly sign: Sign
  /** Of an exact aspect. */
  readonly aspect?: AspectName
  /** Of a station: the direction after it. Of an ingress: the direction in which the planet crosses the border. */
  readonly direction?: Direction
}

export interface EventCourse {
  readonly course: Course
  /** The event when a mark is passed `at` an instant, rounded to a second. */
  readonly happening: (mark: number, forward: boolean, at: number) => EventDescription
}

/** All except the Moon: she enters a sign every other day and makes several aspects a day, too many for a list. Her events are kinds of their own. */
export const WANDERERS = PLANETS.filter((planet) => planet !== 'moon')

/** Those that turn retrograde and direct. */
export const TURNING = WANDERERS.filter((planet) => BODIES[planet].turnsBack)

const signAt = (planet: Planet, at: number): Sign =>
  signOf(positionAtTt(planet, terrestrialTime(at)).longitude)

const longitudeOf = (body: Body): Omit<Course, 'marks'> => ({
  degrees: (where) => where(body).longitude,
  perDay: (where) => where(body).motion,
})

const BORDERS = SIGNS.map(startOf)

const ingressOf = (planet: Planet): EventCourse => ({
  course: { ...longitudeOf(planet), marks: BORDERS },
  happening: (border, forward) => {
    const sign = signOf(forward ? border : border - SIGN_SPAN)
    return { id: `${planet}-enters-${sign}`, planets: [planet], sign, direction: directionOf(forward) }
  },
})

const stationOf = (planet: Planet): EventCourse => ({
  course: { degrees: (where) => where(planet).motion, marks: [0] },
  happening: (_, forward, at) => {
    const direction = directionOf(forward)
    return { id: `${planet}-turns-${direction}`, planets: [planet], sign: signAt(planet, at), direction }
  },
})

/** How far one body is ahead of another. */
const elongation = (ahead: Planet, behind: Planet): Omit<Course, 'marks'> => ({
  degrees: (where) => signedArc(where(ahead).longitude, where(behind).longitude),
  perDay: (where) => where(ahead).motion - where(behind).motion,
})

const PHASE_AT = new Map([
  // mutate order: the order of marks; events are sorted by time afterwards
  [0, 'new-moon'],
  // mutate order: the order of marks; events are sorted by time afterwards
  [90, 'first-quarter'],
  // mutate order: the order of marks; events are sorted by time afterwards
  [180, 'full-moon'],
  [270, 'last-quarter'],
])

const phases = (...marks: number[]): EventCourse => ({
  course: { ...elongation('moon', 'sun'), marks },
  happening: (mark, _, at) => ({
    id: PHASE_AT.get(mark)!,
    planets: ['moon', 'sun'],
    sign: signAt('moon', at),
  }),
})

/** Named after months, because the seasons differ between the hemispheres. */
const SEASON_AT = new Map([
  // mutate order: the order of marks; events are sorted by time afterwards
  [0, 'march-equinox'],
  // mutate order: the order of marks; events are sorted by time afterwards
  [90, 'june-solstice'],
  // mutate order: the order of marks; events are sorted by time afterwards
  [180, 'september-equinox'],
  [270, 'december-solstice'],
])

const SEASONS: EventCourse = {
  course: { ...longitudeOf('sun'), marks: [...SEASON_AT.keys()] },
  happening: (mark) => ({ id: SEASON_AT.get(mark)!, planets: ['sun'], sign: signOf(mark) }),
}

/** By how far one body is ahead of the other; either may be the one ahead. */
export const ASPECT_AT = new Map(
  PTOLEMAIC.flatMap((name) => {
    const { angle } = ASPECTS[name]
    // mutate order: the order of marks; events are sorted by time afterwards
    return [angle, normalize(-angle)].map((mark) => [mark, name] as const)
  }),
)

const aspectsOf = (planet1: Planet, planet2: Planet): EventCourse => ({
  // mutate arguments: marks lie to either side, and an aspect is exact at the same instant seen from the other body
  course: { ...elongation(planet1, planet2), marks: [...ASPECT_AT.keys()] },
  happening: (mark, _, at) => {
    const name = ASPECT_AT.get(mark)!
    const id = skyAspectId({ planet1, name, planet2 })
    return { id, planets: [planet1, planet2], sign: signAt(planet1, at), aspect: name }
  },
})

export const KINDS = {
  ingress: WANDERERS.map(ingressOf),
  station: TURNING.map(stationOf),
  new_moon: [phases(0)],
  full_moon: [phases(180)],
  exact_aspect: WANDERERS.flatMap((planet, i) =>
    WANDERERS.slice(i + 1).map((other) => aspectsOf(planet, other)),
  ),
  moon_phase: [phases(...PHASE_AT.keys())],
  moon_ingress: [ingressOf('moon')],
  moon_aspect: WANDERERS.map((planet) => aspectsOf('moon', planet)),
  season: [SEASONS],
} satisfies Record<string, readonly EventCourse[]>

export type EventType = keyof typeof KINDS
export const EVENT_TYPES = Object.keys(KINDS) as EventType[]
