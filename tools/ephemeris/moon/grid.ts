import { AU_KM, type Vector } from '../integrate/bodies.ts'
import { ARCSECONDS_PER_RADIAN, centuries, MOON } from '../span.ts'
import { cosine, sine } from '../trigonometry.ts'
import { BLOCK, evaluateBlock, horner } from './evaluate.ts'
import type { MoonSeries } from './series.ts'

export const MOON_POINTS = (MOON.last - MOON.first) / MOON.stepDays + 1
export const MOON_BLOCKS = Math.ceil(MOON_POINTS / BLOCK)

/** The ecliptic of J2000 of the theory against the ICRS: Chapront, Chapront-Touzé and Francou 2002, A&A 387, 700. */
const OBLIQUITY = 84381.411 / ARCSECONDS_PER_RADIAN
const EQUINOX = -0.05542 / ARCSECONDS_PER_RADIAN

/** Laskar's P and Q: the mean ecliptic of date on that of J2000 (the theory's own values). */
const P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14]
const Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14]

/** Fills `grid` (three numbers a point: geocentric, ICRS, au) from block `first` up to, not with, block `end`. */
export function fillMoonGrid(
  grid: Float64Array,
  series: MoonSeries,
  first: number,
  end: number,
  done: (blocks: number) => void,
): void {
  for (let block = first; block < end; block++) {
    const start = block * BLOCK
    const times = Float64Array.from({ length: BLOCK }, (_, k) => centuries(dayOf(start + k)))
    const { longitude, latitude, distance } = evaluateBlock(series, times)
    for (let k = 0; k < BLOCK && start + k < MOON_POINTS; k++)
      grid.set(
        toIcrs(toEclipticOfJ2000(longitude[k]!, latitude[k]!, distance[k]!, times[k]!)),
        3 * (start + k),
      )
    done(block + 1 - first)
  }
}

const dayOf = (point: number) => MOON.first + point * MOON.stepDays

/** The theory's longitude, latitude and distance → geocentric vector on the ecliptic and equinox of J2000, km. */
export function toEclipticOfJ2000(
  longitude: number,
  latitude: number,
  distanceKm: number,
  t: number,
): Vector {
  const flat = distanceKm * cosine(latitude)
  const x = flat * cosine(longitude)
  const y = flat * sine(longitude)
  const z = distanceKm * sine(latitude)
  const p = horner(P, t)
  const q = horner(Q, t)
  const twist = 2 * Math.sqrt(1 - p * p - q * q)
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + p * twist * z,
    2 * p * q * x + (1 - 2 * q * q) * y - q * twist * z,
    -p * twist * x + q * twist * y + (1 - 2 * p * p - 2 * q * q) * z,
  ]
}

/** Ecliptic of J2000, km → ICRS, au. */
export function toIcrs([x, y, z]: Vector): Vector {
  const xTurned = cosine(EQUINOX) * x - sine(EQUINOX) * y
  const yTurned = sine(EQUINOX) * x + cosine(EQUINOX) * y
  return [
    xTurned / AU_KM,
    (cosine(OBLIQUITY) * yTurned - sine(OBLIQUITY) * z) / AU_KM,
    (sine(OBLIQUITY) * yTurned + cosine(OBLIQUITY) * z) / AU_KM,
  ]
}
