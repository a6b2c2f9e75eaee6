/** The symbols of all 78 cards: their places within the picture, and their texts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoes } from '../../../test/prose-lint.ts'
import { DECK } from '../../tarot/deck.ts'
import { proseFaults } from '../../words/en/prose-rules.ts'
import { SYMBOL_WORDS } from '../../words/page/symbols.ts'
import { SYMBOL_PLACES, type SymbolPlace } from './symbol-places.ts'
import { symbolsOf } from './symbols.ts'

/** The picture within the card, in its coordinates (deck/README.md). */
const PICTURE = { left: 20, right: 280, top: 26, bottom: 440 }

const all = DECK.flatMap(({ id }) => symbolsOf(id).map((symbol) => ({ id, ...symbol })))
const nameOf = ({ id, key }: { id: string; key: string }) => `${id} ${key}`

test('each of the 78 cards has three symbols or more, and nothing else has any', () => {
  const few = DECK.filter(({ id }) => symbolsOf(id).length < 3).map(({ id }) => id)
  assert.deepEqual(few, [])
  assert.deepEqual(Object.keys(SYMBOL_PLACES).toSorted(), DECK.map(({ id }) => id).toSorted())
  assert.deepEqual(symbolsOf('ar22'), [])
})

test('every symbol has a place and a text in every language', () => {
  for (const words of Object.values(SYMBOL_WORDS))
    for (const [id, symbols] of Object.entries(words))
      assert.deepEqual(Object.keys(symbols).toSorted(), Object.keys(SYMBOL_PLACES[id] ?? {}).toSorted(), id)
})

const sidesOf = ([x, y, halfWidth, halfHeight = halfWidth]: SymbolPlace) => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
})

test('every symbol lies within the picture', () => {
  const outside = all.filter(({ place }) => {
    const { left, right, top, bottom } = sidesOf(place)
    const { left: l, right: r, top: t, bottom: b } = PICTURE
    return left < l || right > r || top < t || bottom > b
  })
  assert.deepEqual(outside.map(nameOf), [])
})

/** On the narrowest phone the card is 240 px wide: the 24 px of WCAG are 30 units there. */
const FINGER = 30

test('every symbol is large enough for a finger, and no two have their middles closer than that', () => {
  const small = all.filter(
    ({ place: [, , halfWidth, halfHeight = halfWidth] }) => 2 * Math.min(halfWidth, halfHeight) < FINGER,
  )
  assert.deepEqual(small.map(nameOf), [])
  const close = DECK.flatMap(({ id }) =>
    symbolsOf(id).flatMap((one, at, symbols) =>
      symbols
        .slice(at + 1)
        .filter(({ place: [x, y] }) => Math.hypot(x - one.place[0], y - one.place[1]) < FINGER)
        .map((other) => `${id} ${one.key} ${other.key}`),
    ),
  )
  assert.deepEqual(close, [])
})

test('what a symbol stands for is one short sentence that keeps the house rules', () => {
  const faults = all.flatMap((symbol) =>
    proseFaults(symbol.meaning).map((fault) => `${nameOf(symbol)} ${fault}`),
  )
  assert.deepEqual(faults, [])
  const long = all.filter(({ meaning, name }) => meaning.length > 110 || name.length > 32)
  assert.deepEqual(long.map(nameOf), [])
  const several = all.filter(({ meaning }) => !/^\p{Lu}[^.?!]*[.?]$/u.test(meaning))
  assert.deepEqual(several.map(nameOf), [])
})

test('no two symbols have the same text, and no two of one card the same name', () => {
  assert.deepEqual(echoes(new Map(all.map((symbol) => [nameOf(symbol), symbol.meaning]))), [])
  for (const { id } of DECK) {
    const names = symbolsOf(id).map(({ name }) => name)
    assert.equal(new Set(names).size, names.length, id)
  }
})
