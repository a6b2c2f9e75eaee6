import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handMadeDay } from '../../../test/hand-made-days.ts'
import { judgedDays, meanOf, meanScore } from './days.ts'

test('a mean score has one decimal, and is never minus zero', () => {
  const cases: [number[], number][] = [
    [[1, 2, 2], 1.7],
    [[1, 1, 2], 1.3],
    [[-1, -1, -2], -1.3],
    [[4], 4],
    [[-0.04, 0.01], 0],
    [[0.2, 0.3], 0.3],
  ]
  for (const [scores, mean] of cases)
    assert.ok(Object.is(meanOf(scores), mean), `${scores}: ${meanOf(scores)}`)
  assert.equal(meanScore([3, 4, 6].map((score) => handMadeDay({ score }))), 4.3)
})

test('every day of a span is judged by its own noon in UTC, the first and the last included', () => {
  const days = judgedDays({ from: '2024-02-28', to: '2024-03-01' }, 'leo')
  assert.deepEqual(
    days.map(({ date, sky }) => [date, new Date(sky.instant).toISOString()]),
    ['2024-02-28', '2024-02-29', '2024-03-01'].map((date) => [date, `${date}T12:00:00.000Z`]),
  )
})
