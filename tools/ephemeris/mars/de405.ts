import { readFileSync } from 'node:fs'
import { chebyshevValue } from '../fit/chebyshev.ts'
import type { Vector } from '../integrate/bodies.ts'

/**
 * JPL's DE405, 1960–2060, as the Debian package casacore-data-jpl-de405 holds it (file DE405/table.f0i):
 * blocks of 32 days, each with 1018 doubles, the coefficients of JPL's record without its two dates.
 */
const BLOCK_BYTES = 8160
const FIRST_BLOCK = 28
const FIRST_DAY = 2436912.5
const BLOCK_DAYS = 32
const AU_KM = 149597870.691

/** Where a body's coefficients begin in a block, how many a coordinate has, and into how many parts a block is cut. */
const LAYOUT = {
  mars: { at: 306, orders: 11, parts: 1 },
  sun: { at: 750, orders: 11, parts: 2 },
} as const

export type De405 = (body: keyof typeof LAYOUT, jd: number) => Vector

/** Barycentric positions in au. */
export function readDe405(path: string): De405 {
  const bytes = readFileSync(path)
  return (body, jd) => {
    const { at, orders, parts } = LAYOUT[body]
    const days = (jd - FIRST_DAY) / BLOCK_DAYS
    const block = Math.floor(days)
    const part = Math.floor((days - block) * parts)
    const x = 2 * ((days - block) * parts - part) - 1
    const coordinate = (axis: number) => {
      const first = FIRST_BLOCK + block * BLOCK_BYTES + 8 * (at + (3 * part + axis) * orders)
      return chebyshevValue((order) => bytes.readDoubleLE(first + 8 * order), orders, x) / AU_KM
    }
    return [coordinate(0), coordinate(1), coordinate(2)]
  }
}
