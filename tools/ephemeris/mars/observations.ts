import { readStates, type State, type Vector } from '../integrate/bodies.ts'
import { difference } from '../integrate/solar-system.ts'
import { START } from '../span.ts'
import type { De405 } from './de405.ts'

/** A heliocentric position of Mars to be met, and how much it counts. */
export type Observation = { jd: number; position: Vector; weight: number }

const DE405_DAYS = { first: 2437000.5, end: 2473000.5, step: 200 }

/** DE441 and DE440 are one instant each, but nearer to the truth than DE405. */
const NEWER_WEIGHT = 5

/** In order of time: DE405 every 200 days 1960–2060, DE441 at the start, DE440 in 2024. */
export function observations(de405: De405): Observation[] {
  const count = (DE405_DAYS.end - DE405_DAYS.first) / DE405_DAYS.step
  const older = Array.from({ length: count }, (_, i) => {
    const jd = DE405_DAYS.first + i * DE405_DAYS.step
    const sun = de405('sun', jd)
    const position = de405('mars', jd).map((value, axis) => value - sun[axis]!) as unknown as Vector
    return { jd, position, weight: 1 }
  })
  const newer = ['de441-1969-07-29', 'de440-2024-01-01'].map((name) => {
    const { epoch, states } = readStates(name)
    return { jd: epoch, position: heliocentric(states.mars!, states.sun!), weight: NEWER_WEIGHT }
  })
  return [...older, ...newer].sort((a, b) => a.jd - b.jd)
}

const heliocentric = (body: State, sun: State): Vector => difference(body, sun).position

/** The observations on one side of the start, nearest first. */
export const sideOf = (all: Observation[], direction: 1 | -1): Observation[] =>
  direction > 0 ? all.filter(({ jd }) => jd >= START) : all.filter(({ jd }) => jd < START).toReversed()
