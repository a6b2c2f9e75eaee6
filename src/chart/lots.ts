/** Lots: points as far from the Ascendant as one light is from the other. Which way depends on day or night. */
import { normalize } from '../sky/angle.ts'
import type { Horizon } from '../sky/horizon.ts'
import { altitudeOf } from '../sky/horizon.ts'
import { type Chart, fromEquinox } from './chart.ts'

/** A chart of any bodies, with Sun and Moon among them. */
type ChartWithLights = Pick<Chart, 'ayanamsa' | 'angles'> & {
  readonly bodies: Pick<Chart['bodies'], 'sun' | 'moon'>
}

/** Whether the centre of the Sun is above the horizon, without refraction. Houses do not matter: whole signs can put a risen Sun in the first. */
export function isDayChart(chart: ChartWithLights & { readonly horizon: Horizon }): boolean {
  const { longitude, latitude } = chart.bodies.sun
  return altitudeOf(fromEquinox(chart, longitude), latitude, chart.horizon) >= 0
}

/** By day: Ascendant + `to` − `from`. By night the two change places (Vettius Valens, Paulus Alexandrinus). */
const LOTS = {
  fortune: { from: 'sun', to: 'moon' },
  spirit: { from: 'moon', to: 'sun' },
} as const

export type Lot = keyof typeof LOTS
export const LOT_NAMES = Object.keys(LOTS) as Lot[]

/** The longitude of a lot, in the zodiac of the chart. */
export function lotOf(lot: Lot, { bodies, angles }: ChartWithLights, isDay: boolean): number {
  const arc = bodies[LOTS[lot].to].longitude - bodies[LOTS[lot].from].longitude
  return normalize(angles.ascendant + (isDay ? arc : -arc))
}
