import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../../test/until.ts'
import { StoreCircuitBreaker } from './store-circuit-breaker.ts'
import { TimeoutError, withTimeout } from './with-timeout.ts'

function watched(timeoutMs?: number) {
  const state = { isBroken: false, mends: 0, logged: [] as string[] }
  const breaker = new StoreCircuitBreaker({
    mend: () => {
      state.mends++
      if (state.isBroken) throw new Error('still broken')
    },
    pauseMs: 5,
    ...(timeoutMs !== undefined && { timeoutMs }),
    onFailure: (error) => state.logged.push((error as Error).message),
    onRecovery: () => state.logged.push('back'),
  })
  return { breaker, state }
}

/** Three pauses of 5 ms, as another one takes them. */
async function whileAnotherIsTried(): Promise<void> {
  const { breaker, state } = watched()
  state.isBroken = true
  breaker.begin()
  await until('another was tried three times', () => state.mends >= 3)
  breaker.end()
}

const answer = async () => 'real'
const broken = () => Promise.reject(new Error('it broke'))
const fallback = () => 'fallback'

test('the dependency answers while it works', async () => {
  const { breaker, state } = watched()
  assert.equal(await breaker.ask(answer, fallback), 'real')
  assert.equal(state.mends, 0)
})

test('after one failure the fallback answers until the dependency is repaired, and both changes are logged once', async () => {
  const { breaker, state } = watched()
  state.isBroken = true
  assert.equal(await breaker.ask(broken, fallback), 'fallback')
  assert.equal(breaker.isWell, false)
  let asked = 0
  const counted = async () => `real ${++asked}`
  for (let n = 0; n < 10; n++) assert.equal(await breaker.ask(counted, fallback), 'fallback')
  assert.equal(asked, 0)
  await until('it was tried three times', () => state.mends >= 3)
  assert.deepEqual(state.logged, ['it broke'])
  state.isBroken = false
  await until('it is mended', () => breaker.isWell)
  assert.equal(await breaker.ask(counted, fallback), 'real 1')
  assert.deepEqual(state.logged, ['it broke', 'back'])
})

test('a failure that is over at once is not logged', async () => {
  const { breaker, state } = watched()
  assert.equal(await breaker.ask(broken, fallback), 'fallback')
  await until('it is mended', () => breaker.isWell)
  assert.equal(state.mends, 1)
  assert.deepEqual(state.logged, [])
})

const never = () => wait(60_000, 'real', { ref: false })

test('a late answer is replaced by the fallback’s; three in a row take the dependency out of use, which is logged at once and counted', async () => {
  const { breaker, state } = watched(10)
  state.isBroken = true
  for (const calls of [2, 2]) {
    for (let n = 0; n < calls; n++) assert.equal(await breaker.ask(never, fallback), 'fallback')
    assert.equal(breaker.isWell, true)
    assert.equal(await breaker.ask(answer, fallback), 'real')
  }
  assert.deepEqual([breaker.flips, state.logged], [0, []])
  for (let n = 0; n < 3; n++) await breaker.ask(never, fallback)
  assert.deepEqual([breaker.isWell, breaker.flips], [false, 1])
  assert.deepEqual(state.logged, ['no answer within 10 ms'])
  state.isBroken = false
  await until('it is mended', () => breaker.isWell)
  assert.deepEqual(state.logged, ['no answer within 10 ms', 'back'])
})

test('a hundred late answers to requests that were sent together count as one failure', async () => {
  const { breaker } = watched(10)
  const said = await Promise.all(Array.from({ length: 100 }, () => breaker.ask(never, fallback)))
  assert.deepEqual([...new Set(said)], ['fallback'])
  assert.deepEqual([breaker.isWell, breaker.flips], [true, 0])
})

test('a call that may take longer has a longer timeout', async () => {
  const { breaker } = watched(1)
  assert.equal(await breaker.ask(() => wait(30, 'real'), fallback, 60_000), 'real')
})

