import { PLANETS } from '../../../src/sky/planets.ts'
import { START, STATES } from '../span.ts'
import { BODIES, EARTH_MOON_MASS_RATIO } from './bodies.ts'
import { dop853 } from './dop853.ts'
import { STEP_DAYS, solarSystem } from './solar-system.ts'

/** What the reduction asks for. The Earth–Moon barycentre stands for both: the Moon itself comes from ELP/MPP02. */
export const TRACKS = [
  ...PLANETS.filter((planet) => planet !== 'moon'),
  'barycentre',
  'barycentre velocity',
] as const

export type Track = (typeof TRACKS)[number]

const DAYS = STATES.last - STATES.first + 1
export const STATES_BYTES = TRACKS.length * DAYS * 3 * 8

/** The three columns of one track, day by day, inside the memory that all tracks share. */
export const track = (memory: SharedArrayBuffer, name: Track): Float64Array =>
  new Float64Array(memory, TRACKS.indexOf(name) * DAYS * 3 * 8, DAYS * 3)

const EARTH = BODIES.indexOf('earth')
const MOON = BODIES.indexOf('moon')

/** Integrates from `start` at START to the first or the last day and notes every day. */
export function fillDailyStates(
  memory: SharedArrayBuffer,
  start: Float64Array,
  direction: 1 | -1,
  done: (days: number) => void,
): void {
  const state = start.slice()
  const advance = dop853(state, solarSystem(), direction * STEP_DAYS)
  const note = noteInto(memory, state)
  const days = daysFromStart(direction)
  note(START - STATES.first)
  for (let day = 1; day <= days; day++) {
    for (let step = 0; step < 1 / STEP_DAYS; step++) advance()
    note(START + direction * day - STATES.first)
    done(day)
  }
}

export const daysFromStart = (direction: 1 | -1) =>
  direction > 0 ? STATES.last - START : START - STATES.first

function noteInto(memory: SharedArrayBuffer, state: Float64Array): (day: number) => void {
  const half = state.length / 2
  const mixed = (at: number) =>
    (EARTH_MOON_MASS_RATIO * state[3 * EARTH + at]! + state[3 * MOON + at]!) / (EARTH_MOON_MASS_RATIO + 1)
  const value: Partial<Record<Track, (axis: number) => number>> = {
    barycentre: mixed,
    'barycentre velocity': (axis) => mixed(half + axis),
  }
  const notes = TRACKS.map((name) => {
    const body = BODIES.indexOf(name as (typeof BODIES)[number])
    return { columns: track(memory, name), read: value[name] ?? ((axis: number) => state[3 * body + axis]!) }
  })
  return (day) => {
    for (const { columns, read } of notes)
      for (let axis = 0; axis < 3; axis++) columns[3 * day + axis] = read(axis)
  }
}
