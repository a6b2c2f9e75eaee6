/** The summary of a span: one thought about its heaviest hard transit and its heaviest easy one (docs/timeline.md, "Summary"). */
import { orderOf, type SpanPart } from '../../judgement/person/span-plan.ts'
import { filledWith } from '../../words/slots.ts'
import type { FramePiece } from '../../words/timeline.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import type { SpanAsk, SpanText } from '../span-text.ts'
import type { TextClock } from '../time-text.ts'
import { shuffled } from './dealing.ts'
import { fits } from './pair-dealing.ts'

export const spanText = (words: Words, ask: SpanAsk): SpanText => ({ summary: summaryOf(words, ask) })

/** The heaviest pair whose text has the length of a summary; else the heaviest as it is. */
function summaryOf(words: Words, ask: SpanAsk): readonly Sentence[] {
  const { plan } = ask
  const { least, most } = words.timeline.summaryLength
  const ways = [...plan.ways, ...(plan.ways.length === 0 ? [[]] : [])]
  let other: Sentence[] | undefined
  for (const parts of ways)
    for (const sentences of versions(words, parts, ask)) {
      if (fits(sentences, { least, most })) return sentences
      other ??= sentences
    }
  return other ?? []
}

/** With each of the frames, in a dealt order. */
function* versions(
  words: Words,
  parts: readonly SpanPart[],
  { plan, clock }: SpanAsk,
): Generator<Sentence[]> {
  const { timeline } = words
  const order = orderOf(parts)
  const dealt = <Item>(items: readonly Item[], list: string): Item[] =>
    shuffled([...items.keys()], `${list} ${plan.shuffleKey}`).map((i) => items[i]!)
  const isMixed = new Set(parts.map(({ tone }) => tone)).size === 2
  const matters = parts.slice(0, isMixed ? 2 : 1).map(({ matter }) => matter)
  for (const frame of dealt(timeline.spans(order, ...matters), 'frame')) {
    const middle = middleOf(words, parts, clock)
    if (middle) yield framed(frame, middle, parts)
  }
}

const idsOf = (parts: readonly SpanPart[]): string[] => parts.map(({ transit }) => transit.id)

const framed = (
  { opening, closing }: FramePiece,
  middle: readonly Sentence[],
  parts: readonly SpanPart[],
) => [{ text: opening, transits: idsOf(parts) }, ...middle, { text: closing, transits: idsOf(parts) }]

/** What each planet does and when, in their order: a year that was named is not named again. */
function middleOf(
  { timeline }: Words,
  parts: readonly SpanPart[],
  clock: TextClock,
): readonly Sentence[] | undefined {
  const sentences: Sentence[] = []
  let before = clock.today
  for (const [i, part] of parts.entries()) {
    const { transit, matter, tone, instants } = part
    const [text] = timeline.spanPlanets(i === 0 ? 'first' : 'then', transit.body, matter, tone)
    if (text === undefined) return undefined
    const days = [...new Set(instants.map(clock.dayOf))]
    sentences.push({
      text: filledWith(text, { dates: timeline.datesWords(days, before) }),
      transits: idsOf([part]),
    })
    before = days.at(-1)!
  }
  return sentences
}
