/** What a language says of weeks, months and years. */
import type { PeriodPlan } from '../judgement/period/plan.ts'
import type { PeriodType } from '../time/period.ts'
import type { PeriodPoolName } from './period-pool-table.ts'

export interface PeriodWords {
  /** The sentences for a key that suit a period. */
  readonly periodSentences: (
    name: PeriodPoolName,
    keys: readonly string[],
    type: PeriodType,
  ) => readonly string[]
  readonly whyOfPeriod: (plan: PeriodPlan) => string
}
