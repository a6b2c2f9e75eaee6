import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ORIENTATIONS, SUITS } from './card.ts'
import { cardWithId, DECK } from './deck.ts'
import { THEMES } from './theme.ts'

const RANKS = ['ac', '02', '03', '04', '05', '06', '07', '08', '09', '10', 'pa', 'kn', 'qu', 'ki']
const RANK_NAMES = 'Ace Two Three Four Five Six Seven Eight Nine Ten Page Knight Queen King'.split(' ')

test('the deck holds 78 cards in the canonical order', () => {
  const majors = Array.from({ length: 22 }, (_, n) => `ar${String(n).padStart(2, '0')}`)
  const minors = SUITS.flatMap((suit) => RANKS.map((rank) => suit.slice(0, 2) + rank))
  assert.deepEqual(
    DECK.map((card) => card.id),
    [...majors, ...minors],
  )
})

test('majors are numbered 0 to 21 without a suit; Strength is 8 and Justice 11', () => {
  const majors = DECK.slice(0, 22)
  majors.forEach((card, number) => {
    assert.equal(card.arcana, 'Major Arcana')
    assert.equal(card.number, number)
    assert.ok(!('suit' in card))
  })
  assert.equal(cardWithId('ar08')?.name, 'Strength')
  assert.equal(cardWithId('ar11')?.name, 'Justice')
})

test('suit cards are numbered 1 to 14 and named after rank and suit', () => {
  for (const [s, suit] of SUITS.entries())
    for (const [r, rank] of RANK_NAMES.entries()) {
      const card = DECK[22 + 14 * s + r]!
      assert.equal(card.arcana, 'Minor Arcana')
      assert.equal(card.suit, suit)
      assert.equal(card.number, r + 1)
      assert.equal(card.name, `${rank} of ${suit[0]!.toUpperCase()}${suit.slice(1)}`)
    }
})

test('every card has four to six different keywords and a reading for each orientation and theme', () => {
  for (const card of DECK)
    for (const orientation of ORIENTATIONS) {
      const keywords = card.keywords[orientation]
      assert.ok(keywords.length >= 4 && keywords.length <= 6, card.id)
      assert.equal(new Set(keywords).size, keywords.length, card.id)
      assert.deepEqual(Object.keys(card.meaning[orientation]).sort(), [...THEMES].sort(), card.id)
    }
})

test('an id that is no card finds nothing', () => {
  for (const id of ['ar22', 'AR00', '', '__proto__', 'constructor']) assert.equal(cardWithId(id), undefined)
})
