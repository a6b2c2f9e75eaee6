/** Compares the sky with its golden rows. The golden tests and `npm run measure:accuracy` both use these figures. */
import { readFileSync } from 'node:fs'
import { separation, signedArc } from '../../../src/sky/angle.ts'
import { isRetrograde, positionsAtTt } from '../../../src/sky/ephemeris.ts'
import type { Planet } from '../../../src/sky/planets.ts'

export type Row = Readonly<Record<string, string>>

export function rowsOf(name: string): Row[] {
  const [head, ...lines] = readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const columns = head!.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [columns[i]!, cell])))
}

export const ARCSECONDS = 3600

export interface Figures {
  readonly count: number
  readonly median: number
  readonly p99: number
  readonly worst: number
}

export function figuresOf(errors: readonly number[]): Figures {
  const sorted = errors.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
  return { count: sorted.length, median: at(0.5), p99: at(0.99), worst: at(1) }
}

export interface Comparison {
  readonly longitude: number[]
  readonly latitude: number[]
  /** Arcseconds per day. */
  readonly motion: number[]
  readonly wrongFlags: number[]
  /** Days left out because the body stood behind the Sun's disc. */
  readonly behindSun: number[]
}

/** Degrees: the largest radius of the Sun's disc. Behind it the bending of light has no meaning. */
const DISC = 0.28
/** Degrees per day. Nearer to a station the sign of the motion is a matter of seconds of time. */
const STATIONARY = 0.0005

/** Differences in arcseconds from a file of positions, at the same TT. */
export function comparePositions(name: string, planet: Planet): Comparison {
  const found: Comparison = { longitude: [], latitude: [], motion: [], wrongFlags: [], behindSun: [] }
  for (const row of rowsOf(name)) {
    const day = Number(row.jd_tt)
    const ours = positionsAtTt(day)[planet]
    const longitude = Number(row[`${planet}_longitude`])
    const latitude = Number(row[`${planet}_latitude`])
    const off = Math.abs(signedArc(ours.longitude, longitude)) * ARCSECONDS
    const motion = Number(row[`${planet}_motion`] ?? Number.NaN)
    if (Math.abs(motion) > STATIONARY && isRetrograde(planet, ours.motion) !== motion < 0)
      found.wrongFlags.push(day)
    const elongation = Math.hypot(separation(longitude, Number(row.sun_longitude)), latitude)
    if (planet !== 'sun' && planet !== 'moon' && elongation < DISC) {
      found.behindSun.push(day)
      continue
    }
    found.longitude.push(off)
    found.latitude.push(Math.abs(ours.latitude - latitude) * ARCSECONDS)
    if (!Number.isNaN(motion)) found.motion.push(Math.abs(ours.motion - motion) * ARCSECONDS)
  }
  return found
}
