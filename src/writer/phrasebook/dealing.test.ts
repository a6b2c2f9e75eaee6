import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dealt, dealtInWindow, shuffled } from './dealing.ts'

const pool = {
  size: fc.integer({ min: 1, max: 40 }),
  deck: fc.string(),
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
  // Of eleven cards an odd window has five.
  const odd = windowCards(11, 'deck', 3, 8)
  assert.deepEqual(odd.slice(5), windowCards(11, 'deck', 4, 6).toReversed().slice(0, 3))
})

test('windows that need few cards come to all of them in time', () => {
  const first = Array.from({ length: 4 }, (_, window) => windowCards(24, 'deck', window, 6)).flat()
  assert.equal(new Set(first).size, 24)
})

test('of an odd pool the even windows have the larger half, and four windows share a shuffle of theirs', () => {
  for (const size of [7, 10, 11, 24]) {
    const cards = shuffled(upTo(size), 'deck')
    const middle = Math.ceil(size / 2)
    for (const four of [-2, -1, 0, 3]) {
      const [larger, smaller] = [cards.slice(0, middle), cards.slice(middle)].map((half) =>
        shuffled(half, `deck ${four}`),
      )
      const fromItsMiddle = (half: readonly number[]) => {
        const begin = Math.floor(half.length / 2)
        return half.map((_, place) => half[(begin + place) % half.length]!)
      }
      const orders = [larger!, smaller!, fromItsMiddle(larger!), fromItsMiddle(smaller!)]
      orders.forEach((order, at) => {
        assert.deepEqual(
          windowCards(size, 'deck', 4 * four + at, order.length),
          order,
          `${size}: ${four} ${at}`,
        )
      })
    }
  }
})

test('a window that needs more than the whole pool begins again with the cards it has borrowed', () => {
  const cards = windowCards(10, 'deck', 3, 16)
  assert.equal(new Set(cards.slice(0, 10)).size, 10)
  assert.deepEqual(cards.slice(10, 15), cards.slice(5, 10))
  assert.equal(cards[15], cards[5])
})
