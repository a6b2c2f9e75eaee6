import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SUITS } from './card.ts'
import { cardWithId, DECK } from './deck.ts'

const RANKS = ['ac', '02', '03', '04', '05', '06', '07', '08', '09', '10', 'pa', 'kn', 'qu', 'ki']

test('the deck holds 78 cards in the canonical order', () => {
  const majors = Array.from({ length: 22 }, (_, n) => `ar${String(n).padStart(2, '0')}`)
  const minors = SUITS.flatMap((suit) => RANKS.map((rank) => suit.slice(0, 2) + rank))
  assert.deepEqual(
    DECK.map((card) => card.id),
    [...majors, ...minors],
  )
})

test('majors are numbered 0 to 21 without a suit', () => {
  const majors = DECK.slice(0, 22)
  majors.forEach((card, number) => {
    assert.equal(card.arcana, 'Major Arcana')
    assert.equal(card.number, number)
    assert.ok(!('suit' in card))
  })
})

test('suit cards are numbered 1 to 14', () => {
  for (const [s, suit] of SUITS.entries())
    for (const [r, rank] of RANKS.entries()) {
      const card = DECK[22 + 14 * s + r]!
      assert.equal(card.arcana, 'Minor Arcana')
      assert.equal(card.suit, suit)
      assert.equal(card.number, r + 1)
      assert.equal(cardWithId(suit.slice(0, 2) + rank), card)
    }
})

test('an id that is no card finds nothing', () => {
  for (const id of ['ar22', 'AR00', '', '__proto__', 'constructor']) assert.equal(cardWithId(id), undefined)
})
