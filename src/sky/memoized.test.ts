import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BoundedCache, memoized } from './memoized.ts'

test('as many results as the limit are kept, and then the oldest is dropped for a new one', () => {
  const squares = new BoundedCache<number, number>(2)
  squares.set(1, 1)
  squares.set(2, 4)
  assert.deepEqual(
    [1, 2].map((key) => squares.get(key)),
    [1, 4],
  )
  squares.set(3, 9)
  assert.deepEqual(
    [1, 2, 3].map((key) => squares.get(key)),
    [undefined, 4, 9],
  )
})

test('a key that is there already gets its new result, and nothing is dropped', () => {
  const names = new BoundedCache<number, string>(2)
  names.set(1, 'one')
  names.set(2, 'two')
  names.set(2, 'deux')
  assert.deepEqual(
    [1, 2].map((key) => names.get(key)),
    ['one', 'deux'],
  )
})

test('a memoized function is called once for a key, as long as its result is kept', () => {
  const calls: number[] = []
  const square = memoized(1, (value: number) => {
    calls.push(value)
    return value * value
  })
  assert.deepEqual([3, 3, 4, 3].map(square), [9, 9, 16, 9])
  assert.deepEqual(calls, [3, 4, 3])
})
