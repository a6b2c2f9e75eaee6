import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dealt, dealtInWindow } from './dealing.ts'

const pool = {
  size: fc.integer({ min: 1, max: 40 }),
  deck: fc.string(),
  start: fc.integer({ min: -50, max: 5000 }),
}

test('every pass deals every card once', () => {
  fc.assert(
    fc.property(pool.size, pool.deck, pool.start, (size, deck, lap) => {
      const cards = Array.from({ length: size }, (_, place) => dealt(size, deck, lap * size + place))
      assert.equal(new Set(cards).size, size)
      assert.ok(cards.every((card) => card >= 0 && card < size))
    }),
  )
})

test('at least two thirds of the pool are dealt before a card comes again', () => {
  fc.assert(
    fc.property(pool.size, pool.deck, pool.start, (size, deck, start) => {
      const lastSeen = new Map<number, number>()
      for (let ordinal = start; ordinal < start + 3 * size; ordinal++) {
        const card = dealt(size, deck, ordinal)
        const gap = ordinal - (lastSeen.get(card) ?? -Infinity)
        assert.ok(gap >= (2 * size) / 3, `${gap} of ${size}`)
        lastSeen.set(card, ordinal)
      }
    }),
  )
})

test('passes and decks are shuffled differently', () => {
  const lap = (deck: string, number: number) =>
    Array.from({ length: 24 }, (_, place) => dealt(24, deck, number * 24 + place)).join()
  const orders = new Set([lap('a', 0), lap('a', 1), lap('a', 2), lap('b', 0), lap('b', 1)])
  assert.equal(orders.size, 5)
})

test('every card is first in its deck about equally often', () => {
  const firsts = Array.from({ length: 6000 }, (_, deck) => dealt(6, `deck ${deck}`, 0))
  for (let card = 0; card < 6; card++) {
    const share = firsts.filter((first) => first === card).length / firsts.length
    assert.ok(Math.abs(share - 1 / 6) < 0.03, `${card} ${share}`)
  }
})

const windowCards = (size: number, deck: string, window: number, count: number) =>
  Array.from({ length: count }, (_, place) => dealtInWindow(size, deck, window, place))

test('a window deals half of the pool without a card twice, and its neighbours the other half', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      pool.deck,
      fc.integer({ min: -900, max: 900 }),
      (size, deck, window) => {
        const half = Math.floor(size / 2)
        const [before, now, after] = [-1, 0, 1].map((step) => windowCards(size, deck, window + step, half))
        assert.equal(new Set(now).size, half)
        assert.equal(new Set([...before!, ...now!]).size, 2 * half)
        assert.equal(new Set([...now!, ...after!]).size, 2 * half)
      },
    ),
  )
})

test('a window that needs more takes the cards of the next one from behind', () => {
  const now = windowCards(24, 'deck', 5, 16)
  assert.equal(new Set(now).size, 16)
  assert.deepEqual(now.slice(12), windowCards(24, 'deck', 6, 12).toReversed().slice(0, 4))
})

test('windows that need few cards come to all of them in time', () => {
  const first = Array.from({ length: 4 }, (_, window) => windowCards(24, 'deck', window, 6)).flat()
  assert.equal(new Set(first).size, 24)
})
