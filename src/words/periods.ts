/** What a language says of weeks, months and years. */

import type { DateSpan, Period, PeriodType } from '../time/period.ts'
import type { PeriodPieces } from './period-pieces.ts'
import type { PeriodPoolName } from './period-pool-table.ts'
import type { Sentences } from './phrase-pools.ts'
import type { PlannedPeriod } from './planned-day.ts'

export interface PeriodWords extends PeriodPieces {
  /** “On Friday”, at the beginning of a sentence. */
  readonly onDay: (date: string, type: PeriodType) => string
  /** “From Wednesday”, “Until the 12th”, at the beginning of a sentence. */
  readonly duringPhase: (phase: DateSpan, period: Period) => string
  readonly periodSentences: Sentences<PeriodPoolName>
  readonly whyOfPeriod: (plan: PlannedPeriod) => string
}