test('a dependency that is not open yet is logged only if it cannot be opened, and counts as no failure', async () => {
  const { breaker, state } = watched(10)
  breaker.begin()
  assert.equal(breaker.isWell, false)
  await until('it is open', () => breaker.isWell)
  assert.deepEqual([breaker.flips, state.logged], [0, []])
})

test('a process that was busy itself does not count an answer as late', async () => {
  const answered = new Promise<string>((resolve) => setImmediate(() => resolve('in time')))
  const bounded = withTimeout(answered, 5)
  const until = performance.now() + 30
  while (performance.now() < until);
  assert.equal(await bounded, 'in time')
  await assert.rejects(withTimeout(new Promise(() => {}), 5), TimeoutError)
})

test('a call that was answered or refused leaves no timer', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  assert.equal(await withTimeout(answer(), 60_000), 'real')
  await assert.rejects(withTimeout(broken(), 60_000), /it broke/)
  assert.equal(timers(), before)
})

test('a circuit breaker that has ended notes no failure and tries no recovery', async () => {
  const { breaker, state } = watched()
  breaker.end()
  breaker.fail(new Error('late'))
  assert.equal(breaker.isWell, true)
  assert.equal(state.mends, 0)
})

test('a call without a timeout of its own has the usual one', async () => {
  const { breaker } = watched(60_000)
  assert.equal(await breaker.ask(() => wait(20, 'real'), fallback), 'real')
})

test('background work is done while the dependency works, and its failure takes the dependency out of use', async () => {
  const { breaker, state } = watched()
  const done: string[] = []
  breaker.try(() => done.push('first'))
  assert.equal(breaker.isWell, true)
  state.isBroken = true
  breaker.try(() => {
    throw new Error('it broke')
  })
  assert.deepEqual([breaker.isWell, breaker.flips], [false, 1])
  breaker.try(() => done.push('second'))
  assert.deepEqual(done, ['first'])
  await until('the failure is reported', () => state.logged.length > 0)
  assert.deepEqual(state.logged, ['it broke'])
  breaker.end()
})

test('a failure while the dependency is out of use is not counted again', async () => {
  const { breaker, state } = watched(10)
  state.isBroken = true
  breaker.fail(new Error('first'))
  breaker.fail(new Error('second'))
  assert.deepEqual([breaker.flips, state.logged], [1, ['first']])
  breaker.end()
})

test('a dependency that cannot be opened at the start is logged with the reason, and once more when it is open', async () => {
  for (const timeoutMs of [undefined, 10]) {
    const { breaker, state } = watched(timeoutMs)
    state.isBroken = true
    breaker.begin()
    await until('it was tried twice', () => state.mends >= 2)
    assert.deepEqual(state.logged, ['still broken'])
    state.isBroken = false
    await until('it is open', () => breaker.isWell)
    assert.deepEqual([breaker.flips, state.logged], [0, ['still broken', 'back']])
  }
})

test('after a recovery the earlier failures do not count', async () => {
  const { breaker, state } = watched(10)
  const late = async (times: number) => {
    for (let n = 0; n < times; n++) await breaker.ask(never, fallback)
  }
  await late(3)
  await until('it is mended', () => breaker.isWell)
  await late(2)
  assert.deepEqual([breaker.isWell, breaker.flips, state.logged.length], [true, 1, 2])
})

test('between two tries there is a pause, for which no process stays', async () => {
  let mends = 0
  const mend = () => {
    mends++
    throw new Error('still broken')
  }
  const breaker = new StoreCircuitBreaker({ mend, pauseMs: 60_000, onFailure() {}, onRecovery() {} })
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  breaker.begin()
  await whileAnotherIsTried()
  assert.equal(mends, 1)
  assert.equal(timers(), before)
  breaker.end()
})

test('after its end it is not tried again', async () => {
  const { breaker, state } = watched()
  state.isBroken = true
  breaker.begin()
  await until('it was tried', () => state.mends > 0)
  breaker.end()
  const tried = state.mends
  await whileAnotherIsTried()
  assert.equal(state.mends, tried)
})
