/**
 * Finds the instants at which a course passes a mark: one search for every kind of event.
 *
 * The sky is computed at each midnight (UTC), once for all courses. If a course has a mark on one side at a midnight and
 * on the other side at the next, it passed the mark in between. If the mark is on the same side, but near, and the
 * course turned in between, it may have passed the mark and come back. Midnights are the same for every span, so what
 * is found does not depend on where a span begins.
 *
 * A search may have a clock of its own: a function from an instant to whatever its courses are read from, such as the place of one body,
 * or the sky of a day for a year.
 */

import { signedArc } from '../sky/angle.ts'
import type { Body } from '../sky/bodies.ts'
import { crossing } from '../sky/crossing.ts'
import { type Position, type Positions, positionAtTt, positionsAt } from '../sky/ephemeris.ts'
import { memoized } from '../sky/memoized.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'

/** The positions of the bodies at one instant. */
export type PositionOf = (body: Body) => Position

/** A quantity in degrees that changes with time: a longitude, the angle from one body to another, a daily motion. */
export interface Course<Sky = PositionOf> {
  readonly degrees: (sky: Sky) => number
  /** Its change per day. If absent, the course is assumed never to pass a mark and come back within a step. */
  readonly perDay?: (sky: Sky) => number
  /** The values to search for, in degrees on the circle. */
  readonly marks: readonly number[]
}

export interface Crossing {
  readonly instant: number
  readonly mark: number
  /** Towards greater degrees. */
  readonly forward: boolean
}

export interface Sample<Sky = PositionOf> {
  readonly instant: number
  readonly where: Sky
}

/** What the courses of a search are read from at an instant. */
export type Clock<Sky> = (instant: number) => Sky

/**
 * A day. In it the Moon moves 15.4° and Mercury 2.2° at most, so that no course goes half round the circle, and no
 * course turns twice: Mercury turns again after 19 days at the earliest, two planets as seen from each other after 14.
 * Only Mercury as seen from Venus has turned within a day or so, but never twice between two midnights of 1600–2399.
 */
export const STEP_MS = DAY_MS

/**
 * How near a mark must be for a course that turns within a step to reach it and come back. No course that turns changes
 * its motion by more than 0.24° per day in a day (Mercury and Venus): until it turns it goes 0.12° at most.
 */
// mutate constant: a margin: 0.12 would do (a test says so), and what is found beyond it is looked at once more
export const TURN_REACH = 0.25

/** More than the days of the longest span that is asked for at once, so that several kinds share them. */
// mutate constant: how many skies are remembered: one that is forgotten is computed again, and is the same
const CACHED_MIDNIGHTS = 1024
const skyAtStep = memoized(CACHED_MIDNIGHTS, (step: number) => positionsAt(step * STEP_MS))

/** The sky at every midnight from the last one before a span to the first one after it. */
export function samplesAround(from: number, to: number): Sample[] {
  const first = Math.floor(from / STEP_MS)
  const steps = Math.ceil(to / STEP_MS) - first
  return Array.from({ length: steps + 1 }, (_, i) => {
    const step = first + i
    return sampleAt(step * STEP_MS, skyAtStep(step))
  })
}

/** `planets` are the positions that are known already; any other is computed when it is first asked for. */
function sampleAt(instant: number, planets?: Positions): Sample {
  const tt = terrestrialTime(instant)
  const positions: Partial<Record<Body, Position>> = { ...planets }
  return {
    instant,
    where: (body) => {
      positions[body] ??= positionAtTt(body, tt)
      return positions[body]
    },
  }
}

/** When a course passes its marks between the first sample and the last. */
export const passages = (course: Course, samples: readonly Sample[]): Crossing[] =>
  passagesBy(whereAt, course, samples)

