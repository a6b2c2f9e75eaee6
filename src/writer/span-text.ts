/** The summary of a span of a person's time, and the rules that apply to it, whether the phrasebook or a model wrote it. */
import { orderOf, type SpanPlan } from '../judgement/person/span-plan.ts'
import type { Words } from '../words/words.ts'
import type { Sentence } from './sentence.ts'
import { type TextClock, timeTextFaults } from './time-text.ts'

export interface SpanAsk {
  readonly plan: SpanPlan
  readonly clock: TextClock
}

/** The sources of its sentences are ids of transits. */
export interface SpanText {
  readonly summary: readonly Sentence[]
}

/** The violations of the rules that apply to every writer. Where a span has not both tones, little is said. */
export function spanFaults(words: Words, { summary }: SpanText, { plan }: SpanAsk): string[] {
  const [heaviest] = plan.ways
  const isMixed = heaviest !== undefined && orderOf(heaviest).includes('-')
  const { least, most } = words.timeline.summaryLength
  return timeTextFaults(words, { summary, all: summary, length: { least: isMixed ? least : 0, most } })
}
