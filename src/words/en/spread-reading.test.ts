import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { SPREAD_TYPES, type SpreadType, sizeOf } from '../../tarot/spreads.ts'
import { THEMES } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { plainName } from './deck.ts'
import { inPosition } from './places.ts'
import { proseFaults } from './prose-rules.ts'
import { type SpreadSentence, wholeReading } from './spread-reading.ts'
import { spreadWords } from './spreads.ts'

function lay(type: SpreadType, seed: string): LaidCard[] {
  const { positions } = spreadWords({ type })
  return draw(DECK, sizeOf({ type }), seed, type).map((drawn, at) => {
    const { kind, number, name } = positions[at]!
    return { ...drawn, kind, number, place: name }
  })
}

const said = (sentences: readonly SpreadSentence[]) => sentences.map(({ text }) => text).join(' ')
const types = SPREAD_TYPES.filter((type) => sizeOf({ type }) > 1)
const laid = types.flatMap((type) =>
  Array.from({ length: 300 }, (_, n) => ({
    type,
    n,
    cards: lay(type, `reading ${n}`),
    theme: THEMES[n % 4]!,
  })),
)

test('a summary has 250 to 500 characters, from 150 for three or four cards, and keeps the house rules', () => {
  for (const { type, cards, theme } of laid) {
    const { summary, threads, act } = wholeReading(cards, theme)
    const text = said(summary)
    const least = cards.length > 4 ? 250 : cards.length > 2 ? 150 : 100
    assert.ok(text.length >= least && text.length <= 500, `${type} ${text.length}: ${text}`)
    for (const sentence of [...summary, ...threads, act]) {
      // The card is called so; no text speaks of it otherwise.
      assert.deepEqual(proseFaults(sentence.text.replaceAll('Death', 'this')), [], sentence.text)
      assert.match(sentence.text, /^[A-Z].*\.$/)
      assert.doesNotMatch(sentence.text, /[{}]|undefined| {2}|\bthe The\b/)
    }
    assert.ok(threads.length <= 4)
    for (const { text: thread } of threads) assert.ok(thread.length >= 50 && thread.length <= 230, thread)
  }
})

test('a sentence names the cards it comes from', () => {
  for (const { cards, theme } of laid)
    for (const { text, cards: sources } of wholeReading(cards, theme).summary)
      for (const card of sources)
        assert.ok(text.toLowerCase().includes(plainName(card).toLowerCase()), `${card.card.id}: ${text}`)
})

test('of three cards all are told, of ten at least four, five on average', () => {
  const cited = (type: SpreadType) =>
    laid
      .filter((one) => one.type === type)
      .map(
        ({ cards, theme }) => wholeReading(cards, theme).summary.flatMap((sentence) => sentence.cards).length,
      )
  assert.ok(cited('past_present_future').every((count) => count === 3))
  const ten = cited('celtic_cross')
  assert.ok(Math.min(...ten) >= 4)
  assert.ok(ten.reduce((sum, count) => sum + count, 0) / ten.length >= 5)
})

test('another card in one place changes the sentences about it, and no other card is spoken of in the summary', () => {
  for (const { cards, theme } of laid.filter(({ n }) => n < 40)) {
    const drawn = new Set(cards.map(({ card }) => card.id))
    const [other] = DECK.filter(({ id }) => !drawn.has(id))
    const changed = cards.map((card, at) => (at === 0 ? { ...card, card: other! } : card))
    assert.notEqual(said(wholeReading(cards, theme).summary), said(wholeReading(changed, theme).summary))
    assert.ok(
      wholeReading(changed, theme).summary.some(({ text }) =>
        text.includes(plainName({ card: other! }).slice(4)),
      ),
    )
  }
})

test('the theme colours the first sentence', () => {
  const cards = lay('celtic_cross', 'theme')
  const first = THEMES.map((theme) => wholeReading(cards, theme).summary[0]!.text)
  assert.equal(new Set(first).size, THEMES.length)
})

test('the act is an instruction of a card that lies there, and never the one that a place of advice gives already', () => {
  for (const { cards, theme } of laid) {
    const { act } = wholeReading(cards, theme)
    const [acting] = act.cards
    assert.ok(cards.includes(acting!))
    assert.equal(act.text, inPosition(acting!, 'advice'))
    assert.ok(!cards.some((card) => card.kind === 'advice' && inPosition(card, 'advice') === act.text))
  }
})

test('the sentences of a summary are varied one by one, and no two in a row begin with the same word', () => {
  const openingsOf = (cards: readonly LaidCard[]) =>
    wholeReading(cards, 'general').summary.map(({ text }) => text.split(' ').slice(0, 2).join(' '))
  const crosses = laid.filter(({ type }) => type === 'celtic_cross').map(({ cards }) => openingsOf(cards))
  // One number for all sentences gave 37 of 600.
  assert.ok(new Set(crosses.map(String)).size > 100)
  for (const { type, cards } of laid.filter((one) => !['week_ahead', 'year_wheel'].includes(one.type))) {
    // Names begin with the article, whatever stands before them.
    const words = openingsOf(cards).map((opening) => opening.split(' ')[0]!)
    for (const [at, word] of words.entries())
      assert.ok(word !== words[at - 1] || word === 'The', `${type}: ${openingsOf(cards).join(' … ')}`)
  }
})

test('no two spreads of a type have the same summary', () => {
  for (const type of types) {
    const all = laid
      .filter((one) => one.type === type)
      .map(({ cards, theme }) => said(wholeReading(cards, theme).summary))
    assert.equal(new Set(all).size, all.length, type)
  }
})