/** The same with a clock of its own, by which the samples were made. */
export function passagesBy<Sky>(
  clock: Clock<Sky>,
  course: Course<Sky>,
  samples: readonly Sample<Sky>[],
): Crossing[] {
  const found: Crossing[] = []
  const degrees = samples.map(({ where }) => course.degrees(where))
  for (const mark of course.marks) {
    let before = signedArc(degrees[0]!, mark)
    for (let i = 1; i < samples.length; i++) {
      const after = signedArc(degrees[i]!, mark)
      // Opposite the mark the arc jumps from 180 to −180: that is not a passage.
      // mutate operator <=: no arc is exactly 0 or 180 at a sample
      // mutate constant 181, constant 179: no course goes further than 20° in a step, and a jump is of more than 340°
      if (before < 0 !== after < 0 && Math.abs(before - after) < 180)
        found.push(passage(clock, course, mark, samples[i - 1]!.instant, samples[i]!.instant, before, after))
      // mutate operator <=, call: a margin: 0.12 would do (a test says so), and what is found beyond it is looked at once more
      else if (Math.abs(before) < TURN_REACH)
        found.push(...thereAndBack(clock, course, mark, samples[i - 1]!, samples[i]!, before, after))
      before = after
    }
  }
  return found
}

/**
 * The passage nearest to an instant: the first after it if the limit lies after it, else the last before. Null if there is none up to the
 * limit. A course that turns more slowly than Mercury may be searched in longer steps.
 */
export const nearestPassage = (
  course: Course,
  instant: number,
  limit: number,
  stepMs = STEP_MS,
): Crossing | null => nearestPassageFrom(sampleAt, whereAt, course, instant, limit, stepMs)

/** The same with a clock of its own. */
export const nearestPassageBy = <Sky>(
  clock: Clock<Sky>,
  course: Course<Sky>,
  instant: number,
  limit: number,
  stepMs: number,
): Crossing | null =>
  nearestPassageFrom((at) => ({ instant: at, where: clock(at) }), clock, course, instant, limit, stepMs)

function nearestPassageFrom<Sky>(
  sample: (instant: number) => Sample<Sky>,
  clock: Clock<Sky>,
  course: Course<Sky>,
  instant: number,
  limit: number,
  stepMs: number,
): Crossing | null {
  const direction = limit < instant ? -1 : 1
  const isBetween = ({ instant: at }: Crossing) =>
    direction * (at - instant) > 0 && direction * (limit - at) >= 0
  let near = sample(instant)
  while (direction * (limit - near.instant) > 0) {
    const far = sample(near.instant + direction * Math.min(stepMs, Math.abs(limit - near.instant)))
    const steps = direction > 0 ? [near, far] : [far, near]
    const found = passagesBy(clock, course, steps).filter(isBetween)
    if (found.length > 0) return found.reduce((a, b) => (direction * (b.instant - a.instant) < 0 ? b : a))
    near = far
  }
  return null
}

const whereAt = (instant: number): PositionOf => {
  const tt = terrestrialTime(instant)
  return (body) => positionAtTt(body, tt)
}

/** `before` and `after` are the arcs from the mark at the start and at the end. */
function passage<Sky>(
  clock: Clock<Sky>,
  course: Course<Sky>,
  mark: number,
  start: number,
  end: number,
  before: number,
  after: number,
): Crossing {
  // mutate arguments: the same arc with the other sign: it is zero at the same instant
  const arc = (at: number) => signedArc(course.degrees(clock(at)), mark)
  const instant = crossing(arc, start, end, before, after)
  // The end of a step is the beginning of the next, so the passage must come before it.
  return { instant: Math.min(instant, end - 1), mark, forward: before < 0 }
}

/** The two passages of a course that passes a mark, turns, and passes it again within a step. */
function thereAndBack<Sky>(
  clock: Clock<Sky>,
  course: Course<Sky>,
  mark: number,
  start: Sample<Sky>,
  end: Sample<Sky>,
  before: number,
  after: number,
): Crossing[] {
  const { degrees, perDay } = course
  // mutate operator <=: no motion is exactly 0 at a midnight
  if (perDay === undefined || perDay(start.where) < 0 === perDay(end.where) < 0) return []
  const turn = crossing((at) => perDay(clock(at)), start.instant, end.instant)
  const furthest = signedArc(degrees(clock(turn)), mark)
  // mutate operator <=: no arc is exactly 0 at a turn
  if (furthest < 0 === before < 0) return []
  return [
    passage(clock, course, mark, start.instant, turn, before, furthest),
    passage(clock, course, mark, turn, end.instant, furthest, after),
  ]
}
