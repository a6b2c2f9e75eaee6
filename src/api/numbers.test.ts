import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeInZodiac, shownDegrees, shownLongitude, shownMotion, shownMs, shownOrb } from './numbers.ts'

test('a longitude is rounded to six decimals and never becomes 360', () => {
  assert.equal(shownLongitude(359.9999994), 359.999999)
  assert.equal(shownLongitude(359.9999996), 0)
  assert.equal(shownLongitude(0.0000004), 0)
  assert.equal(shownLongitude(123.4567894), 123.456789)
})

test('a sign, a degree and a minute end where the next begin', () => {
  const at = (longitude: number) => Object.values(placeInZodiac(shownLongitude(longitude))).join(' ')
  assert.equal(at(29.9999994), 'Aries 29 59')
  assert.equal(at(29.9999996), 'Taurus 0 0')
  assert.equal(at(359.9999996), 'Aries 0 0')
  assert.equal(at(330), 'Pisces 0 0')
  assert.equal(at(359.999), 'Pisces 29 59')
})

test('no microdegree yields a minute of 60, and each minute begins at its own', () => {
  for (let minute = 0; minute < 60; minute++) {
    const first = Math.ceil((minute * 1e6) / 60) / 1e6
    assert.equal(placeInZodiac(shownDegrees(75 + first)).minute, minute)
    if (minute > 0) assert.equal(placeInZodiac(shownDegrees(75 + first - 1e-6)).minute, minute - 1)
  }
})

test('orbs have four decimals, times three', () => {
  assert.equal(shownOrb(1.00004), 1)
  assert.equal(shownOrb(0.11876), 0.1188)
  assert.equal(shownMs(0.04256), 0.043)
})

test('a motion has six decimals, and its direction is seen however slow it is', () => {
  assert.equal(shownMotion(-0.11876543), -0.118765)
  assert.equal(shownMotion(-2e-9), -0.000001)
  assert.equal(shownMotion(2e-9), 0.000001)
  assert.equal(shownMotion(0), 0)
})
