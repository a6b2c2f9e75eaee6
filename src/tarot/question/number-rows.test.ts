import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberRows, rowHas } from './number-rows.ts'

test('each row has its own numbers, and an empty one has none', () => {
  const { starts, values } = numberRows([[3, 5], [], [7], []])
  assert.deepEqual([...starts], [0, 2, 2, 3, 3])
  assert.deepEqual([...values], [3, 5, 7])
})

test('a number is found in its own row alone, wherever it stands there', () => {
  const rows = numberRows([[1, 4, 6, 9, 12], [2], []])
  for (const number of [1, 4, 6, 9, 12]) assert.ok(rowHas(rows, 0, number), String(number))
  for (const number of [0, 2, 5, 13]) assert.ok(!rowHas(rows, 0, number), String(number))
  assert.deepEqual([rowHas(rows, 1, 2), rowHas(rows, 1, 1), rowHas(rows, 2, 2)], [true, false, false])
})
