/** What a text of a week, month or year tells. Every writer gets the same plan (docs/writing.md). */
import { periodFactsInSlices } from '../../judgement/period/facts.ts'
import { atOnce, type Slices } from '../../schedule/slices.ts'
import type { Sign } from '../../sky/zodiac.ts'
import type { Period } from '../../time/period.ts'
import type { PlannedPeriod, PlannedPhase } from '../../words/planned-day.ts'
import { withStories } from './phase-stories.ts'

export type PeriodPlan = PlannedPeriod
export type Phase = PlannedPhase

export const periodPlan = (period: Period, sign: Sign): PeriodPlan => atOnce(periodPlanInSlices(period, sign))

/** A year takes some forty milliseconds. */
export function* periodPlanInSlices(period: Period, sign: Sign): Slices<PeriodPlan> {
  const facts = yield* periodFactsInSlices(period, sign)
  return { ...facts, phases: withStories(facts.phases, period) }
}
