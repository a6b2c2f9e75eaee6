/** The facts of a week, month or year of a sign and their weights. Which of them a text mentions is chosen in src/writer/plan. */

import type { TransitId } from '../../chart/transits.ts'
import { transitsToSign } from '../../chart/transits.ts'
import { atOnce, type Slices } from '../../schedule/slices.ts'
import type { Sign } from '../../sky/zodiac.ts'
import type { Period } from '../../time/period.ts'
import { type Factor, type Tone, toneOf } from '../day/influence.ts'
import { type LuckyElements, luckyElements } from '../day/lucky-elements.ts'
import { categoriesInSlices, type PeriodCategories } from './categories.ts'
import { type JudgedDay, judgedDaysInSlices, meanScore } from './days.ts'
import { byWeight, type KeyEvent, keyEventsInSlices } from './key-events.ts'
import { type JudgedPhase, phasesInSlices } from './phases.ts'
import { factorSums } from './sums.ts'
import { themesOfYear, type YearTheme } from './themes.ts'

export interface ScoredDay {
  readonly date: string
  readonly score: number
  readonly tone: Tone
}

export interface NotableDay extends ScoredDay {
  /** The transit that makes it so. */
  readonly transit: TransitId
}

export interface PeriodFacts {
  readonly period: Period
  readonly sign: Sign
  /** The mean of its days. */
  readonly score: number
  readonly tone: Tone
  readonly days: readonly ScoredDay[]
  readonly phases: readonly JudgedPhase[]
  /** In order of time. */
  readonly events: readonly KeyEvent[]
  /** The same, weightiest first: the turning points of the period. */
  readonly turns: readonly KeyEvent[]
  readonly bestDays: readonly NotableDay[]
  readonly carefulDays: readonly NotableDay[]
  readonly categories: PeriodCategories
  readonly lucky: LuckyElements
  /** Of a year; none of a week or a month. */
  readonly themes: readonly YearTheme[]
}

export const periodFacts = (period: Period, sign: Sign): PeriodFacts =>
  atOnce(periodFactsInSlices(period, sign))

/** A year takes some forty milliseconds. */
export function* periodFactsInSlices(period: Period, sign: Sign): Slices<PeriodFacts> {
  const days = yield* judgedDaysInSlices(period, sign)
  const events = yield* keyEventsInSlices(period, sign)
  const phases = yield* phasesInSlices(period, sign, days, events)
  const categories = yield* categoriesInSlices(days, sign)
  const lucky = luckyOf(days, sign)
  yield
  const score = meanScore(days)
  return {
    period,
    sign,
    score,
    tone: toneOf(score),
    days: days.map(scored),
    phases,
    events,
    turns: events.toSorted(byWeight),
    bestDays: notable(days, 1),
    carefulDays: notable(days, -1),
    categories,
    lucky,
    themes: period.type === 'year' ? themesOfYear(days, events, sign) : [],
  }
}

const scored = ({ date, influence: { score, tone } }: JudgedDay): ScoredDay => ({ date, score, tone })

const MAX_NOTABLE = 5

/** The days furthest to one side, as far as their tone is of that side: the furthest first, of equals the earliest. */
function notable(days: readonly JudgedDay[], side: 1 | -1): NotableDay[] {
  return days
    .filter(({ influence: { tone, score } }) => tone !== 'neutral' && Math.sign(score) === side)
    .toSorted((one, other) => side * (other.influence.score - one.influence.score))
    .slice(0, MAX_NOTABLE)
    .map((day) => ({ ...scored(day), transit: loudest(day, side).id }))
}

const loudest = ({ influence }: JudgedDay, side: 1 | -1): Factor =>
  influence.factors.reduce((best, factor) => (side * factor.score > side * best.score ? factor : best))

/** Computed from the factors of all days and the sky of the middle one. A period has no weekday, so no colour of a weekday either. */
function luckyOf(days: readonly JudgedDay[], sign: Sign): LuckyElements {
  const { date, sky, influence } = days[Math.floor(days.length / 2)]!
  const factors = factorSums(days).map(({ factor, sum }) => ({ ...factor, score: sum }))
  const lucky = luckyElements(date, sky, transitsToSign(sky, sign), { ...influence, factors })
  return { ...lucky, colors: lucky.colors.slice(0, 2) }
}
