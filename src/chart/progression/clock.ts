/** A day for a year: which moment after a birth stands for a moment of life (docs/progressions.md). */
import { EARLIEST, LATEST } from '../../time/range.ts'
import { centuriesFromJ2000, DAY_MS, instantOfTt, terrestrialTime } from '../../time/time-scales.ts'

/** Days of the mean tropical year around a Julian day of TT (Laskar 1986; Meeus and Savoie 1992). */
export function tropicalYear(tt: number): number {
  const t = centuriesFromJ2000(tt)
  return 365.2421896698 + t * (-0.00000615359 + t * (-7.29e-10 + t * 2.64e-10))
}

export interface ProgressedClock {
  readonly birth: number
  readonly birthTt: number
  /** Days of TT in the tropical year at birth. */
  readonly yearDays: number
  /** −1: days before the birth stand for the years after it. */
  readonly direction: 1 | -1
}

export function progressedClock(birth: number, isConverse: boolean): ProgressedClock {
  const birthTt = terrestrialTime(birth)
  return { birth, birthTt, yearDays: tropicalYear(birthTt), direction: isConverse ? -1 : 1 }
}

/** Years of life at an instant, with their fraction. */
export const yearsAt = ({ birthTt, yearDays }: ProgressedClock, instant: number): number =>
  (terrestrialTime(instant) - birthTt) / yearDays

/** The moment that stands for an instant, as a Julian day of TT. */
export const derivedTt = (clock: ProgressedClock, instant: number): number =>
  clock.birthTt + clock.direction * yearsAt(clock, instant)

export const derivedInstant = (clock: ProgressedClock, instant: number): number =>
  instantOfTt(derivedTt(clock, instant))

/** The last instant whose derived moment has a sky, and which has one itself. */
export function lastInstant({ birth, yearDays, direction }: ProgressedClock): number {
  if (direction === 1) return LATEST
  // A day less, for the difference of TT and UTC.
  return Math.min(LATEST, birth + (birth - EARLIEST - DAY_MS) * yearDays)
}
