import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutsOf } from './cuts.ts'

const WEEK = { fewest: 2, most: 3, shortest: 2 }
const MONTH = { fewest: 4, most: 5, shortest: 5 }
const flat = (length: number) => Array.from({ length }, () => 0)

test('a week is cut on the days of its weightiest events, at most twice', () => {
  assert.deepEqual(cutsOf(flat(7), [4, 2], WEEK), [0, 2, 4])
  assert.deepEqual(cutsOf(flat(7), [3, 5, 4], WEEK), [0, 3, 5])
})

test('an event too near to a border cuts nothing', () => {
  assert.deepEqual(cutsOf(flat(7), [1, 6, 4, 3, 5], WEEK), [0, 4])
})

test('without events a week is cut where the mean score changes most', () => {
  assert.deepEqual(cutsOf([3, 3, 3, 3, -3, -3, -3], [], WEEK), [0, 4])
  assert.deepEqual(cutsOf(flat(7), [], WEEK), [0, 2])
})

test('every month has four or five phases of at least five days, wherever its events are', () => {
  for (let length = 28; length <= 31; length++)
    for (let one = 0; one < length; one++)
      for (let two = 0; two < length; two++) {
        const starts = cutsOf(
          flat(length).map((_, i) => Math.sin(i * one)),
          [one, two],
          MONTH,
        )
        const lengths = starts.map((start, i) => (starts[i + 1] ?? length) - start)
        assert.ok(starts.length >= 4 && starts.length <= 5)
        assert.ok(Math.min(...lengths) >= 5, `${length}: ${starts}`)
      }
})
