import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Span } from '../../almanac/natal-contacts.ts'
import { phaseOf } from './transits.ts'

const WIDE = { orb: 2 }
const SPAN: Span = { from: 1_000, to: 1_100 }

test('a transit is coming in the first 35 % of its time and leaving in the last 25 %', () => {
  const phases = [1_000, 1_035, 1_036, 1_074, 1_075, 1_100].map((now) => phaseOf(WIDE, SPAN, now))
  assert.deepEqual(phases, ['coming', 'coming', null, null, 'leaving', 'leaving'])
})

test('one that is exact is neither coming nor leaving', () => {
  for (const now of [1_000, 1_050, 1_100]) assert.equal(phaseOf({ orb: 0.5 }, SPAN, now), 'exact')
})

test('one whose end the ephemeris does not have is coming; one whose beginning it does not have is leaving', () => {
  assert.equal(phaseOf(WIDE, { from: 1_000, to: null }, 1_099), 'coming')
  assert.equal(phaseOf(WIDE, { from: null, to: 1_100 }, 1_001), 'leaving')
  assert.equal(phaseOf(WIDE, { from: null, to: null }, 1_050), null)
})
