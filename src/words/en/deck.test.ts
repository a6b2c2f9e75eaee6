import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ORIENTATIONS, SUITS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { THEMES } from '../../tarot/theme.ts'
import { cardWords } from './deck.ts'

const RANK_NAMES = 'Ace Two Three Four Five Six Seven Eight Nine Ten Page Knight Queen King'.split(' ')

test('the files contain every card of the deck, in its order, and no other', () => {
  const written = ['majors', ...SUITS].flatMap((group) =>
    Object.keys(
      JSON.parse(readFileSync(new URL(`../../../data/en/deck/${group}.json`, import.meta.url), 'utf8')),
    ),
  )
  assert.deepEqual(
    written,
    DECK.map(({ id }) => id),
  )
})

test('Strength is 8 and Justice 11; no two majors have the same name', () => {
  assert.equal(cardWords({ id: 'ar08' }).name, 'Strength')
  assert.equal(cardWords({ id: 'ar11' }).name, 'Justice')
  const names = DECK.slice(0, 22).map((card) => cardWords(card).name)
  assert.equal(new Set(names).size, 22)
})

test('suit cards are named after rank and suit', () => {
  for (const [s, suit] of SUITS.entries())
    for (const [r, rank] of RANK_NAMES.entries()) {
      const { name } = cardWords(DECK[22 + 14 * s + r]!)
      assert.equal(name, `${rank} of ${suit[0]!.toUpperCase()}${suit.slice(1)}`)
    }
})

test('every card has four to six different keywords and a reading for each orientation and theme', () => {
  for (const card of DECK)
    for (const orientation of ORIENTATIONS) {
      const words = cardWords(card)
      const keywords = words.keywords[orientation]
      assert.ok(keywords.length >= 4 && keywords.length <= 6, card.id)
      assert.equal(new Set(keywords).size, keywords.length, card.id)
      assert.deepEqual(Object.keys(words.meaning[orientation]).sort(), [...THEMES].sort(), card.id)
    }
})
