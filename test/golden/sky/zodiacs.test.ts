import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYANAMSA_NAMES, type AyanamsaName } from '../../../src/sky/ayanamsa.ts'
import { figuresOf } from './compare.ts'
import { compareAyanamsa, compareDeclinations } from './compare-zodiacs.ts'

/** Arcseconds by which the definitions differ; docs/zodiacs.md says why. */
const CONSTANTS: Record<AyanamsaName, number> = {
  lahiri: -0.139,
  fagan_bradley: 0.413,
  krishnamurti: 0.828,
  raman: 0.844,
  yukteshwar: 0.001,
  jn_bhasin: -0.0015,
  true_citra: 0,
  galactic_center_0_sag: 0.058,
}

for (const name of AYANAMSA_NAMES) {
  test(`${name} differs from the Swiss Ephemeris by a constant within 0.01″, 1800–2100`, (t) => {
    const { constant, perCentury, drift, aroundLine } = compareAyanamsa(name)
    t.diagnostic(`${name}: constant ${constant.toFixed(4)}″ drift ${drift.toFixed(4)}″`)
    assert.ok(Math.abs(constant - CONSTANTS[name]) < 0.003)
    if (name !== 'galactic_center_0_sag') return assert.ok(drift <= 0.01)
    // The other program moves the galactic centre by 2.756 mas a year to the west, we by 3.128 as measured.
    assert.ok(aroundLine <= 0.01)
    assert.ok(Math.abs(perCentury + 0.038) < 0.002, `${perCentury}`)
  })
}

test('declinations agree with the Swiss Ephemeris from the same longitudes and latitudes', (t) => {
  const { count, worst } = figuresOf(compareDeclinations())
  t.diagnostic(`${count} declinations: worst ${worst.toFixed(5)}″`)
  assert.equal(count, 600)
  assert.ok(worst <= 0.002)
})
