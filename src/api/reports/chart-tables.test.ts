import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inSign, orbInMinutes } from './chart-tables.ts'

test('an orb is written in whole degrees and minutes, whichever way it lies', () => {
  assert.equal(orbInMinutes(3), '3° 00′')
  assert.equal(orbInMinutes(-3.0833), '3° 05′')
  assert.equal(orbInMinutes(0.0083), '0° 00′')
  assert.equal(orbInMinutes(0.0084), '0° 01′')
})

test('an orb that lacks less than half a minute of a degree is that degree', () => {
  assert.equal(orbInMinutes(1.9916), '1° 59′')
  assert.equal(orbInMinutes(1.9917), '2° 00′')
})

test('a minute below ten has two figures, a degree below ten has one', () => {
  assert.equal(inSign({ degree: 4, minute: 5 }), '4° 05′')
  assert.equal(inSign({ degree: 24, minute: 15 }), '24° 15′')
})
