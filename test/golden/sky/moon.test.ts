/** Lunations and times without an aspect against a slow scan of longitudes of the Swiss Ephemeris. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { VOID_RULES, type VoidRule } from '../../../src/almanac/void-of-course.ts'
import { figuresOf } from './compare.ts'
import { compareLight, compareLunations, compareVoids } from './compare-moon.ts'

test('every phase of the Moon of 1950–2049 is found, no other, and within two seconds', (t) => {
  const { missing, extra, seconds } = compareLunations([1950, 2050])
  const { count, median, worst } = figuresOf(seconds)
  t.diagnostic(`${count} phases: median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s`)
  assert.deepEqual([missing, extra], [0, 0])
  assert.ok(count >= 4947)
  assert.ok(worst <= 2)
})

test('the lit share of the disc is that of Swiss Ephemeris within 0.0001', (t) => {
  const { count, median, worst } = figuresOf(compareLight())
  t.diagnostic(`${count} shares: median ${median.toExponential(1)}, worst ${worst.toExponential(1)}`)
  assert.equal(count, 400)
  assert.ok(worst <= 0.0001)
})

for (const rule of Object.keys(VOID_RULES) as VoidRule[])
  test(`the Moon is void of course, by the ${rule} rule, when a slow scan of 2020–2029 says so, within a second`, (t) => {
    const { missing, extra, seconds } = compareVoids(rule)
    const { count, median, worst } = figuresOf(seconds)
    t.diagnostic(`${count} beginnings and ends: median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s`)
    assert.deepEqual([missing, extra], [0, 0])
    assert.ok(count > 3000)
    assert.ok(worst <= 1)
  })
