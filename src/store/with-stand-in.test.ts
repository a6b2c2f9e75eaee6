/** What is written to a store when it is back after a failure. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStore } from './readings/memory.ts'
import type { Entry, Store } from './readings/store.ts'
import { Watch } from './watch.ts'
import { withStandIn } from './with-stand-in.ts'

function comingAndGoing() {
  const clock = { now: 1_000_000 }
  const now = () => clock.now
  const real = memoryStore(now)
  const state = { isAway: false }
  const guarded = Object.fromEntries(
    Object.entries(real).map(([name, member]) => [
      name,
      typeof member !== 'function'
        ? member
        : async (...words: never[]) => {
            if (state.isAway) throw new Error('it is away')
            return (member as (...all: never[]) => unknown)(...words)
          },
    ]),
  ) as unknown as Store
  // Out of use after the first failure, and mended by the test.
  let isMended = () => {}
  const mend = () => new Promise<void>((resolve) => (isMended = resolve))
  const watch = new Watch({ mend, pauseMs: 1, onFailure: () => {}, onRecovery: () => {} })
  const store = withStandIn(guarded, memoryStore(now), { watch, now })
  const back = async () => {
    state.isAway = false
    isMended()
    while (!watch.isWell) await new Promise(setImmediate)
  }
  const inReal = async (key: string) => (await real.readOrLease(key, 'a look', 1)) as Entry
  return { clock, state, store, real, back, inReal }
}

test('what was written while it was away is brought home when it is back, for as long as it has left', async () => {
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

test('what others have written meanwhile stays, unless ours lasts longer', async () => {
  const { state, store, real, back, inReal } = comingAndGoing()
  state.isAway = true
  await store.write('theirs', 'ours', 60_000)
  await store.write('ours', 'ours', 60_000)
  await real.write('theirs', 'theirs', 90_000)
  await real.write('ours', 'theirs', 30_000)
  await back()
  await store.writeOwed()
  assert.equal((await inReal('theirs')).value, 'theirs')
  assert.equal((await inReal('ours')).value, 'ours')
})

test('what cannot be brought home is kept for the next time', async () => {
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
