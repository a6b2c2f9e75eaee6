import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalize, separation } from './angle.ts'
import { AYANAMSA_NAMES, type AyanamsaName, ayanamsaAt, ayanamsaMotionAt } from './ayanamsa.ts'
import { nutationAt } from './nutation.ts'
import { apparentLongitudeOf } from './stars.ts'

const FIRST = 2305447.5
const LAST = 2597641.5

/** Degrees, minutes and seconds that the definition names, at its Julian day. Lahiri's holds for the true equinox. */
const DEFINED: [AyanamsaName, number, number, number, number][] = [
  ['lahiri', 2435553.5, 23, 15, 0.658],
  ['fagan_bradley', 2433282.42346, 24, 2, 31.36],
  ['krishnamurti', 2415020, 22, 21, 50],
  ['raman', 2415020, 21, 0, 52],
  ['yukteshwar', 2415020, 21, 4, 56],
  ['jn_bhasin', 2415020, 21, 21, 56],
]

for (const [name, day, degree, minute, second] of DEFINED)
  test(`${name} has the value of its definition on the day of its definition`, () => {
    const defined = degree + minute / 60 + second / 3600
    const nutation = name === 'lahiri' ? 0 : nutationAt(day).longitude
    assert.ok(Math.abs(ayanamsaAt(name, day) - nutation - defined) < 1e-9)
  })

test('Spica is always at 0° Libra in true_citra, and the galactic centre at 0° Sagittarius in its own', () => {
  for (let day = FIRST; day < LAST; day += 9876.5) {
    const spica = apparentLongitudeOf('spica', day) - ayanamsaAt('true_citra', day)
    const center = apparentLongitudeOf('galactic_center', day) - ayanamsaAt('galactic_center_0_sag', day)
    assert.ok(separation(normalize(spica), 180) < 1e-9)
    assert.ok(separation(normalize(center), 240) < 1e-9)
  }
})

test('every ayanamsa grows by 49.5″ to 51″ a year from 1600 to 2400', () => {
  for (const name of AYANAMSA_NAMES) {
    const perYear = ((ayanamsaAt(name, LAST) - ayanamsaAt(name, FIRST)) * 3600) / 800
    assert.ok(perYear > 49.5 && perYear < 51, `${name} ${perYear}`)
  }
})

test('the motion of an ayanamsa is its change in a day', () => {
  for (const name of AYANAMSA_NAMES) {
    const [before, after] = [2451000, 2451001].map((day) => ayanamsaAt(name, day)) as [number, number]
    assert.ok(Math.abs(ayanamsaMotionAt(name, 2451000.5) - (after - before)) < 1e-12)
  }
})
