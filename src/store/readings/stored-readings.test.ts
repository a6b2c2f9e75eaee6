/** What is asked of the store, what is believed of its answers, and which of two readings is kept. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { memoryStore } from './memory.ts'
import { ReadingCache } from './reading-cache.ts'
import type { Entry, Store } from './store.ts'
import { type ReadOptions, versioned } from './stored-readings.ts'

const NOW = 1_000_000
const now = () => NOW
const KEY = versioned('k')

/** A store that remembers what it was asked. */
function recordedStore() {
  const calls: string[] = []
  const memory = memoryStore(now)
  const store = Object.fromEntries(
    Object.entries(memory).map(([name, member]) => [
      name,
      typeof member !== 'function'
        ? member
        : (...words: never[]) => {
            calls.push(name)
            return (member as (...all: never[]) => unknown)(...words)
          },
    ]),
  ) as unknown as Store
  const stored = async () => ((await memory.readOrLease(KEY, 'a look', 0)) as Entry).value
  return { calls, memory, store, stored }
}

const read = (store: Store, options: ReadOptions<string> = {}, reading = 'made') =>
  new ReadingCache({ store, now }).read('k', () => ({ reading, ttlMs: 1_000 }), options)

test('the answer does not wait for the write, which follows it', async () => {
  const { calls, store, stored } = recordedStore()
  const cache = new ReadingCache({ store, now })
  await cache.read('k', () => ({ reading: 'made', ttlMs: 1_000 }))
  assert.deepEqual(calls, ['readOrLease'], 'one question for a reading that is made quickly')
  await cache.settled()
  assert.deepEqual(calls, ['readOrLease', 'write'])
  assert.equal(await stored(), '"made"')
})

test('callers at once ask the store once, and the next ones anew', async () => {
  const { calls, store } = recordedStore()
  const cache = new ReadingCache({ store, now })
  const read = () => cache.read('k', () => ({ reading: 'over at once', ttlMs: 0 }))
  await Promise.all([read(), read(), read()])
  assert.deepEqual(calls, ['readOrLease'])
  await cache.settled()
  await read()
  assert.deepEqual(calls, ['readOrLease', 'release', 'readOrLease'])
})

test('a reading that is not whole is made anew, also if to look at it fails', async () => {
  for (const isWhole of [
    () => false,
    () => {
      throw new Error('there is no such member')
    },
  ]) {
    const { memory, store } = recordedStore()
    await memory.write(KEY, '"half"', 1_000)
    assert.deepEqual(await read(store, { isWhole }), { reading: 'made', hit: false })
  }
  const { memory, store } = recordedStore()
  await memory.write(KEY, '"whole"', 1_000)
  const isWhole = (reading: string) => reading === 'whole'
  assert.deepEqual(await read(store, { isWhole }), { reading: 'whole', hit: true })
})

test('a sealed reading is stored sealed and read by who has the seal; what another has sealed is made anew', async () => {
  const sealOf = (mark: string) => ({
    close: (text: string) => `${mark}${text}`,
    open: (sealed: string) => {
      assert.ok(sealed.startsWith(mark), 'another has sealed it')
      return sealed.slice(mark.length)
    },
  })
  const { store, stored } = recordedStore()
  const cache = new ReadingCache({ store, now })
  await cache.read('k', () => ({ reading: 'ours', ttlMs: 1_000 }), { seal: sealOf('ours:') })
  await cache.settled()
  assert.equal(await stored(), 'ours:"ours"')
  assert.deepEqual(await read(store, { seal: sealOf('ours:') }), { reading: 'ours', hit: true })
  assert.deepEqual(await read(store, { seal: sealOf('theirs:') }), { reading: 'made', hit: false })
})

test('a reading from the store is cached for as long as it has left there', async () => {
  const memory = memoryStore(now)
  await memory.write(KEY, '"kept"', 300)
  let time = NOW
  const cache = new ReadingCache({ store: memory, now: () => time })
  await cache.read('k', () => assert.fail('it is there'))
  time = NOW + 299
  assert.equal(cache.peek('k'), 'kept')
  time = NOW + 300
  assert.equal(cache.peek('k'), undefined)
})

