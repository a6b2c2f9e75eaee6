import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handMadeDay } from '../../../test/hand-made-days.ts'
import { factorSums } from './sums.ts'

const days = [
  { date: '2026-03-02', factors: { 'mars-square': -1, 'sun-trine': 1 } },
  { date: '2026-03-03', factors: { 'mars-square': -3, 'moon-trine-venus': 0.5 } },
  { date: '2026-03-04', factors: { 'mars-square': 2, 'sun-trine': 1 } },
].map(handMadeDay)

test('a factor of a period is the sum of its days, and knows the day on which it is largest, good or bad', () => {
  const sums = factorSums(days).map(({ factor, sum, day }) => [factor.id, sum, day.date])
  assert.deepEqual(sums, [
    ['mars-square', -2, '2026-03-03'],
    // Of equals the first.
    ['sun-trine', 2, '2026-03-02'],
    ['moon-trine-venus', 0.5, '2026-03-03'],
  ])
})

test('a day that was the largest for a while gives way to a larger one', () => {
  const growing = [1, 2, 3].map((worth, n) =>
    handMadeDay({ date: `2026-03-0${n + 2}`, factors: { 'sun-trine': worth } }),
  )
  const sums = factorSums(growing).map(({ sum, day, peak }) => [sum, day.date, peak])
  assert.deepEqual(sums, [[6, '2026-03-04', 3]])
})
