import type { Planet } from '../../../src/sky/planets.ts'
import type { Fineness } from './quantise.ts'

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

export const POSITIONS: Record<Planet, Settings> = {
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
}

type Coarse = { days: number; distance: Fineness }

/** The quantum is a little more than the body's greatest distance over 32,767, so that two bytes hold it. */
const coarse = (days: number, quantum: number): Coarse => ({
  days,
  distance: { tolerance: 1.5 * quantum, quantum },
})

/** Astronomical units. The Moon is left out: it is never behind the Sun, and would double the file. */
export const DISTANCES: Partial<Record<Planet, Coarse>> = {
  sun: coarse(256, 3.2e-5),
  mercury: coarse(64, 4.6e-5),
  venus: coarse(128, 5.4e-5),
  mars: coarse(192, 8.3e-5),
  jupiter: coarse(256, 2e-4),
  saturn: coarse(256, 3.5e-4),
  uranus: coarse(384, 6.6e-4),
  neptune: coarse(384, 9.7e-4),
  pluto: coarse(256, 1.6e-3),
}
