import assert from 'node:assert/strict'
import { test } from 'node:test'
import { POINTS } from '../../chart/points.ts'
import { NATAL_POINTS } from './natal-points.ts'

test('bodies and points of a birth chart come in the order of answers, and after them the two angles', () => {
  assert.deepEqual(NATAL_POINTS.slice(0, POINTS.length), POINTS)
  assert.deepEqual(NATAL_POINTS.slice(POINTS.length), ['ascendant', 'midheaven'])
})
