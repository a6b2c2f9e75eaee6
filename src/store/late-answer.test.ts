/** Two copies of the service over one store, one of which gets a late answer: both end with the text that was stored first. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { memoryStore } from './readings/memory.ts'
import { ReadingCache } from './readings/reading-cache.ts'
import type { Store } from './readings/store.ts'
import { unversioned } from './readings/stored-readings.ts'
import { StoreCircuitBreaker } from './store-circuit-breaker.ts'
import { withFallbackStore } from './with-fallback-store.ts'

const now = () => 1_000_000
const DAY_MS = 86_400_000
const tooLate = () => Promise.reject(new Error('too late'))

/** What is in `late` is answered too late the next time. */
function copyOver(t: TestContext, shared: Store) {
  const late = new Set<'readOrLease' | 'write'>()
  const slow: Store = {
    ...shared,
    readOrLease: (...args) => (late.delete('readOrLease') ? tooLate() : shared.readOrLease(...args)),
    write: (...args) => (late.delete('write') ? tooLate() : shared.write(...args)),
  }
  const breaker = new StoreCircuitBreaker({
    mend() {},
    pauseMs: 1,
    timeoutMs: 60_000,
    onFailure() {},
    onRecovery() {},
  })
  t.after(() => breaker.end())
  const store = withFallbackStore(slow, memoryStore(now), {
    breaker,
    now,
    onOverruled: (key) => cache.forget(unversioned(key)),
  })
  const cache = new ReadingCache({ store, now })
  const read = async (text: string) => {
    const { reading } = await cache.read('a day', () => ({ reading: text, ttlMs: DAY_MS }))
    await cache.settled()
    return reading
  }
  return { late, read, writeOwed: store.writeOwed }
}

test('a copy that learns too late that there is a text answers with its own once, and then with the stored one', async (t) => {
  const shared = memoryStore(now)
  const [one, other] = [copyOver(t, shared), copyOver(t, shared)]
  assert.equal(await one.read('by one'), 'by one')
  other.late.add('readOrLease')
  assert.equal(await other.read('by the other'), 'by the other')
  assert.deepEqual([await one.read('anew'), await other.read('anew')], ['by one', 'by one'])
})

test('a copy whose text is stored later, because the store was late, takes the one that was stored first', async (t) => {
  const shared = memoryStore(now)
  const [one, other] = [copyOver(t, shared), copyOver(t, shared)]
  for (const word of ['readOrLease', 'write'] as const) other.late.add(word)
  assert.equal(await other.read('by the other'), 'by the other')
  assert.equal(await one.read('by one'), 'by one')
  await other.writeOwed()
  assert.deepEqual([await one.read('anew'), await other.read('anew')], ['by one', 'by one'])
})
