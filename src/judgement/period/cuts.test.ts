import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chance } from '../../../test/recomputed/tables.ts'
import { cutsOf } from './cuts.ts'

const WEEK = { min: 2, max: 3, minDays: 2 }
const MONTH = { min: 4, max: 5, minDays: 5 }
const flat = (length: number) => Array.from({ length }, () => 0)

test('a week is cut on the days of its weightiest events, at most twice', () => {
  assert.deepEqual(cutsOf(flat(7), [4, 2], WEEK), [0, 2, 4])
  assert.deepEqual(cutsOf(flat(7), [3, 5, 4], WEEK), [0, 3, 5])
})

test('a month is cut four times at most, by its weightiest events', () => {
  assert.deepEqual(cutsOf(flat(31), [25, 5, 15, 10, 20], MONTH), [0, 5, 10, 15, 25])
})

test('the shortest phase is allowed at either end, and a shorter one is not', () => {
  assert.deepEqual(cutsOf(flat(7), [5, 2], WEEK), [0, 2, 5])
  assert.deepEqual(cutsOf(flat(7), [6, 1, 4], WEEK), [0, 4])
})

test('where the score falls is as good a cut as where it rises', () => {
  assert.deepEqual(cutsOf([0, 0, 0, 5, 5, -4, -4], [], WEEK), [0, 5])
})

test('a change is measured between the days up to the next borders', () => {
  const draw = chance(5)
  for (let round = 0; round < 200; round++) {
    const scores = Array.from({ length: 30 }, () => draw(7) - 3)
    const mean = (from: number) => scores.slice(from, from + 5).reduce((sum, score) => sum + score) / 5
    // Between the events of the days 10 and 20 there is room on the days 5, 15 and 25.
    const changes = [5, 15, 25].map((day) => Math.abs(mean(day) - mean(day - 5)).toFixed(1)).map(Number)
    // A mean is no exact number: which of two equal changes is the larger is left open.
    if (changes.filter((change) => change === Math.max(...changes)).length > 1) continue
    const day = [5, 15, 25][changes.indexOf(Math.max(...changes))]!
    assert.deepEqual(
      cutsOf(scores, [10, 20], MONTH),
      [0, 10, 20, day].toSorted((a, b) => a - b),
    )
  }
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
