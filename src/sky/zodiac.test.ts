import assert from 'node:assert/strict'
import { test } from 'node:test'
import { degreeInSign, nameOf, SIGNS, signOf, startOf } from './zodiac.ts'

test('a sign begins exactly at its first degree', () => {
  for (const sign of SIGNS) {
    assert.equal(signOf(startOf(sign)), sign)
    assert.equal(degreeInSign(startOf(sign)), 0)
    assert.equal(signOf(startOf(sign) + 29.999999999), sign)
  }
})

test('360 and 0 are both the first degree of Aries, and just before is Pisces', () => {
  assert.equal(signOf(360), 'aries')
  assert.equal(signOf(0), 'aries')
  assert.equal(signOf(-0.001), 'pisces')
  assert.ok(degreeInSign(-1e-18) < 30)
})

test('sign names in answers are capitalised', () => {
  assert.equal(nameOf('capricorn'), 'Capricorn')
})
