/** What words need of a plan. The writer, which makes plans, uses the words: so they know the facts, and what was chosen of them. */
import type { PlacedTransit } from '../judgement/day/candidates.ts'
import type { DayFacts } from '../judgement/day/facts.ts'
import type { PersonalDayFacts } from '../judgement/person/facts.ts'
import type { TimedTransit, WeighedTransit } from '../judgement/person/transits.ts'
import type { Manner } from '../judgement/tradition.ts'

/** A sign's day. */
export interface PlannedDay extends DayFacts {
  readonly story: PlacedTransit & { readonly direction: Manner }
}

/** A person's day. */
export interface PlannedPersonalDay extends PersonalDayFacts {
  readonly main: TimedTransit | null
  readonly quick: WeighedTransit | null
}
