/** Transits to a birth chart: every aspect of a transiting planet at an instant to a natal planet (specification §2.6). */
import { normalize, separation, signedArc } from '../sky/angle.ts'
import { byBody } from '../sky/bodies.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { isInRange } from '../time/range.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { ASPECTS, type Aspect, aspectsBetween, PTOLEMAIC } from './aspects.ts'
import type { Chart } from './chart.ts'
import type { Sky, TransitId } from './transits.ts'

export interface NatalTransit extends Aspect {
  /** For example `mars-square-natal-venus`. */
  readonly id: TransitId
  readonly transiting: Planet
  readonly natal: Planet
  /** The house of the natal planet in the birth chart. */
  readonly house: number
  readonly applying: boolean
  /** 1 if the aspect is exact, 0 at the limit of its orb. */
  readonly exactness: number
}

export function transitsToNatal({ positions }: Sky, { bodies }: Chart): NatalTransit[] {
  const now = byBody(PLANETS, (planet) => positions[planet])
  const birth = byBody(PLANETS, (planet) => ({ longitude: bodies[planet].longitude, motion: 0 }))
  return aspectsBetween(now, birth).map((aspect) => {
    const { planet1: transiting, planet2: natal, name, orb, applying, strength: exactness } = aspect
    const id: TransitId = `${transiting}-${name}-natal-${natal}`
    return { name, orb, id, transiting, natal, house: bodies[natal].house, applying, exactness }
  })
}

/** Instants between which an aspect is within its orb; null where that is more than a year away. */
export interface Span {
  readonly from: number | null
  readonly to: number | null
}

const STEP_DAYS = 2
// mutate constant 367: steps of two days: the last one is the same
const FARTHEST_DAYS = 366

/** The time around an instant in which a transit stays within its orb, to two days. */
export function spanOf(
  transit: Pick<NatalTransit, 'transiting' | 'natal' | 'name'>,
  { bodies }: Chart,
  instant: number,
): Span {
  const { angle, orb } = ASPECTS[transit.name]
  const natal = bodies[transit.natal].longitude
  const holds = (at: number) => {
    const { longitude } = positionAtTt(transit.transiting, terrestrialTime(at))
    // mutate operator <: no planet is exactly at the limit of an orb at a step
    return Math.abs(separation(longitude, natal) - angle) <= orb
  }
  const edge = (direction: 1 | -1) => {
    for (let days = STEP_DAYS; days <= FARTHEST_DAYS; days += STEP_DAYS) {
      const at = instant + direction * days * DAY_MS
      if (!isInRange(at)) return null
      if (!holds(at)) return at
    }
    return null
  }
  return { from: edge(-1), to: edge(1) }
}

/** A moment at which the Moon is in exact aspect with a natal planet. */
export interface ExactMoment {
  readonly instant: number
  readonly aspect: (typeof PTOLEMAIC)[number]
  readonly natal: Planet
}

/** The exact aspects of the Moon to the birth chart between two instants, in order of time. They give a day its hours. */
export function exactMoonMoments({ bodies }: Chart, from: number, to: number): ExactMoment[] {
  const start = moonAt(from)
  const travelled = normalize(moonAt(to) - start)
  const moments: ExactMoment[] = []
  for (const natal of PLANETS)
    for (const aspect of PTOLEMAIC)
      for (const target of targetsOf(bodies[natal].longitude, ASPECTS[aspect].angle)) {
        const ahead = normalize(target - start)
        if (ahead >= travelled) continue
        const guess = from + ((to - from) * ahead) / travelled
        moments.push({ instant: moonReaches(target, guess, from, to), aspect, natal })
      }
  return moments.toSorted((a, b) => a.instant - b.instant)
}

const targetsOf = (longitude: number, angle: number): number[] =>
  angle === 0 || angle === 180
    ? // mutate operator: half a circle on or back is the same place, and so is none at all
      [normalize(longitude + angle)]
    : // mutate order: the order of targets; moments are sorted by time afterwards
      [normalize(longitude + angle), normalize(longitude - angle)]

const moonAt = (instant: number): number => positionAtTt('moon', terrestrialTime(instant)).longitude

/** Each step reduces the error to about a thousandth. From a good first guess, three steps leave less than a second. */
// mutate constant: a step of Newton more or less: both are nearer than a tenth of an arcsecond (a test says so)
const STEPS = 3

function moonReaches(target: number, guess: number, from: number, to: number): number {
  let instant = guess
  // mutate constant, operator <=: a step of Newton more or less: both are nearer than a tenth of an arcsecond (a test says so)
  for (let step = 0; step < STEPS; step++) {
    const { longitude, motion } = positionAtTt('moon', terrestrialTime(instant))
    instant += (signedArc(target, longitude) / motion) * DAY_MS
  }
  return Math.min(Math.max(instant, from), to)
}
