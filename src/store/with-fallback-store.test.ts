/** What is written to a store when it is back after a failure. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryStore } from './readings/memory.ts'
import type { Entry, Store } from './readings/store.ts'
import { StoreCircuitBreaker } from './store-circuit-breaker.ts'
import { withFallbackStore } from './with-fallback-store.ts'

function comingAndGoing() {
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const real = memoryStore(now)
  const state = { isAway: false, calls: [] as string[] }
  const guarded = Object.fromEntries(
    Object.entries(real).map(([name, member]) => [
      name,
      typeof member !== 'function'
        ? member
        : async (...words: never[]) => {
            if (state.isAway) throw new Error('it is away')
            state.calls.push([name, ...words].join(' '))
            return (member as (...all: never[]) => unknown)(...words)
          },
    ]),
  ) as unknown as Store
  Object.assign(guarded, { kind: 'sqlite' })
  // Out of use after the first failure, and mended by the test.
  let isMended = () => {}
  const mend = () => new Promise<void>((resolve) => (isMended = resolve))
  const breaker = new StoreCircuitBreaker({ mend, pauseMs: 1, onFailure: () => {}, onRecovery: () => {} })
  const fallback = memoryStore(now)
  const overruled: string[] = []
  const store = withFallbackStore(guarded, fallback, {
    breaker,
    now,
    onOverruled: (key) => overruled.push(key),
  })
  const back = async () => {
    state.isAway = false
    isMended()
    while (!breaker.isWell) await new Promise(setImmediate)
  }
  const inReal = async (key: string) => (await real.readOrLease(key, 'a look', 1)) as Entry
  return { clock, state, store, fallback, real, guarded, breaker, back, inReal, overruled }
}

test('readings written during an outage are copied to the store afterwards, for the time that they have left', async () => {
  const { clock, state, store, back, inReal } = comingAndGoing()
  state.isAway = true
  await store.write('k', 'a text of the model', 60_000)
  await store.write('short', 'soon over', 1_000)
  await store.writeOwed()
  await back()
  clock.now += 20_000
  await store.writeOwed()
  assert.deepEqual(await inReal('k'), { value: 'a text of the model', expiresAt: 1_060_000 })
  assert.equal(await inReal('short'), 'leased', 'what is over stays away')
})

test('a reading that another process wrote during the outage stays, unless it is a fallback, and replaces ours', async () => {
  const { state, store, fallback, real, back, inReal, overruled } = comingAndGoing()
  state.isAway = true
  for (const key of ['theirs', 'ours']) await store.write(key, 'ours', 86_400_000)
  await real.write('theirs', 'theirs', 60_001)
  await real.write('ours', 'a fallback', 60_000)
  await back()
  await store.writeOwed()
  assert.equal((await inReal('theirs')).value, 'theirs')
  assert.equal((await inReal('ours')).value, 'ours')
  assert.deepEqual(overruled, ['theirs'])
  const entry = (await fallback.readOrLease('theirs', 't', 1)) as Entry
  assert.equal(entry.value, 'theirs', 'the fallback does not tell another one the next time')
})

test('a reading that cannot be copied is copied after the next outage', async () => {
  const { state, store, back, inReal } = comingAndGoing()
  state.isAway = true
  await store.write('k', 'kept', 60_000)
  await back()
  state.isAway = true
  await store.writeOwed()
  await back()
  await store.writeOwed()
  assert.equal((await inReal('k')).value, 'kept')
})

test('a reading that lasts as long as ours is not overwritten', async () => {
  const { state, store, real, back } = comingAndGoing()
  state.isAway = true
  await store.write('k', 'ours', 60_000)
  await real.write('k', 'theirs', 60_000)
  await back()
  await store.writeOwed()
  await store.writeOwed()
  assert.deepEqual(
    state.calls.map((call) => call.split(' ')[0]),
    ['write'],
    'and it is owed no more',
  )
})

test('a reading that has just expired is not copied, and leaves no lease', async () => {
  for (const [passed, calls] of [
    [60_000, []],
    [59_999, ['write']],
  ] as const) {
    const { clock, state, store, real, back } = comingAndGoing()
    state.isAway = true
    await store.write('k', 'ours', 60_000)
    await back()
    clock.now += passed
    await store.writeOwed()
    assert.deepEqual(
      state.calls.map((call) => call.split(' ')[0]),
      calls,
    )
    assert.equal(await real.lease('k', 'another', 1), true)
  }
})

test('a reading that another process is making is copied all the same, unless it has expired', async () => {
  const { clock, state, store, real, back } = comingAndGoing()
  state.isAway = true
  await store.write('lasting', 'ours', 60_000)
  await store.write('over', 'ours', 1_000)
  for (const key of ['lasting', 'over']) await real.lease(key, 'another', 60_000)
  await back()
  clock.now += 1_000
  await store.writeOwed()
  assert.deepEqual(await real.readOrLease('lasting', 't', 1), { value: 'ours', expiresAt: 1_060_000 })
  assert.equal(await real.readOrLease('over', 't', 1), 'taken')
})

test('each reading is copied once, the oldest first, however often copying is started', async () => {
  const { state, store, back } = comingAndGoing()
  state.isAway = true
  for (const key of ['first', 'second']) await store.write(key, 'ours', 60_000)
  await back()
  await Promise.all([store.writeOwed(), store.writeOwed()])
  await store.writeOwed()
  assert.deepEqual(
    state.calls.filter((call) => call.startsWith('write')).map((call) => call.trim()),
    ['write first ours 60000', 'write second ours 60000'],
  )
})

test('a reading that is written again while it is being copied is copied again', async () => {
  const { state, store, guarded, back, inReal } = comingAndGoing()
  state.isAway = true
  await store.write('k', 'older', 60_000)
  await back()
  const write = guarded.write
  let isFirst = true
  guarded.write = async (...words) => {
    const stored = await write(...words)
    if (!isFirst) return stored
    isFirst = false
    state.isAway = true
    await store.write('k', 'newer', 90_000)
    return stored
  }
  await store.writeOwed()
  await back()
  await store.writeOwed()
  assert.equal((await inReal('k')).value, 'newer')
})

test('during an outage nothing is copied, and nothing is forgotten', async () => {
  const { state, store, back, inReal } = comingAndGoing()
  state.isAway = true
  await store.write('k', 'ours', 60_000)
  state.isAway = false
  await store.writeOwed()
  assert.deepEqual(state.calls, [])
  await back()
  await store.writeOwed()
  assert.equal((await inReal('k')).value, 'ours')
})

test('the newest eight megabytes are copied after an outage, an empty text too', async () => {
  const { state, store, back, inReal } = comingAndGoing()
  state.isAway = true
  for (let n = 0; n < 9; n++) await store.write(`k${n}`, 'x'.repeat(1_048_576), 60_000)
  await back()
  await store.writeOwed()
  assert.equal(await inReal('k0'), 'leased')
  for (let n = 1; n < 9; n++) assert.equal((await inReal(`k${n}`)).value.length, 1_048_576, `k${n}`)
  state.isAway = true
  await store.write('empty', '', 60_000)
  await back()
  await store.writeOwed()
  assert.equal((await inReal('empty')).value, '')
})

test('the kind of the store is that of whichever answers', async () => {
  const { state, store, back } = comingAndGoing()
  assert.equal(store.kind, 'sqlite')
  state.isAway = true
  await store.write('k', 'ours', 60_000)
  assert.equal(store.kind, 'memory')
  await back()
  assert.equal(store.kind, 'sqlite')
})

test('a sweep is one of each store, and of the fallback alone while the other is away; both are closed', async () => {
  const { state, store, fallback, guarded } = comingAndGoing()
  const done: string[] = []
  for (const [name, each] of Object.entries({ fallback, guarded }))
    for (const work of ['sweep', 'close'] as const) {
      const usual = each[work]
      each[work] = async () => {
        done.push(`${work} ${name}`)
        await usual()
      }
    }
  await store.sweep()
  assert.deepEqual(done.splice(0), ['sweep fallback', 'sweep guarded'])
  state.isAway = true
  await store.write('k', 'ours', 60_000)
  await store.sweep()
  assert.deepEqual(done.splice(0), ['sweep fallback'])
  state.isAway = false
  await store.close()
  assert.deepEqual(done, ['close guarded', 'close fallback'])
})

test('a shared count may take longer than anything else, and a reading may not', async () => {
  const real: Store = {
    ...memoryStore(() => 0),
    tally: () => wait(30, 7),
    // It is given up long before: on a busy machine 30 ms may be over as soon as the one that is waited for it.
    lease: () => wait(60_000, true, { ref: false }),
  }
  const fallback: Store = { ...memoryStore(() => 0), lease: async () => false }
  const breaker = new StoreCircuitBreaker({
    mend() {},
    pauseMs: 1,
    timeoutMs: 1,
    onFailure() {},
    onRecovery() {},
  })
  const store = withFallbackStore(real, fallback, { breaker, now: () => 0 })
  assert.equal(await store.tally('k', 1_000), 7)
  assert.equal(await store.lease('k', 't', 1_000), false)
})

test('calls go to the store while it works, and to the fallback while it does not', async () => {
  const { state, store, fallback } = comingAndGoing()
  assert.equal(await store.readOrLease('k', 'me', 5), 'leased')
  assert.equal(await store.lease('k', 'me', 6), true)
  await store.release('k', 'me')
  assert.deepEqual(state.calls, ['readOrLease k me 5', 'lease k me 6', 'release k me'])
  state.isAway = true
  assert.equal(await store.readOrLease('k', 'me', 5), 'leased')
  assert.equal(await fallback.lease('k', 'another', 5), false)
  await store.release('k', 'me')
  assert.equal(await fallback.lease('k', 'another', 5), true)
})
