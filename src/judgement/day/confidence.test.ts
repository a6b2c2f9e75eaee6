import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toSign, transitsOf } from '../../../test/made-sky.ts'
import { confidenceOf } from './confidence.ts'
import type { Influence } from './influence.ts'

const influenceOf = (...scores: number[]): Influence => ({
  score: 0,
  tone: 'neutral',
  factors: scores.map((score) => ({ id: 'any', planets: ['sun'], score })),
})
/** As many witnesses as their closeness adds up to. */
const witnessesOf = (...closeness: number[]) =>
  transitsOf(
    'leo',
    closeness.map((close) => toSign('sun', 'trine', close)),
  )

test('confidence is 0.3, with 0.4 for factors that agree and 0.3 for three exact aspects to the sign', () => {
  const rows: [scores: number[], closeness: number[], confidence: number][] = [
    // Without any factor nothing agrees.
    [[], [], 0.3],
    [[2, -2], [], 0.3],
    [[1], [], 0.7],
    [[-1], [], 0.7],
    [[3, -1], [], 0.5],
    [[-3, 1], [], 0.5],
    [[], [1], 0.4],
    [[], [0.75, 0.75], 0.45],
    [[], [1, 1, 1], 0.6],
    [[], [1, 1, 1, 1, 1], 0.6],
    [[2, 2], [1, 1, 1], 1],
    [[1, -0.5], [1, 0.5], 0.58],
    // 0.3 + 0.4 × 1/3 = 0.4333…, and with 2/3 0.5666…
    [[2, -1], [], 0.43],
    [[5, -1], [], 0.57],
  ]
  for (const [scores, closeness, confidence] of rows)
    assert.equal(
      confidenceOf(influenceOf(...scores), witnessesOf(...closeness)),
      confidence,
      `${scores} / ${closeness}`,
    )
})
