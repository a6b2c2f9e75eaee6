import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalid } from './invalid.ts'

const issues = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ path: `cards[${n}]`, message: `Card ${n} is wrong.` }))

test('the message of an error has three mistakes and how many more there are, and its details have all', () => {
  const cases: [number, string][] = [
    [1, 'Card 0 is wrong.'],
    [3, 'Card 0 is wrong. Card 1 is wrong. Card 2 is wrong.'],
    [4, 'Card 0 is wrong. Card 1 is wrong. Card 2 is wrong. And 1 more.'],
    [9, 'Card 0 is wrong. Card 1 is wrong. Card 2 is wrong. And 6 more.'],
  ]
  for (const [count, message] of cases) {
    const error = invalid(issues(count))
    assert.deepEqual(
      [error.code, error.message, error.kind, error.details],
      ['VALIDATION_ERROR', message, 'value', { issues: issues(count) }],
    )
  }
  assert.equal(invalid(issues(1), 'shape').kind, 'shape')
})
