/** The figures of spreads: ten thousand random ones of every type. */
import { DECK } from '../../src/tarot/deck.ts'
import { draw } from '../../src/tarot/draw.ts'
import { SPREAD_TYPES, type SpreadType, sizeOf } from '../../src/tarot/spreads.ts'
import { THEMES } from '../../src/tarot/theme.ts'
import type { LaidCard } from '../../src/tarot/threads.ts'
import { ordersIn } from '../../src/words/en/instructions.ts'
import { inPosition } from '../../src/words/en/places.ts'
import { proseFaults } from '../../src/words/en/prose-rules.ts'
import { wholeReading } from '../../src/words/en/spread-reading.ts'
import { spreadWords } from '../../src/words/en/spreads.ts'
import type { Row } from './figures.ts'

const SPREADS_OF_A_TYPE = 10_000

interface Found {
  faults: number
  sameInPosition: number
  sameSummary: number
  instructions: number
  /** Cards that summaries cite, by type: their sum. */
  readonly cited: Map<SpreadType, number>
}

export function spreadRows(): Row[] {
  const found: Found = { faults: 0, sameInPosition: 0, sameSummary: 0, instructions: 0, cited: new Map() }
  for (const type of SPREAD_TYPES) measure(type, found)
  const average = (type: SpreadType) => ((found.cited.get(type) ?? 0) / SPREADS_OF_A_TYPE).toFixed(2)
  const types = SPREAD_TYPES.length
  return [
    [`Spreads laid: ${types} types`, (types * SPREADS_OF_A_TYPE).toLocaleString('en'), ''],
    ['texts of spreads that break a rule', String(found.faults), '0'],
    ['spreads in which two cards have the same `in_position`', String(found.sameInPosition), '0'],
    ['spreads of one type with other cards and the same `summary`', String(found.sameSummary), '0'],
    ['instructions in a place that takes none', String(found.instructions), '0'],
    ['cards that the summary of three cards cites, on average', average('past_present_future'), '≥ 3 of 3'],
    ['cards that the summary of a Celtic Cross cites, on average', average('celtic_cross'), '≥ 5 of 10'],
  ]
}

function measure(type: SpreadType, found: Found): void {
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
    const min = cards.length > 4 ? 250 : cards.length > 2 ? 150 : 100
    if (text.length < min || text.length > 500) found.faults++
    found.faults += [...summary, ...threads, act].filter(
      (sentence) => proseFaults(sentence.text.replaceAll('Death', 'this')).length > 0,
    ).length
    const ids = cards.map(({ card, orientation }) => `${card.id} ${orientation}`).join()
    if ((cardsOf.get(text) ?? ids) !== ids) found.sameSummary++
    cardsOf.set(text, ids)
    const count = summary.reduce((sum, sentence) => sum + sentence.cards.length, 0)
    found.cited.set(type, (found.cited.get(type) ?? 0) + count)
  }
}

function lay(type: SpreadType, seed: string): LaidCard[] {
  const { positions } = spreadWords({ type })
  return draw(DECK, sizeOf({ type }), seed, type).map((drawn, at) => {
    const { kind, number, name } = positions[at]!
    return { ...drawn, kind, number, place: name }
  })
}
