import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { cardPair } from './pairs.ts'

test('two cards are the same pair in either order, in the order of the deck', () => {
  const pair = cardPair(ENGLISH, 'ar17', 'ar16')
  assert.deepEqual(
    pair.cards.map(({ id }) => id),
    ['ar16', 'ar17'],
  )
  assert.deepEqual(cardPair(ENGLISH, 'ar16', 'ar17'), pair)
  const [first, last] = cardPair(ENGLISH, 'peki', 'ar00').cards
  assert.deepEqual([first.id, last.id], ['ar00', 'peki'])
})

test('a card makes no pair with itself, and an unknown id is none', () => {
  assert.throws(() => cardPair(ENGLISH, 'ar16', 'ar16'), {
    details: { issues: [{ path: 'second', message: 'The two ids must be of different cards.' }] },
  })
  for (const [one, other] of [
    ['ar16', 'ar22'],
    ['ar22', 'ar16'],
  ] as const)
    assert.throws(() => cardPair(ENGLISH, one, other), { code: 'NOT_FOUND' })
})
