/** A natal chart as the wheel takes it: plain numbers. */

import type { AspectName } from '../sky/aspects.ts'
import { PLANETS, type Planet } from '../sky/ephemeris.ts'
import type { NatalChart } from '../sky/natal-chart.ts'

export interface WheelInput {
  readonly ascendant: number
  readonly midheaven: number
  readonly cusps: readonly number[]
  readonly planets: readonly { name: Planet; longitude: number; retrograde: boolean }[]
  readonly aspects: readonly { planet1: Planet; planet2: Planet; aspect: AspectName; orb: number }[]
}

export const wheelChart = ({ angles, cusps, planets, aspects }: NatalChart): WheelInput => ({
  ascendant: angles.ascendant,
  midheaven: angles.midheaven,
  cusps,
  planets: PLANETS.map((name) => ({
    name,
    longitude: planets[name].longitude,
    retrograde: planets[name].retrograde,
  })),
  aspects: aspects.map(({ planet1, planet2, name, orb }) => ({ planet1, planet2, aspect: name, orb })),
})
