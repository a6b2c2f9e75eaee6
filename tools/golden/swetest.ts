/** Runs Debian's `swetest` (Swiss Ephemeris 2.10.03 with its data files) and reads what it prints. */
import { execFileSync } from 'node:child_process'

/** Debian's files: JPL DE431. */
export const DEBIAN = '/usr/share/libswe/ephe'

/** Newer files, of JPL DE441, if SWEPH names a folder with them (test/golden/sky/SOURCE.md). */
export const NEWEST = process.env.SWEPH ?? DEBIAN

/** Prints without a header what the program finds in a folder of ephemeris files. */
export type Swetest = (...options: string[]) => string[]

export const swetestIn =
  (folder: string): Swetest =>
  (...options) =>
    run(folder, ['-head', ...options])

export const swetest = swetestIn(DEBIAN)

export const swetestWithHeader: Swetest = (...options) => run(DEBIAN, options)

function run(folder: string, options: readonly string[]): string[] {
  const text = execFileSync('swetest', [`-edir${folder}`, '-ep', ...options], { encoding: 'utf8' })
  if (/error|warning|moshier/i.test(text)) throw new Error(`swetest ${options.join(' ')}: ${text}`)
  return text.split('\n').filter((line) => line.trim() !== '')
}

export const numbersIn = (line: string): number[] => line.trim().split(/\s+/).map(Number)

/**
 * Points of [from, to) that fill it evenly without any period: multiples of the golden ratio. No chance is involved, so
 * that the same rows can be made again.
 */
export function spread(count: number, from: number, to: number, offset = 0.5): number[] {
  const GOLDEN = (Math.sqrt(5) - 1) / 2
  return Array.from({ length: count }, (_, i) => from + (((i + 1) * GOLDEN + offset) % 1) * (to - from))
}

export const julianDayOf = (iso: string): number => Date.parse(`${iso}Z`) / 86_400_000 + 2440587.5