test('readings from the store are cached by their length: the newest eight megabytes', async () => {
  const memory = memoryStore(now)
  const cache = new ReadingCache({ store: memory, now })
  // With its quotes, a quarter of eight megabytes.
  const text = JSON.stringify('x'.repeat(2_097_150))
  const cached = () => [0, 1, 2, 3, 4].filter((n) => cache.peek(`k${n}`) !== undefined)
  for (const n of [0, 1, 2, 3, 4]) {
    await memory.write(versioned(`k${n}`), text, 1_000)
    await cache.read(`k${n}`, () => assert.fail('it is there'))
    if (n === 3) assert.deepEqual(cached(), [0, 1, 2, 3])
  }
  assert.deepEqual(cached(), [1, 2, 3, 4])
})

/** Making the reading takes so long, and meanwhile another process writes its own. */
async function meanwhile(t: TestContext, tookMs: number, theirs: { ttlMs: number }) {
  const { calls, memory, store, stored } = recordedStore()
  let clock = 0
  const time = t.mock.method(performance, 'now', () => clock)
  const cache = new ReadingCache({ store, now })
  const make = async () => {
    await memory.write(KEY, '"theirs"', theirs.ttlMs)
    clock += tookMs
    return { reading: 'ours', ttlMs: 1_000 }
  }
  const { reading } = await cache.read('k', make)
  await cache.settled()
  time.mock.restore()
  return { reading, stored: await stored(), calls }
}

test('a process that took 50 ms or longer looks again, and takes a reading that lasts as long, or for more than a minute', async (t) => {
  const theirs = { reading: 'theirs', stored: '"theirs"', calls: ['readOrLease', 'readOrLease', 'release'] }
  const ours = { reading: 'ours', stored: '"ours"', calls: ['readOrLease', 'readOrLease', 'write'] }
  assert.deepEqual(await meanwhile(t, 50, { ttlMs: 1_000 }), theirs)
  assert.deepEqual(await meanwhile(t, 50, { ttlMs: 999 }), ours)
  assert.deepEqual(await meanwhile(t, 5_000, { ttlMs: 5_000 }), theirs)
  assert.deepEqual(await meanwhile(t, 49, { ttlMs: 500 }), { ...ours, calls: ['readOrLease', 'write'] })
})

test('a reading with a moment left is stored for that moment', async () => {
  const { memory, store, stored } = recordedStore()
  const cache = new ReadingCache({ store, now })
  await cache.read('k', () => ({ reading: 'brief', ttlMs: 1 }))
  await cache.settled()
  assert.equal(await stored(), '"brief"')
  assert.equal(await memory.lease(KEY, 'another', 1), true)
})

test('a lease that cannot be asked for is no reason to wait', async () => {
  const { memory, store } = recordedStore()
  await memory.write(KEY, '"poor"', 1_000)
  const failures: unknown[] = []
  store.lease = () => Promise.reject(new Error('it is away'))
  const cache = new ReadingCache({ store, now, onStoreFailure: (error) => failures.push(error) })
  const found = await cache.read('k', () => ({ reading: 'rich', ttlMs: 1_000 }), {
    serves: (reading) => reading !== 'poor',
  })
  assert.deepEqual(found, { reading: 'rich', hit: false })
  assert.equal(failures.length, 1)
})

test('a process that waits for another takes the reading that the other has made, unless it does not fit', async () => {
  const { memory, store } = recordedStore()
  await memory.lease(KEY, 'another', 60_000)
  const looks: string[] = []
  const readOrLease = store.readOrLease
  store.readOrLease = async (...words) => {
    const seen = await readOrLease(...words)
    looks.push(typeof seen === 'string' ? seen : seen.value)
    if (looks.length === 2) await memory.write(KEY, '"theirs"', 1_000)
    return seen
  }
  assert.deepEqual(await read(store), { reading: 'theirs', hit: true })
  assert.deepEqual(looks, ['taken', 'taken', '"theirs"'])
})
