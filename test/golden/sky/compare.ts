/** Compares the sky with its golden rows. The golden tests and `npm run measure -- accuracy` both use these figures. */
import { readFileSync } from 'node:fs'
import { cosine, separation, signedArc } from '../../../src/sky/angle.ts'
import { BODIES, type Body } from '../../../src/sky/bodies.ts'
import { isRetrograde, positionAtTt } from '../../../src/sky/ephemeris.ts'
import { terrestrialTime } from '../../../src/time/time-scales.ts'

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

type Years = readonly [from: number, to: number]

/** The Sun cannot hide itself or the Moon, nor points that are only directions. */
const isAlwaysSeen = (body: Body) => body === 'sun' || body === 'moon' || BODIES[body].kind === 'lunar_point'

/** Differences in arcseconds from a file of positions, at the same TT, in the years that the body has positions for; or only from one year to another. */
export function comparePositions(name: string, body: Body, years: Years = [1600, 2400]): Comparison {
  const found: Comparison = { longitude: [], latitude: [], motion: [], wrongFlags: [], behindSun: [] }
  for (const row of rowsOf(name)) {
    const day = Number(row.jd_tt)
    if (!isWithin(day, body, years)) continue
    const ours = positionAtTt(body, day)
    const longitude = Number(row[`${body}_longitude`])
    const latitude = Number(row[`${body}_latitude`])
    const off = Math.abs(signedArc(ours.longitude, longitude)) * ARCSECONDS
    const motion = Number(row[`${body}_motion`] ?? Number.NaN)
    if (Math.abs(motion) > STATIONARY && isRetrograde(body, ours.motion) !== motion < 0)
      found.wrongFlags.push(day)
    const elongation = Math.hypot(separation(longitude, Number(row.sun_longitude)), latitude)
    if (!isAlwaysSeen(body) && elongation < DISC) {
      found.behindSun.push(day)
      continue
    }
    found.longitude.push(off)
    found.latitude.push(Math.abs(ours.latitude - latitude) * ARCSECONDS)
    if (!Number.isNaN(motion)) found.motion.push(Math.abs(ours.motion - motion) * ARCSECONDS)
  }
  return found
}

function isWithin(day: number, body: Body, [from, to]: Years): boolean {
  const [first, last] = BODIES[body].range.map(terrestrialTime) as [number, number]
  const dayOf = (year: number) => terrestrialTime(Date.UTC(year))
  return day >= Math.max(first, dayOf(from)) && day < Math.min(last, dayOf(to))
}

/** Arcseconds on the sky from the apparent places that JPL's Horizons prints, at a UTC instant. */
export function compareHorizons(body: Body): number[] {
  return rowsOf('jpl-horizons')
    .filter((row) => row.body === body)
    .map((row) => {
      const ours = positionAtTt(body, terrestrialTime(Date.parse(row.utc!)))
      const east = signedArc(ours.longitude, Number(row.longitude)) * cosine(ours.latitude)
      return Math.hypot(east, ours.latitude - Number(row.latitude)) * ARCSECONDS
    })
}
