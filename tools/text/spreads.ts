/** The figures of spreads: ten thousand random ones of every type. */
import { DECK } from '../../src/tarot/deck.ts'
import { draw } from '../../src/tarot/draw.ts'
import { SPREAD_TYPES, type SpreadType, sizeOf } from '../../src/tarot/spreads.ts'
import { THEMES } from '../../src/tarot/theme.ts'
import type { LaidCard } from '../../src/tarot/threads.ts'
import { ordersIn } from '../../src/words/en/instructions.ts'
import { cardToneOf, inPosition } from '../../src/words/en/places.ts'
import { proseFaults } from '../../src/words/en/prose-rules.ts'
import { summaryLength, wholeReading } from '../../src/words/en/spread-reading.ts'
import { spreadWords } from '../../src/words/en/spreads.ts'
import type { SpreadSentence } from '../../src/words/spreads.ts'
import type { Row } from './figures.ts'

const SPREADS_OF_A_TYPE = 10_000

interface Findings {
  faults: number
  /** Summaries whose length is not that of docs/spreads.md. */
  wrongLengths: number
  /** Kind outcomes with a warning. */
  warnings: number
  /** Summaries that do not tell their act once. */
  actsNotOnce: number
  sameInPosition: number
  sameSummary: number
  instructions: number
  /** Characters of summaries, by type: their sum. */
  readonly lengths: Map<SpreadType, number>
  /** Cards that summaries cite, by type: their sum. */
  readonly cited: Map<SpreadType, number>
}

export function spreadRows(): Row[] {
  const found: Findings = {
    faults: 0,
    wrongLengths: 0,
    warnings: 0,
    actsNotOnce: 0,
    sameInPosition: 0,
    sameSummary: 0,
    instructions: 0,
    lengths: new Map(),
    cited: new Map(),
  }
  for (const type of SPREAD_TYPES) measure(type, found)
  const average = (type: SpreadType) => ((found.cited.get(type) ?? 0) / SPREADS_OF_A_TYPE).toFixed(2)
  const length = (type: SpreadType) => ((found.lengths.get(type) ?? 0) / SPREADS_OF_A_TYPE).toFixed(0)
  const types = SPREAD_TYPES.length
  return [
    [`Spreads laid: ${types} types`, (types * SPREADS_OF_A_TYPE).toLocaleString('en'), ''],
    ['texts of spreads that break a rule', String(found.faults), '0'],
    ['summaries of a wrong length', String(found.wrongLengths), '0'],
    ['kind outcomes with a warning', String(found.warnings), '0'],
    ['summaries that do not tell their act once', String(found.actsNotOnce), '0'],
    ['characters of a summary of three cards, on average', length('past_present_future'), '350–650'],
    ['characters of a summary of a Celtic Cross, on average', length('celtic_cross'), '600–950'],
    ['spreads in which two cards have the same `in_position`', String(found.sameInPosition), '0'],
    ['spreads of one type with other cards and the same `summary`', String(found.sameSummary), '0'],
    ['instructions in a place that takes none', String(found.instructions), '0'],
    ['cards that the summary of three cards cites, on average', average('past_present_future'), '≥ 3 of 3'],
    ['cards that the summary of a Celtic Cross cites, on average', average('celtic_cross'), '≥ 5 of 10'],
  ]
}

function measure(type: SpreadType, found: Findings): void {
  const cardsOf = new Map<string, string>()
  for (let n = 0; n < SPREADS_OF_A_TYPE; n++) {
    const cards = lay(type, `measured ${n}`)
    const texts = cards.map((card) => inPosition(card, card.kind))
    if (new Set(texts).size < texts.length) found.sameInPosition++
    found.instructions += cards.filter(
      (card, at) => card.kind !== 'advice' && ordersIn(texts[at]!).length > 0,
    ).length
    if (cards.length < 2) continue
    const { summary, threads, act } = wholeReading(cards, THEMES[n % THEMES.length]!)
    const text = summary.map((sentence) => sentence.text).join(' ')
    const { least, most } = summaryLength(cards.length)
    if (text.length < least || text.length > most) found.wrongLengths++
    if (text.toLowerCase().split(act.text.toLowerCase()).length !== 2) found.actsNotOnce++
    found.warnings += summary.filter((sentence) => isWarned(sentence)).length
    found.lengths.set(type, (found.lengths.get(type) ?? 0) + text.length)
    found.faults += [...summary, ...threads, act].filter(
      (sentence) => proseFaults(sentence.text.replaceAll('Death', 'this')).length > 0,
    ).length
    const ids = cards.map(({ card, orientation }) => `${card.id} ${orientation}`).join()
    if ((cardsOf.get(text) ?? ids) !== ids) found.sameSummary++
    cardsOf.set(text, ids)
    const count = new Set(summary.flatMap((sentence) => sentence.cards)).size
    found.cited.set(type, (found.cited.get(type) ?? 0) + count)
  }
}

/** A kind outcome that is worded as a threat. */
const isWarned = ({ text, cards }: SpreadSentence): boolean =>
  cards.length === 1 &&
  cards[0]!.kind === 'outcome' &&
  cardToneOf(cards[0]!) === 'kind' &&
  /\b(?:if nothing changes|left as it is|at this pace|unless)\b/i.test(text)

function lay(type: SpreadType, seed: string): LaidCard[] {
  const { positions } = spreadWords({ type })
  return draw(DECK, sizeOf({ type }), seed, type).map((drawn, at) => {
    const { kind, number, name } = positions[at]!
    return { ...drawn, kind, number, place: name }
  })
}
