import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLANETS, SLOW_PLANETS } from './planets.ts'

test('the slow planets are those beyond Mars, from the Sun outwards', () => {
  assert.deepEqual(SLOW_PLANETS, PLANETS.slice(PLANETS.indexOf('mars') + 1))
  assert.deepEqual(PLANETS.slice(0, 5), ['sun', 'moon', 'mercury', 'venus', 'mars'])
})
