/** The words of a timeline. Until they are written, every text is absent: this is the one place where they come in. */
import type { NatalLunation } from '../almanac/natal-transits/natal-lunations.ts'
import type { TimelineTransit } from '../judgement/person/timeline.ts'
import type { TimelineReading } from './transit-timeline.ts'

export interface TimelineText {
  readonly text: string
  /** The ids of the facts that it tells. */
  readonly sources: readonly string[]
}

export interface TimelineTexts {
  /** The span in one thought. */
  readonly summary: TimelineText | null
  readonly ofTransit: (transit: TimelineTransit) => TimelineText | null
  readonly ofLunation: (lunation: NatalLunation) => TimelineText | null
}

const NO_TEXTS: TimelineTexts = { summary: null, ofTransit: () => null, ofLunation: () => null }

export const timelineTexts = (_reading: TimelineReading): TimelineTexts => NO_TEXTS

/** For callers who want facts alone. */
export const withoutTexts = NO_TEXTS
