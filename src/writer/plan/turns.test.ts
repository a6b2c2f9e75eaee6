import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnOn } from './turns.ts'

test('a turn comes every so many days, has the next number each time, and there is none between', () => {
  const turns = Array.from({ length: 9 }, (_, day) => turnOn(day, 0, 4))
  assert.deepEqual(turns, [0, null, null, null, 1, null, null, null, 2])
})

test('an offset of a day brings the turn a day earlier', () => {
  assert.deepEqual(
    [6, 7, 8].map((day) => turnOn(day, 1, 4)),
    [null, 2, null],
  )
})
