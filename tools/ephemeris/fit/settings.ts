import type { Planet } from '../../../src/sky/planets.ts'
import type { MinorBody } from '../minor/bodies.ts'
import type { LunarPoint } from '../moon/points.ts'
import type { Fineness } from './quantise.ts'

/** Bodies and points whose places are kept in tables. */
export type TabledBody = Planet | LunarPoint | MinorBody

/** `days` of a segment: among the lengths tried, those that pack smallest. */
type Settings = { days: number; longitude: Fineness; latitude: Fineness }

const angles = (tolerances: [number, number], quanta: [number, number]) => ({
  longitude: { tolerance: tolerances[0], quantum: quanta[0], circle: 1_296_000 },
  latitude: { tolerance: tolerances[1], quantum: quanta[1] },
})

/** Arcseconds. Slow bodies are kept finest: their stations need smooth speeds. */
const SLOW = angles([0.004, 0.02], [0.001, 0.005])
const QUICK = angles([0.01, 0.03], [0.003, 0.009])
const MOON = angles([0.03, 0.06], [0.01, 0.02])

export const POSITIONS: Record<TabledBody, Settings> = {
  sun: { days: 32, ...SLOW },
  moon: { days: 8, ...MOON },
  mercury: { days: 32, ...QUICK },
  venus: { days: 48, ...QUICK },
  mars: { days: 64, ...QUICK },
  jupiter: { days: 80, ...SLOW },
  saturn: { days: 80, ...SLOW },
  uranus: { days: 96, ...SLOW },
  neptune: { days: 96, ...SLOW },
  pluto: { days: 96, ...SLOW },
  true_node: { days: 16, ...MOON },
  true_lilith: { days: 12, ...MOON },
  chiron: { days: 96, ...SLOW },
  ceres: { days: 80, ...QUICK },
  pallas: { days: 64, ...QUICK },
  juno: { days: 64, ...QUICK },
  vesta: { days: 80, ...QUICK },
  pholus: { days: 96, ...SLOW },
  eris: { days: 96, ...SLOW },
}

type Coarse = { days: number; distance: Fineness }

/** The quantum is a little more than the body's greatest distance over 32,767, so that two bytes hold it. */
const coarse = (days: number, quantum: number): Coarse => ({
  days,
  distance: { tolerance: 1.5 * quantum, quantum },
})

/** Astronomical units. The Moon's have a file of their own: no position needs them, and they are as many as all others. Lunar points have none. */
export const DISTANCES: Partial<Record<TabledBody, Coarse>> = {
  sun: coarse(256, 3.2e-5),
  moon: coarse(16, 8.4e-8),
  mercury: coarse(64, 4.6e-5),
  venus: coarse(128, 5.4e-5),
  mars: coarse(192, 8.3e-5),
  jupiter: coarse(256, 2e-4),
  saturn: coarse(256, 3.5e-4),
  uranus: coarse(384, 6.6e-4),
  neptune: coarse(384, 9.7e-4),
  pluto: coarse(256, 1.6e-3),
  chiron: coarse(384, 6.5e-4),
  ceres: coarse(256, 1.3e-4),
  pallas: coarse(256, 1.4e-4),
  juno: coarse(256, 1.4e-4),
  vesta: coarse(256, 1.1e-4),
  pholus: coarse(384, 1.1e-3),
  eris: coarse(384, 3.1e-3),
}
