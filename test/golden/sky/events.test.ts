/** Ingresses and stations of some years against the longitudes of the Swiss Ephemeris; `npm run measure -- accuracy` compares two centuries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Planet } from '../../../src/sky/planets.ts'
import { figuresOf } from './compare.ts'
import { compareIngresses, compareMoonIngresses, compareStations } from './compare-events.ts'
import type { Moments, Years } from './match.ts'

const SAMPLES: readonly Years[] = [
  [1900, 1906],
  [1975, 1981],
  [2020, 2035],
  [2094, 2100],
]

/** Of several comparisons together. */
function together(list: readonly Moments[]): Moments {
  const sum = (member: 'missing' | 'extra') => list.reduce((total, moments) => total + moments[member], 0)
  return { missing: sum('missing'), extra: sum('extra'), seconds: list.flatMap(({ seconds }) => seconds) }
}

/** The least number of events, and how many seconds they may differ by. The slower a planet, the longer it takes for the same small arc. */
type Limits = Partial<Record<Planet, readonly [minCount: number, seconds: number]>>

const INGRESSES: Limits = {
  sun: [396, 1],
  mercury: [480, 2],
  venus: [410, 2],
  mars: [230, 10],
  jupiter: [50, 30],
  saturn: [30, 10],
  uranus: [12, 60],
  neptune: [6, 300],
  pluto: [10, 600],
}

/** Mars turned in 2025 where two pieces of our table meet, with a step of 0.013″: that is more than a minute. */
const STATIONS: Limits = {
  mercury: [200, 60],
  venus: [40, 60],
  mars: [30, 90],
  jupiter: [55, 60],
  saturn: [60, 60],
  uranus: [60, 300],
  neptune: [60, 300],
  pluto: [60, 300],
}

for (const [what, compare, limits] of [
  ['ingress', compareIngresses, INGRESSES],
  ['station', compareStations, STATIONS],
] as const) {
  const compared = SAMPLES.map(compare)
  for (const [planet, [minCount, limit]] of Object.entries(limits) as [Planet, [number, number]][])
    test(`every ${what} of ${planet} is found, no other, and within ${limit} s`, (t) => {
      const { missing, extra, seconds } = together(compared.map((sample) => sample.get(planet)!))
      const { count, median, worst } = figuresOf(seconds)
      t.diagnostic(`${planet}, ${count}: median ${median.toFixed(1)} s, worst ${worst.toFixed(1)} s`)
      assert.deepEqual([missing, extra], [0, 0])
      assert.ok(count >= minCount)
      assert.ok(worst <= limit)
    })
}

test('every ingress of the Moon is found, no other, and within a second', (t) => {
  const { missing, extra, seconds } = together(SAMPLES.map(compareMoonIngresses))
  const { count, median, worst } = figuresOf(seconds)
  t.diagnostic(`${count} ingresses: median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s`)
  assert.deepEqual([missing, extra], [0, 0])
  assert.ok(count > 5000)
  assert.ok(worst <= 1)
})
