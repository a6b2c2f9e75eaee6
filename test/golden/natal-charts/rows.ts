/** The golden charts of this folder; SOURCE.md says who answered them. */
import { readFileSync } from 'node:fs'
import type { HouseSystem } from '../../../src/sky/houses/houses.ts'

export interface GoldenChart {
  readonly birthDateTime: string
  readonly timezone: string
  readonly latitude: number
  readonly longitude: number
  readonly requested: HouseSystem
  readonly used: HouseSystem
  readonly instant: number
  /** Longitudes of the ten bodies, in the order of the contract. */
  readonly planets: readonly number[]
  readonly cusps: readonly number[]
  readonly ascendant: number
  readonly midheaven: number
}

export function goldenCharts(): GoldenChart[] {
  return readFileSync(new URL('charts.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [birthDateTime, timezone, latitude, longitude, requested, used, utc, ...rest] = line.split('\t')
      const numbers = rest.map(Number)
      return {
        birthDateTime: birthDateTime!,
        timezone: timezone!,
        latitude: Number(latitude),
        longitude: Number(longitude),
        requested: requested as HouseSystem,
        used: used as HouseSystem,
        instant: Date.parse(utc!),
        planets: numbers.slice(0, 10),
        cusps: numbers.slice(10, 22),
        ascendant: numbers[22]!,
        midheaven: numbers[23]!,
      }
    })
}
