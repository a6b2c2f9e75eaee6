/** The limits on calls to a model: circuit breaker, calls per day, concurrent calls. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Deadline } from '../deadline.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { DailyBudget } from './daily-budget.ts'
import { Declined } from './declined.ts'
import { Slots } from './slots.ts'

const clock = (start = Date.UTC(2026, 2, 21, 23, 59, 0)) => {
  let time = start
  return { now: () => time, advance: (ms: number) => (time += ms) }
}

const ANY = { isLasting: false }
const DAILY = { kind: 'daily' }
const CURRENT = { ...DAILY, isCurrent: true }

const declined = (reason: string, againInMs: number) => (error: unknown) => {
  assert.ok(error instanceof Declined)
  assert.deepEqual([error.reason, error.againInMs], [reason, againInMs])
  return true
}

function fail(breaker: CircuitBreaker, times: number, how: Parameters<CircuitBreaker['failed']>[1] = ANY) {
  for (let n = 0; n < times; n++) breaker.failed(breaker.admit(), how)
}

test('the fifth failure in a row opens the breaker', () => {
  const { now, advance } = clock()
  const breaker = new CircuitBreaker(now)
  fail(breaker, 4)
  breaker.succeeded()
  fail(breaker, 4)
  assert.equal(breaker.isResting, false)
  fail(breaker, 1)
  assert.equal(breaker.isResting, true)
  assert.throws(() => breaker.admit(), declined('resting', 5_000))
  advance(4_999)
  assert.throws(() => breaker.admit(), declined('resting', 1))
})

test('after the pause one text at a time is tried, and its success closes the breaker', () => {
  const { now, advance } = clock()
  const breaker = new CircuitBreaker(now)
  fail(breaker, 5)
  advance(5_000)
  const trial = breaker.admit()
  assert.equal(trial.isTrial, true)
  assert.throws(() => breaker.admit(), declined('resting', 5_000))
  breaker.succeeded()
  assert.equal(breaker.isResting, false)
  assert.equal(breaker.admit().isTrial, false)
})

test('a clock that is set back prolongs no rest, and the next failure brings another', () => {
  const { now, advance } = clock()
  const breaker = new CircuitBreaker(now)
  fail(breaker, 5)
  advance(-86_400_000)
  assert.equal(breaker.restMs, 0)
  const trial = breaker.admit()
  assert.equal(trial.isTrial, true)
  breaker.failed(trial, ANY)
  assert.equal(breaker.restMs, 10_000)
})

test('pauses grow after each failed trial, up to half a minute', () => {
  const { now, advance } = clock()
  const breaker = new CircuitBreaker(now)
  fail(breaker, 5)
  for (const [rest, next] of [
    [5_000, 10_000],
    [10_000, 20_000],
    [20_000, 30_000],
    [30_000, 30_000],
  ] as const) {
    assert.throws(() => breaker.admit(), declined('resting', rest))
    advance(rest)
    breaker.failed(breaker.admit(), ANY)
    assert.throws(() => breaker.admit(), declined('resting', next))
  }
})

test('a text that began before the pause and fails during a trial does not count as the trial', () => {
  const { now, advance } = clock()
  const breaker = new CircuitBreaker(now)
  const early = breaker.admit()
  fail(breaker, 5)
  advance(5_000)
  breaker.admit()
  breaker.failed(early, ANY)
  assert.throws(() => breaker.admit(), declined('resting', 5_000))
})

test('a trial that made no call makes way for another', () => {
  const { now, advance } = clock()
  const breaker = new CircuitBreaker(now)
  fail(breaker, 5)
  advance(5_000)
  breaker.abandoned(breaker.admit())
  assert.equal(breaker.admit().isTrial, true)
})

test('Retry-After is honoured, up to an hour', () => {
  const { now, advance } = clock()
  const breaker = new CircuitBreaker(now)
  fail(breaker, 1, { isLasting: false, retryAfterMs: 17_000 })
  assert.throws(() => breaker.admit(), declined('resting', 17_000))
  advance(17_000)
  breaker.failed(breaker.admit(), { isLasting: false, retryAfterMs: 86_400_000 })
  assert.throws(() => breaker.admit(), declined('resting', 3_600_000))
})

test('a wrong key or model name opens the breaker at once', () => {
  const { now } = clock()
  const breaker = new CircuitBreaker(now)
  fail(breaker, 1, { isLasting: true })
  assert.throws(() => breaker.admit(), declined('resting', 30_000))
})

test('a call that cannot be counted is not made, and asked for again soon', async () => {
  const { now } = clock()
  for (const tally of [() => Promise.reject(new Error('away')), async () => Number.NaN]) {
    const budget = new DailyBudget({ calls: 3, now, tally })
    await assert.rejects(budget.spend(CURRENT), declined('uncounted', 5_000))
    assert.equal(budget.calls, 0)
  }
})

test('calls per day are limited over all processes, and the count restarts at midnight UTC', async () => {
  const { now, advance } = clock()
  const counts = new Map<string, number>()
  const tally = async (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return counts.get(key)!
  }
  const [one, other] = [new DailyBudget({ calls: 3, now, tally }), new DailyBudget({ calls: 3, now, tally })]
  await one.spend(CURRENT)
  await other.spend(CURRENT)
  await one.spend(CURRENT)
  assert.equal(one.calls, 3)
  await assert.rejects(one.spend(CURRENT), declined('capped', 60_000))
  await assert.rejects(other.spend(CURRENT), declined('capped', 60_000))
  assert.equal(other.isReached, true)
  // Once the limit is known to be reached, the store is not asked again.
  const asked = counts.get('model-calls 2026-03-21')
  await assert.rejects(other.spend(CURRENT), declined('capped', 60_000))
  assert.equal(counts.get('model-calls 2026-03-21'), asked)
  advance(60_000)
  assert.equal(other.isReached, false)
  await other.spend(CURRENT)
  assert.equal(other.calls, 1)
})

test('a limit of 0 calls per day allows none', async () => {
  const { now } = clock()
  const budget = new DailyBudget({ calls: 0, now, tally: () => Promise.reject(new Error('asked')) })
  await assert.rejects(budget.spend(CURRENT), declined('capped', 60_000))
})

test('concurrent calls are limited, and the others wait in order', async () => {
  const slots = new Slots(2)
  const order: number[] = []
  let working = 0
  let most = 0
  const work = (n: number) => async () => {
    most = Math.max(most, ++working)
    await new Promise((resolve) => setImmediate(resolve))
    order.push(n)
    working--
  }
  await Promise.all([0, 1, 2, 3, 4, 5].map((n) => slots.run(new Deadline(60_000), work(n))))
  assert.equal(most, 2)
  assert.deepEqual(order, [0, 1, 2, 3, 4, 5])
})

test('a text does not wait for a slot that would come too late, and no slot is lost', async () => {
  const slots = new Slots(1)
  let finish = () => {}
  const long = slots.run(new Deadline(60_000), () => new Promise<void>((resolve) => (finish = resolve)))
  await assert.rejects(
    slots.run(new Deadline(50), async () => assert.fail('ran')),
    declined('busy', 5_000),
  )
  await assert.rejects(
    slots.run(new Deadline(0), async () => assert.fail('ran')),
    declined('busy', 5_000),
  )
  finish()
  await long
  assert.equal(await slots.run(new Deadline(60_000), async () => 'served'), 'served')
})

test('failed work releases its slot', async () => {
  const slots = new Slots(1)
  await assert.rejects(
    slots.run(new Deadline(60_000), () => Promise.reject(new Error('failed'))),
    /failed/,
  )
  assert.equal(await slots.run(new Deadline(60_000), async () => 'served'), 'served')
})
