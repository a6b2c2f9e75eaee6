import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DECK } from '../tarot/deck.ts'
import { cardWords } from '../words/en/deck.ts'
import { ENGLISH } from '../words/en/english.ts'
import { cardById, findCards } from './cards.ts'

const idsOf = (query: Parameters<typeof findCards>[1]) => findCards(ENGLISH, query).map(({ id }) => id)

test('cards are found by arcana and suit, both together, in the order of the deck', () => {
  assert.deepEqual(findCards(ENGLISH, {}), DECK)
  assert.equal(idsOf({ arcana: DECK[0]!.arcana }).length, 22)
  assert.equal(idsOf({ suit: 'cups' }).length, 14)
  assert.deepEqual(idsOf({ arcana: DECK[0]!.arcana, suit: 'cups' }), [])
  const [first, last] = [idsOf({ suit: 'wands' })[0], idsOf({ suit: 'wands' }).at(-1)]
  assert.deepEqual([first, last], ['waac', 'waki'])
})

test('words are sought in names and in keywords of both sides, in any case, without the spaces around them', () => {
  assert.deepEqual(idsOf({ q: '  THE MOON ' }), ['ar18'])
  for (const q of ['', '   ']) assert.equal(idsOf({ q }).length, 78)
  assert.deepEqual(idsOf({ q: 'no such card' }), [])
  for (const side of ['upright', 'reversed'] as const) {
    const word = cardWords(DECK[30]!).keywords[side][0]!
    const having = DECK.filter((card) => {
      const { name, keywords } = cardWords(card)
      const all = [name, ...keywords.upright, ...keywords.reversed]
      return all.some((each) => each.toLowerCase().includes(word.toLowerCase()))
    })
    assert.deepEqual(findCards(ENGLISH, { q: word.toUpperCase() }), having)
    assert.ok(having.includes(DECK[30]!))
  }
  assert.deepEqual(idsOf({ q: 'of cups', suit: 'wands' }), [])
})

test('a card is found by its id, and the error for an unknown id shows how ids look', () => {
  for (const card of DECK) assert.equal(cardById(card.id), card)
  assert.throws(() => cardById('ar22'), {
    code: 'NOT_FOUND',
    message: /^There is no card with this id\. Ids are/,
  })
})
