/** Which of two facts that deny each other is left out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutOpposites } from './opposites.ts'
import type { WeighedFact } from './sections.ts'

const SUN: WeighedFact = {
  id: 'sun-in-aries',
  kind: 'sign',
  subjects: ['sun'],
  keys: ['sun', 'aries'],
  weight: 2.5,
}
const house = (body: 'mars' | 'saturn', weight: number): WeighedFact => ({
  id: `${body}-in-house-1`,
  kind: 'house',
  subjects: [body],
  keys: [body, '1'],
  weight,
})
const fire = (weight: number): WeighedFact => ({
  id: 'much-fire',
  kind: 'balance',
  subjects: [],
  keys: ['fire', 'much'],
  weight,
})
const opposed = (...pairs: [string, string][]) => {
  const ids = [...new Set(pairs.flat())]
  return new Map(
    ids.map((id) => [
      id,
      new Set(pairs.filter((pair) => pair.includes(id)).map(([a, b]) => (a === id ? b : a))),
    ]),
  )
}
const idsOf = (facts: readonly WeighedFact[], opposites: ReturnType<typeof opposed>) =>
  withoutOpposites(facts, opposites).map(({ id }) => id)

test('of two facts that deny each other the lighter one is left out', () => {
  const opposites = opposed(['much-fire', 'saturn-in-house-1'])
  assert.deepEqual(idsOf([fire(5), house('saturn', 6)], opposites), ['saturn-in-house-1'])
  assert.deepEqual(idsOf([fire(7), house('saturn', 6)], opposites), ['much-fire'])
})

test('facts that are not opposed all stay, in their order', () => {
  const facts = [house('mars', 2), fire(5), house('saturn', 3), SUN]
  assert.deepEqual(withoutOpposites(facts, new Map()), facts)
})

test('a sign that begins a section stays, however light it is', () => {
  assert.deepEqual(idsOf([house('saturn', 9), SUN], opposed(['saturn-in-house-1', 'sun-in-aries'])), [
    'sun-in-aries',
  ])
})

test('a fact that has been left out does not cause another to be left out', () => {
  const opposites = opposed(['saturn-in-house-1', 'much-fire'], ['much-fire', 'mars-in-house-1'])
  assert.deepEqual(idsOf([house('mars', 1), fire(5), house('saturn', 6)], opposites), [
    'mars-in-house-1',
    'saturn-in-house-1',
  ])
})

test('a north node in one of two signs is left out with both', () => {
  const node = (sign: 'aries' | 'taurus'): WeighedFact => ({
    id: `north-node-in-${sign}`,
    kind: 'sign',
    subjects: ['north_node'],
    keys: ['north_node', sign],
    sign,
    weight: 4,
    isDoubtful: true,
  })
  const facts = [SUN, node('aries'), node('taurus')]
  assert.deepEqual(idsOf(facts, opposed(['north-node-in-aries', 'sun-in-aries'])), ['sun-in-aries'])
  assert.equal(withoutOpposites(facts, new Map()).length, 3)
})
