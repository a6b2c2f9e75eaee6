import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DailyCap } from './daily-cap.ts'
import { Declined } from './declined.ts'

const DAY_MS = 86_400_000
const EVENING = Date.UTC(2026, 2, 21, 18)

const capped = (error: unknown) => error instanceof Declined && error.reason === 'capped'

test('calls are counted under the date in UTC, and the count outlives its day by another', async () => {
  const counted: unknown[] = []
  const tally = async (...given: unknown[]) => counted.push(given)
  await new DailyCap({ most: 3, now: () => EVENING, tally }).count()
  assert.deepEqual(counted, [['model-calls 2026-03-21', 2 * DAY_MS]])
})

test('once all calls are made there are none until midnight in UTC, and before that at once', async () => {
  let calls = 0
  const cap = new DailyCap({ most: 1, now: () => EVENING, tally: async () => ++calls })
  assert.deepEqual([cap.calls, cap.isReached, cap.restMs], [0, false, 0])
  await cap.count()
  assert.deepEqual([cap.calls, cap.isReached, cap.restMs], [1, true, DAY_MS / 4])
  await assert.rejects(cap.count(), capped)
})

test('a part of the calls is a whole number of them, rounded down', async () => {
  let calls = 0
  const cap = new DailyCap({ most: 15, now: () => EVENING, tally: async () => ++calls })
  for (let call = 0; call < 13; call++) await cap.count(0.9)
  await assert.rejects(cap.count(0.9), capped)
  assert.equal(calls, 13)
})
