import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profectionOf } from './profection.ts'

test('each year of life has the next house, and the thirteenth is the first again', () => {
  // 25° Scorpio rises.
  const ascendant = 235
  assert.deepEqual(profectionOf(ascendant, 0), { house: 1, sign: 'scorpio', ruler: 'mars' })
  assert.deepEqual(profectionOf(ascendant, 3), { house: 4, sign: 'aquarius', ruler: 'saturn' })
  assert.deepEqual(profectionOf(ascendant, 5), { house: 6, sign: 'aries', ruler: 'mars' })
  assert.deepEqual(profectionOf(ascendant, 11), { house: 12, sign: 'libra', ruler: 'venus' })
  assert.deepEqual(profectionOf(ascendant, 12), profectionOf(ascendant, 0))
  assert.deepEqual(profectionOf(ascendant, 40), profectionOf(ascendant, 4))
})

test('houses are whole signs: where in its sign the Ascendant is does not matter', () => {
  assert.deepEqual(profectionOf(210, 7), profectionOf(239.99, 7))
  assert.equal(profectionOf(359, 1).sign, 'aries')
})
