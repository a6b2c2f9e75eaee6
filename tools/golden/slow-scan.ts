/**
 * Moments found the slow way, from printed longitudes alone: an angle is read in short steps, and where it passes a mark, a
 * parabola through three readings gives the instant.
 */
import { numbersIn, swetest } from './swetest.ts'

/** Short enough for the Moon. */
export const STEP_MINUTES = 30
const DAY_MINUTES = 1440

/** From −180 to 180. */
const signed = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180

/** The program prints no more than 36,527 lines at once. */
const LINES = 30_000

/** Longitudes of a body (the program's digit) from a Julian day of TT on, in equal steps. */
export function longitudes(
  body: string,
  from: number,
  days: number,
  stepMinutes = STEP_MINUTES,
): Float64Array {
  const step = stepMinutes / DAY_MINUTES
  const count = Math.round(days / step) + 3
  const parts = Array.from({ length: Math.ceil(count / LINES) }, (_, part) => {
    const size = Math.min(LINES, count - part * LINES)
    const start = from + part * LINES * step
    return swetest(`-bj${start}`, `-p${body}`, '-fl', `-n${size}`, `-s${stepMinutes}m`)
  })
  return Float64Array.from(parts.flat(), (line) => numbersIn(line)[0]!)
}

export interface Pass {
  /** Julian day. */
  readonly day: number
  readonly isUpward: boolean
}

/** When an angle passes a mark upwards or downwards. */
export function passes(
  angles: (i: number) => number,
  count: number,
  mark: number,
  from: number,
  stepMinutes = STEP_MINUTES,
): Pass[] {
  const found: Pass[] = []
  for (let i = 0; i + 2 < count; i++) {
    const [a, b, c] = [0, 1, 2].map((k) => signed(angles(i + k) - mark)) as [number, number, number]
    if (a < 0 === b < 0 || Math.abs(a - b) > 180) continue
    // The parabola a + x·p + x²·q, solved by Newton's steps from the straight line.
    const q = (a - 2 * b + c) / 2
    const p = b - a - q
    let x = a / (a - b)
    for (let round = 0; round < 4; round++) x -= (a + x * (p + x * q)) / (p + 2 * x * q)
    found.push({ day: from + ((i + x) * stepMinutes) / DAY_MINUTES, isUpward: a < 0 })
  }
  return found
}
