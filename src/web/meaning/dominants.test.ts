import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dominantsInWords } from './dominants.ts'

const SATURN = {
  planet: 'saturn' as const,
  points: 6.7,
  reasons: [
    { reason: 'planet' as const, facts: ['saturn-in-capricorn'], points: 1 },
    { reason: 'aspect' as const, facts: ['venus-conjunction-saturn'], points: 1.7 },
    { reason: 'dignity' as const, facts: ['saturn-in-domicile'], points: 2 },
    { reason: 'on_descendant' as const, facts: ['saturn-in-house-7'], points: 1.2 },
    { reason: 'stellium' as const, facts: ['stellium-in-capricorn'], points: 1 },
  ],
}
const NONE = { sign: null, house: null, element: null }

test('a planet counts for its reasons, the weightiest first', () => {
  assert.deepEqual(dominantsInWords({ planets: [SATURN], ...NONE }), [
    {
      title: 'Saturn',
      points: 6.7,
      why: '2 for being at home, 1.7 for Venus conjunction Saturn, 1.2 for standing at the Descendant, 1 in its own right, 1 for the stellium in Capricorn',
    },
  ])
})

const member = (fact: string, points: number) => ({ facts: [fact], points })

test('a sign and a house that count for the same planets share a line', () => {
  const rows = dominantsInWords({
    planets: [],
    sign: { sign: 'Libra', points: 9, reasons: [member('sun-in-libra', 5), member('mars-in-libra', 4)] },
    house: { house: 4, points: 9, reasons: [member('sun-in-house-4', 5), member('mars-in-house-4', 4)] },
    element: null,
  })
  assert.deepEqual(rows, [{ title: 'Libra, house 4', points: 9, why: '5 with Sun, 4 with Mars' }])
})

test('a rising sign is named as rising, and has a line apart from an element with more in it', () => {
  const reasons = [member('sun-in-libra', 2.5), member('ascendant-in-libra', 7)]
  const rows = dominantsInWords({
    planets: [],
    sign: { sign: 'Libra', points: 9.5, reasons },
    house: null,
    element: { element: 'air', points: 12.5, reasons: [...reasons, member('north-node-in-gemini', 3)] },
  })
  assert.deepEqual(rows, [
    { title: 'Libra', points: 9.5, why: '7 for rising, 2.5 with Sun' },
    { title: 'Air', points: 12.5, why: '7 for rising, 3 with North Node, 2.5 with Sun' },
  ])
})

test('the sign comes before the house, and the house before the element', () => {
  const rows = dominantsInWords({
    planets: [],
    sign: { sign: 'Libra', points: 3, reasons: [member('sun-in-libra', 3)] },
    house: { house: 4, points: 2, reasons: [member('mars-in-house-4', 2)] },
    element: { element: 'air', points: 1, reasons: [member('moon-in-gemini', 1)] },
  })
  assert.deepEqual(
    rows.map(({ title, why }) => `${title}: ${why}`),
    ['Libra: 3 with Sun', 'House 4: 2 with Mars', 'Air: 1 with Moon'],
  )
})

test('every reason has its words', () => {
  const why = (reason: (typeof SATURN)['reasons'][number]['reason'] | string, fact: string) =>
    dominantsInWords({
      planets: [
        { ...SATURN, reasons: [{ reason, facts: [fact], points: 1 } as (typeof SATURN)['reasons'][number]] },
      ],
      ...NONE,
    })[0]!.why
  assert.equal(why('ruler', ''), '1 for ruling the rising sign')
  assert.equal(why('on_ascendant', ''), '1 for standing at the Ascendant')
  assert.equal(why('on_midheaven', ''), '1 for standing at the Midheaven')
  assert.equal(why('on_imum_coeli', ''), '1 for standing at the Imum coeli')
  assert.equal(why('angular_house', ''), '1 for an angular house')
  assert.equal(why('dignity', 'saturn-in-exaltation'), '1 for being exalted')
  assert.equal(why('unaspected', ''), '1 for standing alone, without an aspect')
})

test('the planets come before the sign', () => {
  const sign = { sign: 'Libra' as const, points: 9, reasons: [member('sun-in-libra', 5)] }
  const titles = dominantsInWords({ planets: [SATURN], ...NONE, sign })
  assert.deepEqual(
    titles.map(({ title, points }) => [title, points]),
    [
      ['Saturn', 6.7],
      ['Libra', 9],
    ],
  )
})
