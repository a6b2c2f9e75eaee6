/** The days of a period for a sign, each with the score and the factors that the daily horoscope has. */
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { type Sky, transitsToSign } from '../../chart/transits.ts'
import { atOnce, type Slices } from '../../schedule/slices.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { type DateSpan, datesOf } from '../../time/period.ts'
import { dayNumber } from '../../time/time-scales.ts'
import { type Influence, influenceOn, type Scales, weigh } from '../day/influence.ts'

export interface JudgedDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly sky: Sky
  readonly scales: Scales
  readonly influence: Influence
}

export const judgedDays = (period: DateSpan, sign: Sign): JudgedDay[] =>
  atOnce(judgedDaysInSlices(period, sign))

export function* judgedDaysInSlices(period: DateSpan, sign: Sign): Slices<JudgedDay[]> {
  const days: JudgedDay[] = []
  for (const date of datesOf(period)) {
    days.push(judgedDay(date, sign))
    yield
  }
  return days
}

function judgedDay(date: string, sign: Sign): JudgedDay {
  const sky = skyAtNoon(dayNumber(date))
  const transits = transitsToSign(sky, sign)
  const scales = weigh(sky, transits)
  return { date, sky, scales, influence: influenceOn(scales, transits) }
}

/** To one decimal, as all scores. */
export const meanOf = (scores: readonly number[]): number =>
  Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10 + 0 // −0 becomes 0

export const meanScore = (days: readonly JudgedDay[]): number =>
  meanOf(days.map(({ influence }) => influence.score))
