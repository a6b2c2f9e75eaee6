import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dealt, remainder, shuffled } from './dealing.ts'

const pool = {
  size: fc.integer({ min: 1, max: 40 }),
  shuffleKey: fc.string(),
  start: fc.integer({ min: -50, max: 5000 }),
}

const MASK = 0xffff_ffffn

/** FNV-1a of 32 bits, by its definition. */
const fnv1a = (text: string): bigint =>
  Array.from({ length: text.length }, (_, at) => BigInt(text.charCodeAt(at))).reduce(
    (sum, unit) => ((sum ^ unit) * 16_777_619n) & MASK,
    2_166_136_261n,
  )

/** What MurmurHash3 does at its end. */
function finished(bits: bigint): bigint {
  let sum = bits & MASK
  sum = ((sum ^ (sum >> 16n)) * 0x85eb_ca6bn) & MASK
  sum = ((sum ^ (sum >> 13n)) * 0xc2b2_ae35n) & MASK
  return sum ^ (sum >> 16n)
}

/** Fisher and Yates's shuffle: from the last place down, each card changes with one that is not behind it. */
function shuffledByHand(cards: readonly number[], seed: string): number[] {
  const order = [...cards]
  let dice = finished(fnv1a(seed))
  for (const place of order.keys().toArray().slice(1).reverse()) {
    dice = finished(dice + BigInt(place))
    const other = Number(dice % BigInt(place + 1))
    const card = order[place]!
    order[place] = order[other]!
    order[other] = card
  }
  return order
}

const upTo = (size: number) => Array.from({ length: size }, (_, card) => card)

test('cards are shuffled by FNV-1a and the end of MurmurHash3: today’s text stays the same in the next version', () => {
  // Values that the authors of the two published.
  assert.deepEqual(['', 'a', 'foobar'].map(fnv1a), [0x811c9dc5n, 0xe40c292cn, 0xbf9cf968n])
  assert.deepEqual([0n, 1n, 0xffff_ffffn].map(finished), [0n, 0x514e28b7n, 0x81f16f39n])
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 30 }), fc.string(), (cards, seed) => {
      assert.deepEqual(shuffled(cards, seed), shuffledByHand(cards, seed))
    }),
  )
})

test('a pass deals three packets one after the other, always with the same cards, and each is shuffled anew', () => {
  for (const [size, lengths] of [
    [12, [4, 4, 4]],
    [13, [5, 4, 4]],
    [14, [5, 5, 4]],
    [2, [1, 1, 0]],
  ] as const) {
    const cards = shuffled(upTo(size), 'deck')
    for (const lap of [-2, -1, 0, 1, 7]) {
      let start = 0
      const expected = lengths.flatMap((length, packet) => {
        start += length
        return shuffled(cards.slice(start - length, start), `deck ${packet} ${lap}`)
      })
      const pass = upTo(size).map((place) => dealt(size, 'deck', lap * size + place))
      assert.deepEqual(pass, expected, `${size} cards, pass ${lap}`)
    }
  }
})

test('every pass deals every card once', () => {
  fc.assert(
    fc.property(pool.size, pool.shuffleKey, pool.start, (size, shuffleKey, lap) => {
      const cards = Array.from({ length: size }, (_, place) => dealt(size, shuffleKey, lap * size + place))
      assert.equal(new Set(cards).size, size)
      assert.ok(cards.every((card) => card >= 0 && card < size))
    }),
  )
})

test('at least two thirds of the pool are dealt before a card comes again', () => {
  fc.assert(
    fc.property(pool.size, pool.shuffleKey, pool.start, (size, shuffleKey, start) => {
      const lastSeen = new Map<number, number>()
      for (let ordinal = start; ordinal < start + 3 * size; ordinal++) {
        const card = dealt(size, shuffleKey, ordinal)
        const gap = ordinal - (lastSeen.get(card) ?? -Infinity)
        assert.ok(gap >= (2 * size) / 3, `${gap} of ${size}`)
        lastSeen.set(card, ordinal)
      }
    }),
  )
})

test('each pass and each shuffle key has an order of its own', () => {
  const lap = (shuffleKey: string, number: number) =>
    Array.from({ length: 24 }, (_, place) => dealt(24, shuffleKey, number * 24 + place)).join()
  const orders = new Set([lap('a', 0), lap('a', 1), lap('a', 2), lap('b', 0), lap('b', 1)])
  assert.equal(orders.size, 5)
})

test('every sentence of a pool comes first about equally often', () => {
  const firsts = Array.from({ length: 6000 }, (_, n) => dealt(6, `deck ${n}`, 0))
  for (let card = 0; card < 6; card++) {
    const share = firsts.filter((first) => first === card).length / firsts.length
    assert.ok(Math.abs(share - 1 / 6) < 0.03, `${card} ${share}`)
  }
})

test('a remainder is never negative: days before 1970 have negative numbers', () => {
  for (const [number, size, left] of [
    [7, 5, 2],
    [5, 5, 0],
    [0, 5, 0],
    [-1, 5, 4],
    [-5, 5, 0],
    [-11, 5, 4],
  ] as const)
    assert.equal(remainder(number, size), left)
})
