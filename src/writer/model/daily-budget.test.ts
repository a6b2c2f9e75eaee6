/** The calls of a day, and who may use how many of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DailyBudget, SHARES } from './daily-budget.ts'
import { Declined } from './declined.ts'

const DAY_MS = 86_400_000
const EVENING = Date.UTC(2026, 2, 21, 18)
const CURRENT = { kind: 'daily', isCurrent: true }

const declined = (reason: string, againInMs: number) => (error: unknown) => {
  assert.ok(error instanceof Declined)
  assert.deepEqual([error.reason, error.againInMs], [reason, againInMs])
  return true
}
const capped = declined('capped', DAY_MS / 4)
const overShare = declined('share', 10_000)

/** A budget over counts that other processes share. */
function budgetOf(calls: number, counts = new Map<string, number>()) {
  const clock = { now: EVENING }
  const tally = async (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts.get(key)!
  }
  const budget = new DailyBudget({ calls, now: () => clock.now, tally })
  const spend = async (times: number, how: Parameters<DailyBudget['spend']>[0]) => {
    for (let n = 0; n < times; n++) await budget.spend(how)
  }
  return { budget, spend, counts, clock }
}

test('calls are counted under the date in UTC, of all and of a kind, and the counts outlive their day by another', async () => {
  const counted: unknown[] = []
  const tally = async (...given: unknown[]) => counted.push(given)
  const budget = new DailyBudget({ calls: 30, now: () => EVENING, tally })
  await budget.spend(CURRENT)
  await budget.spend({ kind: 'natal' })
  assert.deepEqual(counted, [
    ['model-calls 2026-03-21', 2 * DAY_MS],
    ['model-calls 2026-03-21 natal', 2 * DAY_MS],
    ['model-calls 2026-03-21', 2 * DAY_MS],
  ])
})

test('once all calls are made there are none until midnight in UTC, and before that at once', async () => {
  const { budget } = budgetOf(1)
  assert.deepEqual([budget.calls, budget.isReached, budget.restMs], [0, false, 0])
  await budget.spend(CURRENT)
  assert.deepEqual([budget.calls, budget.isReached, budget.restMs], [1, true, DAY_MS / 4])
  await assert.rejects(budget.spend(CURRENT), capped)
})

test('a client has a tenth of the calls for texts of other dates and for one reader, of all kinds together', async () => {
  const { budget, spend, counts } = budgetOf(2_000)
  assert.equal(SHARES.client, 0.1)
  await spend(150, { kind: 'period_phases', client: 'a' })
  await spend(50, { kind: 'daily', client: 'a' })
  await assert.rejects(budget.spend({ kind: 'natal', client: 'a' }), overShare)
  assert.equal(counts.get('model-calls 2026-03-21'), 200, 'a call that is not made is not counted')
  await spend(1, { kind: 'natal', client: 'b' })
  await spend(1, { kind: 'daily', client: 'a', isCurrent: true })
  await spend(1, { kind: 'daily' })
})

test('calls of a client at the same time do not exceed its share together', async () => {
  const { budget, counts } = budgetOf(100)
  const asked = Array.from({ length: 36 }, () => budget.spend({ kind: 'period_phases', client: 'a' }))
  const results = await Promise.allSettled(asked)
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 10)
  assert.equal(counts.get('model-calls 2026-03-21'), 10)
})

test('a client whose call could not be counted has lost none of its share', async () => {
  let isAway = true
  const tally = async () => (isAway ? Number.NaN : 1)
  const budget = new DailyBudget({ calls: 10, now: () => EVENING, tally })
  const spend = () => budget.spend({ kind: 'spread', client: 'a' })
  await assert.rejects(spend(), declined('uncounted', 5_000))
  isAway = false
  await spend()
  await assert.rejects(spend(), overShare)
})

test('a kind of text has half of the calls, over all processes, and leaves the rest to other kinds', async () => {
  const counts = new Map<string, number>()
  const [one, other] = [budgetOf(20, counts), budgetOf(20, counts)]
  await one.spend(6, { kind: 'spread' })
  await other.spend(4, { kind: 'spread' })
  for (const { budget } of [one, other]) await assert.rejects(budget.spend({ kind: 'spread' }), capped)
  await one.spend(8, { kind: 'natal' })
})

test('a tenth of the calls is left for the horoscopes of current dates', async () => {
  const { budget, spend } = budgetOf(20)
  await spend(10, { kind: 'spread' })
  await spend(8, { kind: 'natal' })
  await assert.rejects(budget.spend({ kind: 'daily' }), capped)
  await spend(2, CURRENT)
  await assert.rejects(budget.spend(CURRENT), capped)
})

test('shares are whole numbers, rounded down, and of a small budget at least one call; of none, none', async () => {
  const { budget, spend } = budgetOf(15)
  await spend(1, { kind: 'spread', client: 'a' })
  await assert.rejects(budget.spend({ kind: 'spread', client: 'a' }), overShare)
  await spend(6, { kind: 'spread' })
  await assert.rejects(budget.spend({ kind: 'spread' }), capped)
  const few = budgetOf(1)
  await few.spend(1, { kind: 'spread', client: 'a' })
  const none = budgetOf(0)
  await assert.rejects(none.budget.spend({ kind: 'spread' }), capped)
  await assert.rejects(none.budget.spend(CURRENT), capped)
})

test('at midnight in UTC everybody has a share again', async () => {
  const { budget, spend, clock } = budgetOf(10)
  await spend(1, { kind: 'spread', client: 'a' })
  await assert.rejects(budget.spend({ kind: 'spread', client: 'a' }), overShare)
  clock.now += DAY_MS / 4
  await spend(1, { kind: 'spread', client: 'a' })
  assert.equal(budget.calls, 1)
})
