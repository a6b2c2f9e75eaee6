import { STATES_BYTES } from './integrate/daily-states.ts'
import { MINOR_BYTES } from './minor/integrate.ts'
import { MOON_POINTS } from './moon/grid.ts'

/** What the jobs write into and read from: the same memory in every thread. */
export type Memory = { states: SharedArrayBuffer; moon: SharedArrayBuffer; minor: SharedArrayBuffer }

export const emptyMemory = (): Memory => ({
  states: new SharedArrayBuffer(STATES_BYTES),
  moon: new SharedArrayBuffer(MOON_POINTS * 3 * 8),
  minor: new SharedArrayBuffer(MINOR_BYTES),
})
