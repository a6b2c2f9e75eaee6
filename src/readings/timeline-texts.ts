/** The words of a timeline (docs/timeline.md, "Texts"): each transit, each lunation, and the span as a whole, which a model may write. */
import type { NatalLunation } from '../almanac/natal-transits/natal-lunations.ts'
import { spanPlan } from '../judgement/person/span-plan.ts'
import type { TimelineTransit } from '../judgement/person/timeline.ts'
import { dateText, wallAt } from '../time/wall-clock.ts'
import type { Zone } from '../time/zones.ts'
import type { Words } from '../words/words.ts'
import { prose, type Sentence } from '../writer/sentence.ts'
import { SINGLE_TEXTS } from '../writer/single-texts.ts'
import { TIMELINE } from '../writer/text-kinds.ts'
import type { TextClock } from '../writer/time-text.ts'
import type { WriterName } from '../writer/writer.ts'
import { chartInputs } from './chart.ts'
import { keyOf } from './identifier.ts'
import { readSealedText, type SealedTextParts } from './sealed-text.ts'
import { type TimelineReading, timelineInputs } from './transit-timeline.ts'

export interface TimelineText {
  readonly text: string
  /** The ids of the facts that it mentions. */
  readonly sources: readonly string[]
}

export interface TimelineTexts {
  /** The span in one thought; empty for callers who want facts alone. */
  readonly summary: readonly Sentence[]
  readonly ofTransit: (transit: TimelineTransit) => TimelineText | null
  readonly ofLunation: (lunation: NatalLunation) => TimelineText | null
  /** Who wrote the summary. */
  readonly source: WriterName | null
  readonly cacheHit: boolean
}

/** For callers who want facts alone. */
export const withoutTexts: TimelineTexts = {
  summary: [],
  ofTransit: () => null,
  ofLunation: () => null,
  source: null,
  cacheHit: false,
}

/** The texts of single transits and lunations, which the phrasebook writes. */
export type TimelineEventTexts = Pick<TimelineTexts, 'ofTransit' | 'ofLunation'>

export function eventTexts(words: Words, reading: TimelineReading, now: number): TimelineEventTexts {
  const { span, transits, natal } = reading
  const textOf = SINGLE_TEXTS.transits(words, {
    transits,
    places: natal.places,
    clock: clockOf(now, span.zone),
  })
  return {
    ofTransit: (transit) => asOne(textOf.get(transit) ?? []),
    ofLunation: (lunation) => asOne(SINGLE_TEXTS.lunation(words, lunation)),
  }
}

export async function timelineTexts(
  reading: TimelineReading,
  now: number,
  parts: SealedTextParts,
): Promise<TimelineTexts> {
  const { birth, span, transits } = reading
  const clock = clockOf(now, span.zone)
  const days = { from: span.days[0]!.from, to: span.days.at(-1)!.to }
  const ask = { plan: spanPlan(transits, days, now), clock }
  const textKey = {
    kind: 'timeline_text',
    // The text depends on today, because it words dates as past or to come.
    inputs: { ...timelineInputs(reading), today: clock.today },
    births: keyOf('birth', chartInputs(birth)),
    sentencesOf: ({ summary }: { readonly summary: readonly Sentence[] }) => summary,
    isBare: ask.plan.ways.length === 0,
  }
  const { written, cacheHit } = await readSealedText(TIMELINE, ask, textKey, parts)
  return {
    summary: written.text.summary,
    ...eventTexts(parts.words, reading, now),
    source: written.source,
    cacheHit,
  }
}

export function clockOf(now: number, zone: Zone): TextClock {
  const dayOf = (instant: number) => dateText(wallAt(instant, zone))
  return { now, today: dayOf(now), dayOf }
}

/** Null if there is no text. */
export const asOne = (sentences: readonly Sentence[]): TimelineText | null =>
  sentences.length === 0
    ? null
    : { text: prose(sentences), sources: [...new Set(sentences.flatMap(({ transits }) => transits))] }
