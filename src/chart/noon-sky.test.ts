import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyAtNoon } from './noon-sky.ts'
import { skyAt } from './transits.ts'

test('days are counted from 1970-01-01, and the sky is that of noon', () => {
  assert.deepEqual(skyAtNoon(0), skyAt(Date.UTC(1970, 0, 1, 12)))
  assert.deepEqual(skyAtNoon(-1), skyAt(Date.UTC(1969, 11, 31, 12)))
  assert.deepEqual(skyAtNoon(20_000), skyAt(Date.UTC(2024, 9, 4, 12)))
})
