import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { type PlaceKind, SPREAD_TYPES, type SpreadType, sizeOf } from '../../tarot/spreads.ts'
import { THEMES } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import type { SpreadSentence } from '../spreads.ts'
import { plainName } from './deck.ts'
import { inPosition } from './places.ts'
import { proseFaults } from './prose-rules.ts'
import { threadsToTell, wholeReading } from './spread-reading.ts'
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

/** Cards in places of these kinds, which a caller has named. */
const inPlaces = (...kinds: readonly PlaceKind[]): LaidCard[] =>
  draw(DECK, kinds.length, 'places', 'custom').map((drawn, at) => ({
    ...drawn,
    kind: kinds[at]!,
    number: at + 1,
  }))
const factsToldOf = (cards: readonly LaidCard[]) =>
  wholeReading(cards, 'general').summary.map((sentence) => sentence.cards)
const kindsTold = (...kinds: readonly PlaceKind[]) =>
  factsToldOf(inPlaces(...kinds)).map((cards) => cards.map(({ kind }) => kind).join(' to '))

const PAGE = readFileSync(new URL('../../../docs/spreads.md', import.meta.url), 'utf8')

test('five cards or more are told in the order of docs/spreads.md, up to four in their own', () => {
  const [, others] = /as far as 500 characters reach \(([^)]+)\)/.exec(PAGE)!
  const kinds = others!.split(', ').map((name) => name.replaceAll(' ', '_') as PlaceKind)
  const order: PlaceKind[] = ['present', 'challenge', 'root', ...kinds]
  assert.equal(order.length, 19)
  for (const [at, later] of order.entries()) {
    const earlier = order[at - 1]
    if (earlier === undefined) continue
    // An outcome and a past make a road, unless there is a root, and another outcome after this one.
    const isRoad = earlier === 'outcome'
    const rest: PlaceKind[] = isRoad ? ['root', 'outcome', 'open'] : ['open', 'open', 'open']
    assert.deepEqual(kindsTold(later, earlier, ...rest).slice(0, 2), [earlier, later])
    assert.deepEqual(kindsTold(later, earlier, ...rest.slice(1)).slice(0, 2), [later, earlier])
  }
})

test('root and outcome are told in one sentence, the third; without a root the past is where it comes from', () => {
  const third = (...kinds: readonly PlaceKind[]) => kindsTold(...kinds)[2]
  assert.equal(third('present', 'challenge', 'past', 'root', 'outcome'), 'root to outcome')
  assert.equal(third('present', 'challenge', 'past', 'self', 'outcome'), 'past to outcome')
  assert.equal(third('present', 'challenge', 'aim', 'self', 'outcome'), 'self')
  assert.equal(third('present', 'challenge', 'past', 'self', 'open'), 'self')
})

test('of several roots the first is where it comes from, of several outcomes the last is where it goes', () => {
  for (const from of ['root', 'past'] as const) {
    const cards = inPlaces('outcome', from, 'present', from, 'outcome')
    assert.deepEqual(
      factsToldOf(cards).find(({ length }) => length === 2),
      [cards[1], cards[4]],
    )
  }
})

test('two ways are told in their order', () => {
  for (const { cards } of laid.filter(({ type }) => type === 'decision')) {
    const numbers = factsToldOf(cards).flatMap((told) => told.map(({ number }) => number))
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
    )
    assert.ok(numbers.length >= 3)
    assert.match(said(wholeReading(cards, 'general').summary), /\bthe first way\b/i)
    assert.doesNotMatch(said(wholeReading(cards, 'general').summary), /\bthe First Way\b/)
  }
})

test('days are told in their order, and the first, the last and one with a major card always', () => {
  const numbersTold = (cards: readonly LaidCard[]) => factsToldOf(cards).map(([card]) => card!.number)
  for (const { cards } of laid.filter(({ type }) => type === 'week_ahead')) {
    const numbers = numbersTold(cards)
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
    )
    assert.ok(numbers.includes(1) && numbers.includes(7))
  }
  const minors = DECK.filter(({ suit }) => suit !== undefined)
  for (const [n, card] of DECK.slice(0, 22).entries())
    for (const place of [2, 3, 4, 5, 6]) {
      const week = lay('week_ahead', 'a week').map((laidCard, at) => ({
        ...laidCard,
        card: at + 1 === place ? card : minors[(5 * n + 11 * at) % minors.length]!,
      }))
      assert.ok(numbersTold(week).includes(place), `${card.id} ${place}`)
    }
})

