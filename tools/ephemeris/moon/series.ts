import { createRequire } from 'node:module'
import { ARCSECONDS_PER_RADIAN, CENTURIES_PER_DAY, centuries, MOON } from '../span.ts'

/**
 * ELP/MPP02, the lunar theory of Chapront and Francou (2002, A&A 404, 735; fitted to DE405), all terms.
 * The coefficients are those of the npm package astronomia (MIT): a row is amplitude (arcseconds, or km for the
 * distance) and the phase's polynomial in Julian centuries from J2000 (radians); the sum of rows k goes with t^k.
 */
type Row = readonly [number, number, number, number, number, number]
type Published = {
  W1: number[]
  L: Record<string, Row[]>
  B: Record<string, Row[]>
  R: Record<string, Row[]>
}

/** One sum of sines. `phase[k]` holds the coefficients of t^k. */
export type Terms = { amplitude: Float64Array; phase: Float64Array[] }

/** All terms of one coordinate that go with the same power of time. */
export type Power = { chained: Terms; direct: Terms }

export type Coordinate = readonly Power[]

/** Points on each side of a block's middle; see evaluateBlock. */
export const HALF_BLOCK = 128

/** A term is summed directly where its phase bends more than this over half a block. */
const BEND_ARCSECONDS = 1e-9

const CENTURIES = [MOON.first, MOON.last].map(centuries)
const REACH = HALF_BLOCK * MOON.stepDays * CENTURIES_PER_DAY
const MEAN_DISTANCE_KM = 385000

const terms = (rows: readonly Row[]): Terms => ({
  amplitude: Float64Array.from(rows, (row) => row[0]),
  phase: [1, 2, 3, 4, 5].map((k) => Float64Array.from(rows, (row) => row[k]!)),
})

function coordinate(published: Record<string, Row[]>, arcsecondsPerUnit: number): Coordinate {
  return Object.keys(published)
    .sort()
    .map((power) => {
      const bends = (row: Row) => bend(row, Number(power)) * arcsecondsPerUnit > BEND_ARCSECONDS
      const rows = published[power]!
      return { chained: terms(rows.filter((row) => !bends(row))), direct: terms(rows.filter(bends)) }
    })
}

/** How far, in units of the amplitude, a term can stray in half a block from one of constant frequency. */
function bend([amplitude, , , second, third, fourth]: Row, power: number): number {
  const strays = CENTURIES.map((t) => {
    const curvature = Math.abs(second) + 3 * Math.abs(third * t) + 6 * Math.abs(fourth * t * t)
    return Math.abs(amplitude) * Math.abs(t) ** power * curvature * REACH * REACH
  })
  return Math.max(...strays)
}

export type MoonSeries = {
  meanLongitude: readonly number[]
  longitude: Coordinate
  latitude: Coordinate
  distance: Coordinate
}

export function readMoonSeries(): MoonSeries {
  const require = createRequire(import.meta.url)
  const { default: published } = require('astronomia/data/elpMppDeFull') as { default: Published }
  return {
    meanLongitude: published.W1,
    longitude: coordinate(published.L, 1),
    latitude: coordinate(published.B, 1),
    distance: coordinate(published.R, ARCSECONDS_PER_RADIAN / MEAN_DISTANCE_KM),
  }
}
