import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NatalPlaces } from '../../almanac/natal-transits/natal-points.ts'
import { everyThirty } from '../../chart/houses/cusps.ts'
import { atOnce } from '../../schedule/slices.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { timelineOf } from './timeline.ts'
import { weightOfTransit } from './weights.ts'

const NATAL: NatalPlaces = {
  zodiac: {},
  places: [
    { point: 'moon', longitude: 272.5, range: null },
    { point: 'ascendant', longitude: 182.5, range: null },
    { point: 'north_node', longitude: 62.5, range: null },
  ],
  cusps: everyThirty(180),
}
const days = [{ date: '2026-03-07', from: Date.UTC(2026, 2, 7), to: Date.UTC(2026, 2, 7) + DAY_MS }]
const saturn = (more: object = {}, natal = NATAL) =>
  atOnce(
    timelineOf(days, natal, {
      bodies: ['saturn'],
      aspects: ['square', 'opposition', 'sextile'],
      orb: 1,
      minWeight: 0,
      ...more,
    }),
  ).transits

// Saturn passes 2.5° on 2026-03-07 (src/almanac/natal-transits/natal-timeline.test.ts).
test('a transit has a name, a nature, a weight, and the houses of its point and of its body', () => {
  const rows = saturn().map(({ id, uid, nature, manner, weight, natalHouse, transitHouse }) => [
    id,
    uid,
    nature,
    manner,
    Math.round(weight * 1e4) / 1e4,
    natalHouse,
    transitHouse,
  ])
  assert.deepEqual(rows, [
    [
      'saturn-square-natal-moon',
      'saturn-square-natal-moon-2026-03-07',
      'challenging',
      'friction',
      0.95,
      4,
      7,
    ],
    [
      'saturn-opposition-natal-ascendant',
      'saturn-opposition-natal-ascendant-2026-03-07',
      'challenging',
      'friction',
      0.95,
      1,
      7,
    ],
    [
      'saturn-sextile-natal-north-node',
      'saturn-sextile-natal-north-node-2026-03-07',
      'harmonious',
      'flow',
      0.3325,
      9,
      7,
    ],
  ])
})

test('transits below the minimum weight are left out', () => {
  assert.deepEqual(
    saturn({ minWeight: 0.5 }).map(({ point }) => point),
    ['moon', 'ascendant'],
  )
})

test('without cusps there are no houses', () => {
  const [first] = saturn({}, { ...NATAL, cusps: null })
  assert.deepEqual([first!.natalHouse, first!.transitHouse], [null, null])
})

test('the Ascendant weighs as the lights do, the Midheaven a little less, nodes and minor planets half', () => {
  const weights = (['sun', 'ascendant', 'midheaven', 'chiron'] as const).map((point) =>
    weightOfTransit('pluto', 'conjunction', point),
  )
  assert.deepEqual(weights, [1, 1, 0.9, 0.5])
  assert.ok(Math.abs(weightOfTransit('jupiter', 'quincunx', 'saturn') - 0.85 * 0.8 * 0.7) < 1e-9)
})
