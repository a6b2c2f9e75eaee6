import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dealt } from './dealing.ts'

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
