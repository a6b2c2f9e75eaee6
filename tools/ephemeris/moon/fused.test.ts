import assert from 'node:assert/strict'
import { test } from 'node:test'
import { multiplyAdd } from './fused.ts'

test('a product is added without being rounded first', () => {
  assert.equal(multiplyAdd(0.1, 10, -1), 2 ** -54)
  assert.equal(multiplyAdd(1 + 2 ** -30, 1 + 2 ** -30, -1 - 2 ** -29), 2 ** -60)
})

test('numbers with few digits give what they give anyway', () => {
  assert.equal(multiplyAdd(3, 7, -20), 1)
  assert.equal(multiplyAdd(8399.5, -4, 3.25), -33594.75)
  assert.equal(multiplyAdd(0, 5, 2), 2)
})
