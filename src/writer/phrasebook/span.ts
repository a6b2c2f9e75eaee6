/** The summary of a span: one thought about the heaviest of what is hard and of what is kind (docs/timeline.md, "Summary"). */
import type { Tone } from '../../judgement/person/matters.ts'
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
    for (const told of tellings(words, parts, ask)) {
      if (fits(told, { least, most })) return told
      other ??= told
    }
  return other ?? []
}

/** With each of the sentences with dates, in a dealt order. */
function* tellings(
  words: Words,
  parts: readonly SpanPart[],
  { plan, clock }: SpanAsk,
): Generator<Sentence[]> {
  const { timeline } = words
  const order = orderOf(parts)
  const dealt = <Item>(items: readonly Item[], list: string): Item[] =>
    shuffled([...items.keys()], `${list} ${plan.deck}`).map((i) => items[i]!)
  const isMixed = new Set(parts.map(({ tone }) => tone)).size === 2
  const matters = parts.slice(0, isMixed ? 2 : 1).map(({ matter }) => matter)
  for (const frame of dealt(timeline.spans(order, ...matters), 'frame')) {
    if (parts.length === 0) yield framed(frame, [], [])
    for (const dates of dealt(timeline.spanDates(order), 'dates')) {
      const middle = middleOf(words, parts, withDates(words, dates, parts, clock))
      if (middle) yield framed(frame, middle, parts)
    }
  }
}

const idsOf = (parts: readonly SpanPart[]): string[] => parts.map(({ transit }) => transit.id)

const framed = (
  { opening, closing }: FramePiece,
  middle: readonly Sentence[],
  parts: readonly SpanPart[],
) => [{ text: opening, transits: idsOf(parts) }, ...middle, { text: closing, transits: idsOf(parts) }]

/** What the first planet does, when it peaks, and what the second one does. */
function middleOf(
  { timeline }: Words,
  parts: readonly SpanPart[],
  dates: string,
): readonly Sentence[] | undefined {
  const [first, then] = parts.map((part, i) => {
    const { transit, matter, tone } = part
    const [text] = timeline.spanPlanets(i === 0 ? 'first' : 'then', transit.body, matter, tone)
    return text === undefined ? undefined : { text, transits: idsOf([part]) }
  })
  if (first === undefined || (parts.length > 1 && then === undefined)) return undefined
  return [first, { text: dates, transits: idsOf(parts) }, ...(then ? [then] : [])]
}

/** At most two dates of each tone. */
function withDates({ timeline }: Words, text: string, parts: readonly SpanPart[], clock: TextClock): string {
  const ofTone = (tone: Tone): string => {
    const own = parts.filter((part) => part.tone === tone)
    const instants =
      own.length > 1 ? own.map((part) => part.instants[0]!) : own.flatMap((part) => part.instants)
    const days = [...new Set(instants.map(clock.dayOf))].toSorted()
    return days.length === 0 ? '' : timeline.datesWords(days, clock.today)
  }
  return filledWith(text, { flow: ofTone('flow'), friction: ofTone('friction') })
}
