/** Counts the thirds of signs that the Moon has passed. She passes at least one a day, so no two noons have the same number. */
import type { Sky } from '../../chart/transits.ts'
import { degreeInSign, SIGN_SPAN } from '../../sky/zodiac.ts'
import { J2000, julianDay } from '../../time/time-scales.ts'

/** The Moon's mean longitude at J2000 and its change per day. */
const MEAN_LONGITUDE = 218.3164
const MEAN_MOTION = 13.17639648
const THIRD = SIGN_SPAN / 3

export function moonTurnOf({ instant, positions: { moon } }: Pick<Sky, 'instant' | 'positions'>): number {
  const meanWay = MEAN_LONGITUDE + MEAN_MOTION * (julianDay(instant) - J2000)
  // The true Moon stays within a few degrees of the mean one, so rounding gives the number of the round.
  const round = Math.round((meanWay - moon.longitude) / 360)
  return round * 3 + Math.floor(degreeInSign(moon.longitude) / THIRD)
}