test('more than half of the places must be days or months to be told as such', () => {
  const days = (count: number) =>
    lay('week_ahead', 'half').map((card, at) => (at < count ? card : { ...card, kind: 'open' as const }))
  const named = (cards: readonly LaidCard[]) =>
    said(wholeReading(cards, 'general').summary).includes('Monday')
  assert.equal(named(days(4)), true)
  assert.equal(named(days(3)), false)
  assert.equal(named(days(3).slice(0, 6)), false)
})

test('each theme but the general has three ways of its own to begin, and says the same then', () => {
  const begins = (theme: (typeof THEMES)[number], last: LaidCard) => {
    const cards = [...lay('past_present_future', 'theme').slice(0, 2), last]
    const first = (each: typeof theme) => wholeReading(cards, each).summary[0]!.text
    const [general, own] = [first('general'), first(theme)]
    assert.ok(own.toLowerCase().endsWith(general.toLowerCase()), own)
    return own.slice(0, own.length - general.length)
  }
  const lasts = DECK.slice(40).map(
    (card) => ({ card, orientation: 'upright', kind: 'outcome', number: 3 }) as const,
  )
  const ways = THEMES.map((theme) => new Set(lasts.map((last) => begins(theme, last))))
  assert.deepEqual(
    ways.map(({ size }) => size),
    THEMES.map((theme) => (theme === 'general' ? 1 : 3)),
  )
  assert.equal(new Set(ways.flatMap((each) => [...each])).size, 10)
})

test('the act is that of the challenge, else of weakness, heart, bond or self, else of the first that is no advice', () => {
  const acting = (...kinds: readonly PlaceKind[]) => {
    const cards = inPlaces(...kinds)
    return cards.indexOf(wholeReading(cards, 'general').act.cards[0]!)
  }
  const order: PlaceKind[] = ['challenge', 'weakness', 'present', 'bond', 'self']
  for (const at of order.keys())
    assert.equal(acting('advice', 'open', ...order.slice(at).toReversed()), 1 + order.length - at)
  assert.equal(acting('challenge', 'challenge'), 0)
  assert.equal(acting('advice', 'aim', 'outcome'), 1)
  assert.equal(acting('advice', 'advice'), 0)
})

const ofIds = (...ids: readonly string[]): LaidCard[] =>
  ids.map((id, at) => ({
    ...{ card: DECK.find((card) => card.id === id)!, orientation: 'upright', kind: 'open', number: at + 1 },
  }))

test('up to four cards have two threads, up to seven three, more have four', () => {
  const ids = ['wa03', 'cu03', 'wapa', 'cukn', 'ar04', 'ar07', 'wa06', 'cu06']
  for (const [size, count] of [
    [3, 2],
    [4, 2],
    [5, 3],
    [7, 3],
    [8, 4],
  ] as const)
    assert.equal(threadsToTell(ofIds(...ids.slice(0, size))).length, count, `${size} cards`)
})

test('at most two pairs of cards that answer each other are told, before all else', () => {
  const { pairs } = JSON.parse(
    readFileSync(new URL('../../../data/en/places/threads.json', import.meta.url), 'utf8'),
  ) as { pairs: Record<string, string> }
  assert.equal(Object.keys(pairs).length, 48)
  const apart: string[][] = []
  for (const pair of Object.keys(pairs).map((key) => key.split('+')))
    if (!apart.flat().some((id) => pair.includes(id))) apart.push(pair)
  const [one, two, three] = apart
  // Later cards first: the order in which they lie does not matter.
  const cards = ofIds(...three!.toReversed(), ...two!.toReversed(), ...one!.toReversed(), 'waki', 'cuki')
  const told = threadsToTell(cards)
  assert.deepEqual(
    told.map(({ kind }) => kind === 'pair'),
    [true, true, false, false],
  )
  assert.deepEqual(
    told[0]!.cards.map(({ card }) => card.id),
    three!.toReversed(),
  )
})
