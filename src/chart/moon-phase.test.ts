import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Body, Illumination } from 'astronomy-engine'
import { cosine } from '../sky/angle.ts'
import { positionsAt } from '../sky/ephemeris.ts'
import { DAY_MS, J2000, terrestrialTime } from '../time/time-scales.ts'
import { moonPhaseOf, moonPhasesBetween, visiblePhaseOf } from './moon-phase.ts'

const at = (sun: number, moon: number) =>
  moonPhaseOf({ longitude: sun }, { longitude: moon, latitude: 0 }, J2000)

const PHASES = 'new_moon crescent first_quarter gibbous full_moon disseminating last_quarter balsamic'.split(
  ' ',
)
const SEEN =
  'new_moon waxing_crescent first_quarter waxing_gibbous full_moon waning_gibbous last_quarter waning_crescent'.split(
    ' ',
  )

test('each phase begins at its angle and lasts 45°, across 0° Aries too', () => {
  for (const sun of [0, 100, 350])
    for (const [i, name] of PHASES.entries()) {
      assert.equal(at(sun, (sun + 45 * i) % 360).name, name)
      assert.equal(at(sun, (sun + 45 * i + 44.999) % 360).name, name)
    }
})

test('the Moon that is seen has the angle of its phase in the middle of 45°', () => {
  for (const [i, name] of SEEN.entries())
    for (const off of [-22.4, 0, 22.4])
      assert.equal(visiblePhaseOf({ elongation: (45 * i + off + 360) % 360 }), name)
})

test('the Moon waxes from new to full', () => {
  assert.deepEqual(
    [0, 179.9, 180, 359.9].map((moon) => at(0, moon).waxing),
    [true, true, false, false],
  )
})

test('the lit share is that of astronomy-engine within 0.0001, though the Sun is not infinitely far', () => {
  let worst = 0
  let worstOfFarSun = 0
  for (let day = 0; day < 600; day++) {
    const instant = Date.UTC(2024, 0, 1) + day * 0.7 * DAY_MS
    const { sun, moon } = positionsAt(instant)
    const { illuminated, elongation } = moonPhaseOf(sun, moon, terrestrialTime(instant))
    const expected = Illumination(Body.Moon, new Date(instant)).phase_fraction
    worst = Math.max(worst, Math.abs(illuminated - expected))
    const ofFarSun = (1 - cosine(moon.latitude) * cosine(elongation)) / 2
    worstOfFarSun = Math.max(worstOfFarSun, Math.abs(ofFarSun - expected))
  }
  assert.ok(worst <= 0.0001, String(worst))
  assert.ok(worstOfFarSun > 0.001)
})

test('a day has one phase, or two if the Moon passes the beginning of one', () => {
  assert.deepEqual(moonPhasesBetween(50, 62).names, ['crescent'])
  assert.deepEqual(moonPhasesBetween(85, 97).names, ['crescent', 'first_quarter'])
  assert.deepEqual(moonPhasesBetween(352, 4), {
    range: { from: 352, to: 4 },
    names: ['balsamic', 'new_moon'],
  })
})
