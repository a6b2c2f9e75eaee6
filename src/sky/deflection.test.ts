import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflection, type Shift, type Sighting } from './deflection.ts'

const still: Sighting = { fromSun: 1, fromSunPerDay: 0, latitude: 0, latitudePerDay: 0, distance: 1e6 }
const shiftOf = (sighting: Partial<Sighting>): Shift => {
  const shift = { longitude: 0, latitude: 0, motion: 0 }
  deflection({ ...still, ...sighting }, 1, shift)
  return shift
}
const arcseconds = (degrees: number) => degrees * 3600
const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} instead of ${expected}`)

test('a star at the limb of the Sun is moved by 1.75″, one degree away by 0.47″, at a right angle by 0.004″', () => {
  near(arcseconds(shiftOf({ fromSun: 959.7 / 3600 }).longitude), 1.75, 0.005)
  near(arcseconds(shiftOf({ fromSun: 1 }).longitude), 0.467, 0.002)
  near(arcseconds(shiftOf({ fromSun: 90 }).longitude), 0.0041, 0.0001)
})

test('images move away from the Sun, on either side and above and below', () => {
  assert.ok(shiftOf({ fromSun: 2 }).longitude > 0)
  assert.ok(shiftOf({ fromSun: -2 }).longitude < 0)
  assert.ok(shiftOf({ fromSun: 0.01, latitude: 2 }).latitude > 0)
  assert.ok(shiftOf({ fromSun: 0.01, latitude: -2 }).latitude < 0)
})

test('a body on this side of the Sun is hardly moved', () => {
  assert.ok(arcseconds(shiftOf({ distance: 0.28 }).longitude) < 0.0001)
})

test('behind the disc the shift fades to nothing, without a jump at the limb', () => {
  const limb = 959.63 / 3600
  near(
    arcseconds(shiftOf({ fromSun: limb - 1e-9 }).longitude),
    arcseconds(shiftOf({ fromSun: limb + 1e-9 }).longitude),
    1e-6,
  )
  assert.equal(shiftOf({ fromSun: 0 }).longitude, 0)
})

test('the motion is the slope of the shift, outside and behind the disc', () => {
  const HOUR = 1 / 24
  for (const fromSun of [0.1, 0.5, 3, 20, 100])
    for (const latitude of [-2, 0.05, 1]) {
      const sighting = { fromSun, latitude, fromSunPerDay: 1.2, latitudePerDay: -0.1, distance: 1.7 }
      const later = (days: number) =>
        shiftOf({ ...sighting, fromSun: fromSun + 1.2 * days, latitude: latitude - 0.1 * days }).longitude
      const slope = (later(HOUR / 10) - later(-HOUR / 10)) / (HOUR / 5)
      near(arcseconds(shiftOf(sighting).motion), arcseconds(slope), 2e-4)
    }
})
