import type { Track } from '../integrate/daily-states.ts'
import { dop853 } from '../integrate/dop853.ts'
import { motion } from '../integrate/forces.ts'
import { addInterpolated, type Grid } from '../reduce/lagrange.ts'
import { MINOR } from '../span.ts'
import {
  MINOR_BODIES,
  type MinorBody,
  type Orbit,
  type Orbits,
  readAsteroidVectors,
  readElements,
} from './bodies.ts'
import { minorMasses, sunAndPlanets } from './forces.ts'

/** Where Sun and planets are, day by day. */
export type Tracks = (name: Track) => Grid

export const MINOR_ROWS = (MINOR.last - MINOR.first) / MINOR.stepDays + 1
export const MINOR_BYTES = MINOR_BODIES.length * MINOR_ROWS * 3 * 8

/** The three columns of one body inside the memory that all share. */
export const minorTrack = (memory: SharedArrayBuffer, body: MinorBody): Float64Array =>
  new Float64Array(memory, MINOR_BODIES.indexOf(body) * MINOR_ROWS * 3 * 8, MINOR_ROWS * 3)

/** Half the distance in time of the two places of the Sun that give its velocity. */
const VELOCITY_DAYS = 0.05

/** Barycentric states, and a clock as the last body: one coordinate that grows by one a day. */
function stateOf({ epoch, orbits }: Orbits, tracks: Tracks): Float64Array {
  const sun = sunAt(tracks, epoch)
  const part = (key: 'position' | 'velocity', clock: number) => [
    ...orbits.flatMap(({ heliocentric }) => heliocentric[key].map((value, axis) => value + sun[key][axis]!)),
    ...[clock, 0, 0],
  ]
  return Float64Array.from([...part('position', epoch), ...part('velocity', 1)])
}

function sunAt(tracks: Tracks, jd: number) {
  const position = new Float64Array(3)
  const velocity = new Float64Array(3)
  const sun = tracks('sun')
  addInterpolated(sun, jd, 1, position)
  addInterpolated(sun, jd + VELOCITY_DAYS, 1 / (2 * VELOCITY_DAYS), velocity)
  addInterpolated(sun, jd - VELOCITY_DAYS, -1 / (2 * VELOCITY_DAYS), velocity)
  return { position, velocity }
}

function stepper(
  state: Float64Array,
  orbits: readonly Orbit[],
  tracks: Tracks,
  stepDays: number,
): () => void {
  const gm = Float64Array.from(orbits, (orbit) => orbit.gm)
  const forces = [sunAndPlanets(tracks, gm.length), minorMasses(gm)]
  return dop853(state, motion(gm.length + 1, forces), stepDays)
}

/** The same orbits on another day. */
export function carry({ epoch, orbits }: Orbits, to: number, tracks: Tracks): Orbits {
  const state = stateOf({ epoch, orbits }, tracks)
  const steps = Math.ceil(Math.abs(to - epoch) / MINOR.stepDays)
  if (steps === 0) return { epoch, orbits }
  const advance = stepper(state, orbits, tracks, (to - epoch) / steps)
  for (let step = 0; step < steps; step++) advance()
  const sun = sunAt(tracks, to)
  const half = state.length / 2
  const three = (at: number, from: Float64Array) =>
    [state[at]! - from[0]!, state[at + 1]! - from[1]!, state[at + 2]! - from[2]!] as const
  const carried = orbits.map((orbit, i) => ({
    ...orbit,
    heliocentric: { position: three(3 * i, sun.position), velocity: three(half + 3 * i, sun.velocity) },
  }))
  return { epoch: to, orbits: carried }
}

/** All of them on MINOR.start: asteroids carried there from their vectors of 1969, the others from their elements. */
export function orbitsAtStart(tracks: Tracks, asteroids = readAsteroidVectors()): Orbits {
  const { orbits } = carry(asteroids, MINOR.start, tracks)
  const far = readElements('minor-bodies-2026-06-09')
  return { epoch: MINOR.start, orbits: [...orbits, ...far.orbits] }
}

/** Integrates both ways from the start and notes every step of the bodies that are shown. */
export function fillMinorTracks(
  memory: SharedArrayBuffer,
  start: Orbits,
  tracks: Tracks,
  done: (rows: number) => void,
): void {
  const shown = MINOR_BODIES.map((body) => ({
    columns: minorTrack(memory, body),
    at: 3 * start.orbits.findIndex(({ name }) => name === body),
  }))
  const first = (start.epoch - MINOR.first) / MINOR.stepDays
  let rows = 0
  for (const direction of [1, -1]) {
    const state = stateOf(start, tracks)
    const advance = stepper(state, start.orbits, tracks, direction * MINOR.stepDays)
    for (let row = first; row >= 0 && row < MINOR_ROWS; row += direction) {
      if (row !== first) advance()
      for (const { columns, at } of shown) columns.set(state.subarray(at, at + 3), 3 * row)
      done(++rows)
    }
  }
}
