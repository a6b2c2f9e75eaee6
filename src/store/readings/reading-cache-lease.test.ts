/** What one process does while another makes the same reading. The test plays the other process. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStore } from './memory.ts'
import { ReadingCache } from './reading-cache.ts'
import type { Store } from './store.ts'

const now = () => 1_000_000
const isRich = (reading: string) => reading.startsWith('rich')
const KEY = 'v2:k'

function cacheOver(store: Store) {
  const cache = new ReadingCache({ store, now })
  let made = 0
  const read = (serves?: (reading: string) => boolean) =>
    cache.read('k', () => ({ reading: `rich ${++made}`, ttlMs: 1000 }), serves ? { serves } : {})
  return { cache, read, made: () => made }
}

test('a process that gets the lease for a reading looks again, and takes one that another has written meanwhile', async () => {
  const memory = memoryStore(now)
  await memory.write(KEY, '"poor"', 1000)
  let isFirst = true
  const store: Store = {
    ...memory,
    lease: async (...args) => {
      // The other process finishes after we have looked and before we have the lease.
      if (isFirst) await memory.write(KEY, '"rich, by another"', 1000, { replaces: '"poor"' })
      isFirst = false
      return memory.lease(...args)
    },
  }
  const { cache, read, made } = cacheOver(store)
  assert.deepEqual(await read(isRich), { reading: 'rich, by another', hit: true })
  assert.equal(made(), 0)
  await cache.settled()
  assert.equal(await memory.lease(KEY, 'someone', 1000), true, 'the lease was given back')
})

test('a lease to replace a reading that still does not serve is used', async () => {
  const memory = memoryStore(now)
  await memory.write(KEY, '"poor"', 1000)
  const { read, made } = cacheOver(memory)
  assert.deepEqual(await read(isRich), { reading: 'rich 1', hit: false })
  assert.equal(made(), 1)
})

test('a lease is given back when the making fails, and when what was made is out of date at once', async () => {
  const memory = memoryStore(now)
  for (const make of [() => Promise.reject(new Error('our bug')), () => ({ reading: 'stale', ttlMs: 0 })]) {
    const cache = new ReadingCache({ store: memory, now })
    await cache.read<string>('k', make).catch(() => {})
    await cache.settled()
    assert.equal(await memory.lease(KEY, 'someone', 1000), true)
    await memory.release(KEY, 'someone')
  }
})

test('the lease is as long as asked for, and belongs to whoever took it', async () => {
  const memory = memoryStore(now)
  const leases: [string, string, number][] = []
  const store: Store = {
    ...memory,
    readOrLease: (key, token, leaseMs) => {
      leases.push([key, token, leaseMs])
      return memory.readOrLease(key, token, leaseMs)
    },
  }
  await new ReadingCache({ store, now }).read('k', () => ({ reading: 1, ttlMs: 1 }), { leaseMs: 1234 })
  await new ReadingCache({ store, now }).read('other', () => ({ reading: 1, ttlMs: 1 }))
  assert.deepEqual(
    leases.map(([key, , leaseMs]) => [key, leaseMs]),
    [
      [KEY, 1234],
      ['v2:other', 8000],
    ],
  )
  assert.notEqual(leases[0]![1], leases[1]![1])
})

test('a reading made without the lease is stored for all, unless the holder of the lease was first', async () => {
  const memory = memoryStore(now)
  await memory.lease(KEY, 'another', 60_000)
  const cache = new ReadingCache({ store: memory, now })
  const make = () => ({ reading: 'in haste', ttlMs: 1000 })
  assert.deepEqual(await cache.read('k', make, { timeoutMs: 1 }), { reading: 'in haste', hit: false })
  await cache.settled()
  assert.equal(cache.peek('k'), 'in haste')
  const stored = await memory.write(KEY, '"with care"', 1000)
  assert.equal(stored.value, '"in haste"', 'the holder learns that it was late')
})

/** A store in which another process writes just before us: it was first, and we could not know it. */
function outrun(theirs: string): Store {
  const memory = memoryStore(now)
  return {
    ...memory,
    write: async (...ours) => {
      await memory.write(KEY, theirs, 86_400_000)
      return memory.write(...ours)
    },
  }
}

test('a process that loses the race to store a text answers with the stored one from then on', async () => {
  const cache = new ReadingCache({ store: outrun('"theirs"'), now })
  const read = () => cache.read('k', () => ({ reading: 'ours', ttlMs: 86_400_000 }))
  assert.deepEqual(await read(), { reading: 'ours', hit: false })
  await cache.settled()
  assert.equal(cache.peek('k'), undefined, 'its own text is forgotten')
  assert.deepEqual(await read(), { reading: 'theirs', hit: true })
  assert.equal(cache.peek('k'), 'theirs')
})

test('the store learns every ten minutes that a reading is in use, and not with every request', async () => {
  let time = now()
  const memory = memoryStore(() => time)
  const touched: string[] = []
  const touch = async (key: string) => void touched.push(key)
  const cache = new ReadingCache({ store: { ...memory, touch }, now: () => time })
  const read = () => cache.read('k', () => ({ reading: 'today', ttlMs: 86_400_000 }))
  await read()
  await cache.settled()
  time += 599_999
  await read()
  await cache.settled()
  assert.deepEqual(touched, [])
  time += 1
  for (let n = 0; n < 3; n++) await read()
  await cache.settled()
  assert.deepEqual(touched, [KEY])
})

test('every failure of the store is reported once', async () => {
  const memory = memoryStore(now)
  const failures: string[] = []
  const store: Store = { ...memory, write: () => Promise.reject(new Error('disk full')) }
  const onStoreFailure = (error: unknown) => failures.push((error as Error).message)
  const cache = new ReadingCache({ store, now, onStoreFailure })
  await cache.read('k', () => ({ reading: 1, ttlMs: 1000 }))
  await cache.settled()
  assert.deepEqual(failures, ['disk full'])
})
