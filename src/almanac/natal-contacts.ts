/** When the sky touches a birth chart: the almanac's search, with the natal points for marks. */

import { ASPECTS, type PTOLEMAIC } from '../chart/aspects.ts'
import type { Chart } from '../chart/chart.ts'
import type { NatalTransit } from '../chart/natal-transits.ts'
import { signedArc } from '../sky/angle.ts'
import type { Body } from '../sky/bodies.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import { PLANETS, type Planet, SLOW_PLANETS } from '../sky/planets.ts'
import { EARLIEST, isInRange, LATEST } from '../time/range.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { ASPECT_AT } from './kinds.ts'
import { type Course, nearestPassage, passages, STEP_MS, samplesAround } from './search.ts'

/** Instants between which an aspect is within its orb; null where that is more than a year away. */
export interface Span {
  readonly from: number | null
  readonly to: number | null
}

const FARTHEST_MS = 366 * DAY_MS
/** Spans are given by thirds of a month: they are counted in steps of two days from the instant, up to the first outside. */
const SPAN_STEP_MS = 2 * DAY_MS

/** The time around an instant in which a transit that holds then stays within its orb, to two days. */
export function contactSpan(
  { transiting, natal, name }: Pick<NatalTransit, 'transiting' | 'natal' | 'name'>,
  { bodies }: Pick<Chart, 'bodies'>,
  instant: number,
): Span {
  const { angle, orb } = ASPECTS[name]
  const { longitude } = bodies[natal]
  const now = signedArc(positionAtTt(transiting, terrestrialTime(instant)).longitude, longitude)
  const exact = now < 0 ? -angle : angle
  // mutate order: the nearest passage is taken, whichever mark it passes
  const course = { ...elongationFrom(longitude, transiting), marks: [exact - orb, exact + orb] }
  const edge = (direction: 1 | -1) => {
    const limit = Math.min(Math.max(instant + direction * FARTHEST_MS, EARLIEST), LATEST)
    const passage = nearestPassage(course, instant, limit, stepOf(transiting))
    if (passage === null) return null
    const steps = Math.ceil(Math.abs(passage.instant - instant) / SPAN_STEP_MS)
    const outside = instant + direction * steps * SPAN_STEP_MS
    return isInRange(outside) ? outside : null
  }
  return { from: edge(-1), to: edge(1) }
}

/** In four days on either side of its station Jupiter, the fastest of the slow, goes 0.03°. */
const SLOW_STEP_MS = 4 * DAY_MS
// mutate call every: in steps of a day the slow pass the same marks
const stepOf = (planet: Planet) => (SLOW_PLANETS.some((slow) => slow === planet) ? SLOW_STEP_MS : STEP_MS)

/** How far a body is ahead of a point that stands still. */
const elongationFrom = (longitude: number, body: Body): Omit<Course, 'marks'> => ({
  degrees: (where) => signedArc(where(body).longitude, longitude),
  perDay: (where) => where(body).motion,
})

/** A moment at which the Moon is in exact aspect with a natal planet. */
export interface ExactMoment {
  readonly instant: number
  readonly aspect: (typeof PTOLEMAIC)[number]
  readonly natal: Planet
}

/** The exact aspects of the Moon to the birth chart between two instants (the first included, the second not), in order of time. They give a day its hours. */
export function exactMoonMoments({ bodies }: Pick<Chart, 'bodies'>, from: number, to: number): ExactMoment[] {
  const samples = samplesAround(from, to)
  const marks = [...ASPECT_AT.keys()]
  const found = PLANETS.flatMap((natal) => {
    const course = { ...elongationFrom(bodies[natal].longitude, 'moon'), marks }
    return passages(course, samples).map(({ instant, mark }) => ({
      instant,
      aspect: ASPECT_AT.get(mark)!,
      natal,
    }))
  })
  return found
    .filter(({ instant }) => instant >= from && instant < to)
    .toSorted((a, b) => a.instant - b.instant)
}
