/** What words need of a plan. The writer, which makes plans, uses the words: so they know the facts, and what was chosen of them. */
import type { PlacedTransit } from '../judgement/day/candidates.ts'
import type { DayFacts } from '../judgement/day/facts.ts'
import type { PeriodFacts } from '../judgement/period/facts.ts'
import type { LocatedTransit, PhaseFacts } from '../judgement/period/phases.ts'
import type { PersonalDayFacts } from '../judgement/person/facts.ts'
import type { TimedTransit, WeighedTransit } from '../judgement/person/transits.ts'
import type { Manner } from '../judgement/tradition.ts'

/** A sign's day. */
export interface PlannedDay extends DayFacts {
  readonly story: PlacedTransit & {
    readonly direction: Manner
    /** When it comes to its end, in Unix milliseconds; null if that is years away. */
    readonly until: number | null
  }
}

/** A person's day. */
export interface PlannedPersonalDay extends PersonalDayFacts {
  readonly main: TimedTransit | null
  readonly quick: WeighedTransit | null
}

/** A sign's week, month or year. */
export interface PlannedPeriod extends Omit<PeriodFacts, 'phases'> {
  readonly phases: readonly PlannedPhase[]
}

export interface PlannedPhase extends PhaseFacts {
  readonly story: LocatedTransit
}
