/**
 * Delta T = TT − UT1 in seconds: how far the rotation of the Earth lags behind a uniform clock.
 *
 *     1500–1956    cubic polynomials of Morrison, Stephenson, Hohenkerk and Zawilski 2021 (Table S15, 2020 edition)
 *     1956–2027    observed, every 30 days (IERS)
 *     later        the length-of-day model of Stephenson, Morrison and Hohenkerk 2016, starting from the last observed value
 *
 * data/earth-rotation/SOURCE.md names the sources of the numbers. Future values are a guess in every model.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

type Piece = readonly [from: number, to: number, a0: number, a1: number, a2: number, a3: number]

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../data/earth-rotation/${name}.json`, import.meta.url), 'utf8'))
const PIECES: readonly Piece[] = read('spline')
const OBSERVED: { firstMjd: number; stepDays: number; seconds: number[] } = read('observed')

const DAYS_PER_CENTURY = 36525
const MJD_ZERO = 2400000.5
const FIRST_OBSERVED = MJD_ZERO + OBSERVED.firstMjd
const LAST_OBSERVED = FIRST_OBSERVED + (OBSERVED.seconds.length - 1) * OBSERVED.stepDays

/** Decimal Gregorian year of a Julian day. */
const yearOf = (day: number) => 2000 + (day - 2451544.5) / 365.2425

/** The published polynomials are smoothed and end 0.6 s below the first clock comparison. The difference is spread over these years. */
const JOIN_FROM = 1950
const JOIN_TO = yearOf(FIRST_OBSERVED)
const JOIN_GAP = OBSERVED.seconds[0]! - onPiece(PIECES.at(-1)!, JOIN_TO)

function onPiece([from, to, a0, a1, a2, a3]: Piece, year: number): number {
  const t = (year - from) / (to - from)
  return ((a3 * t + a2) * t + a1) * t + a0
}

function fromSpline(year: number): number {
  const piece = PIECES.findLast(([from]) => year >= from)
  assert(piece, `delta T is not known for the year ${year}`)
  const joined = Math.max(0, (year - JOIN_FROM) / (JOIN_TO - JOIN_FROM))
  return onPiece(piece, year) + joined * JOIN_GAP
}

/** Cubic interpolation through the four nearest values. */
function fromObservations(day: number): number {
  const { seconds, stepDays } = OBSERVED
  const place = (day - FIRST_OBSERVED) / stepDays
  const first = Math.min(Math.max(Math.floor(place) - 1, 0), seconds.length - 4)
  const x = place - first
  const [a, b, c, d] = [seconds[first]!, seconds[first + 1]!, seconds[first + 2]!, seconds[first + 3]!]
  return (
    (-a * (x - 1) * (x - 2) * (x - 3)) / 6 +
    (b * x * (x - 2) * (x - 3)) / 2 -
    (c * x * (x - 1) * (x - 3)) / 2 +
    (d * x * (x - 1) * (x - 2)) / 6
  )
}

/**
 * The authors' model of the length of day, 1.78 T − 4.0 sin(2πT / 15) milliseconds (T in centuries from 1825), integrated over time.
 * The first term is the braking by the tides, the second an oscillation with a period of 1,500 years.
 */
function longTerm(year: number): number {
  const centuries = (year - 1825) / 100
  const wave = (2 * Math.PI) / 15
  return DAYS_PER_CENTURY * 1e-3 * ((1.78 / 2) * centuries ** 2 + (4 / wave) * Math.cos(wave * centuries))
}

const PRESENT_OFFSET = OBSERVED.seconds.at(-1)! - longTerm(yearOf(LAST_OBSERVED))

/** TT − UT1 in seconds at a Julian day. */
export function deltaT(day: number): number {
  if (day < FIRST_OBSERVED) return fromSpline(yearOf(day))
  return day <= LAST_OBSERVED ? fromObservations(day) : longTerm(yearOf(day)) + PRESENT_OFFSET
}
