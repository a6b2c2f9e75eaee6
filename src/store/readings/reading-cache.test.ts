import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../test/until.ts'
import { memoryStore } from './memory.ts'
import { ReadingCache } from './reading-cache.ts'
import type { Entry, Store } from './store.ts'
import { versioned } from './stored-readings.ts'

const clock = (start = 1_000_000) => {
  let time = start
  return { now: () => time, advance: (ms: number) => (time += ms) }
}

test('a reading is made once and answered from memory until it expires', async () => {
  const { now, advance } = clock()
  const cache = new ReadingCache({ store: memoryStore(now), now })
  let made = 0
  const make = () => ({ reading: { number: ++made }, ttlMs: 1000 })

  assert.deepEqual(await cache.read('k', make), { reading: { number: 1 }, hit: false })
  assert.deepEqual(await cache.read('k', make), { reading: { number: 1 }, hit: true })
  advance(1000)
  assert.deepEqual(await cache.read('k', make), { reading: { number: 2 }, hit: false })
})

test('a reading is at hand without waiting where it was made, until it expires', async () => {
  const { now, advance } = clock()
  const store = memoryStore(now)
  const cache = new ReadingCache({ store, now })
  assert.equal(cache.peek('k'), undefined)
  await cache.read('k', () => ({ reading: 'a day', ttlMs: 1000 }))
  assert.equal(cache.peek('k'), 'a day')
  assert.equal(new ReadingCache({ store, now }).peek('k'), undefined)
  advance(1000)
  assert.equal(cache.peek('k'), undefined)
})

test('two hundred callers at once share one generation', async () => {
  const { now } = clock()
  const cache = new ReadingCache({ store: memoryStore(now), now })
  let made = 0
  const make = async () => ({ reading: ++made, ttlMs: 1000 })
  const answers = await Promise.all(Array.from({ length: 200 }, () => cache.read('k', make)))
  assert.equal(made, 1)
  assert.equal(answers.filter((answer) => !answer.hit).length, 1)
})

/** Makes a reading as slowly as a model does, while something else happens. */
const slowly = (reading: string, ttlMs: number, meanwhile: () => Promise<unknown>) => async () => {
  await meanwhile()
  const until = performance.now() + 60
  while (performance.now() < until) await new Promise(setImmediate)
  return { reading, ttlMs }
}

test('a process that took long takes the reading that another has written meanwhile, and does not overwrite it', async () => {
  const { now } = clock()
  const store = memoryStore(now)
  const cache = new ReadingCache({ store, now })
  const other = () => store.write(versioned('k'), '"theirs"', 80_000)
  assert.equal((await cache.read('k', slowly('ours', 86_000, other))).reading, 'theirs')
  assert.equal(cache.peek('k'), 'theirs')
  await cache.settled()
  assert.equal(((await store.readOrLease(versioned('k'), 't', 1)) as Entry).value, '"theirs"')
})

test('a fallback text of another process, or one that does not fit, is not taken', async () => {
  const { now } = clock()
  const store = memoryStore(now)
  const cache = new ReadingCache({ store, now })
  const fallback = () => store.write(versioned('k'), '"a fallback"', 60_000)
  assert.equal((await cache.read('k', slowly('good', 86_400_000, fallback))).reading, 'good')
  const bad = () => store.write(versioned('served'), '"bad"', 86_400_000)
  const serves = (reading: string) => reading !== 'bad'
  assert.equal((await cache.read('served', slowly('good', 1_000, bad), { serves })).reading, 'good')
})

/** Whoever makes a reading waits until both have asked for it. */
function askedByTwo(real: Store) {
  let asked = 0
  const readOrLease: Store['readOrLease'] = (...question) => {
    asked++
    return real.readOrLease(...question)
  }
  const bothHaveAsked = () => until('both have asked', () => asked >= 2)
  return { store: { ...real, readOrLease }, bothHaveAsked }
}

test('two caches over one store share one generation', async () => {
  const { now } = clock()
  const { store, bothHaveAsked } = askedByTwo(memoryStore(now))
  const caches = [new ReadingCache({ store, now }), new ReadingCache({ store, now })]
  let made = 0
  const make = async () => {
    await bothHaveAsked()
    return { reading: ++made, ttlMs: 1000 }
  }
  const answers = await Promise.all(caches.map((cache) => cache.read('k', make)))
  assert.deepEqual(
    answers.map((answer) => answer.reading),
    [1, 1],
  )
})

test('a store that always fails costs nothing but the sharing', async () => {
  const { now } = clock()
  const fail = async () => {
    throw new Error('store is away')
  }
  const store: Store = {
    kind: 'memory',
    readOrLease: fail,
    lease: fail,
    write: fail,
    touch: fail,
    release: fail,
    tally: fail,
    sweep: fail,
    close: fail,
  }
  const failures: unknown[] = []
  const cache = new ReadingCache({ store, now, onStoreFailure: (error) => failures.push(error) })
  assert.deepEqual(await cache.read('k', () => ({ reading: 'good', ttlMs: 1000 })), {
    reading: 'good',
    hit: false,
  })
  assert.deepEqual(await cache.read('k', () => ({ reading: 'worse', ttlMs: 1000 })), {
    reading: 'good',
    hit: true,
  })
  assert.ok(failures.length > 0)
})

test('a failed generation reaches its callers and leaves the key free', async () => {
  const { now } = clock()
  const cache = new ReadingCache({ store: memoryStore(now), now })
  await assert.rejects(
    cache.read('k', () => Promise.reject(new Error('our bug'))),
    /our bug/,
  )
  assert.equal((await cache.read('k', () => ({ reading: 'good', ttlMs: 1000 }))).reading, 'good')
})

test('a process that waits in vain for another’s reading makes its own, and does not overwrite the other’s', async () => {
  const { now } = clock()
  const store = memoryStore(now)
  const [slow, hasty] = [new ReadingCache({ store, now }), new ReadingCache({ store, now })]
  let finish = (_: string) => {}
  const work = new Promise<string>((resolve) => {
    finish = resolve
  })
  const first = slow.read('k', async () => ({ reading: await work, ttlMs: 1000 }))
  const second = await hasty.read('k', () => ({ reading: 'in haste', ttlMs: 10 }), { timeoutMs: 30 })
  assert.deepEqual(second, { reading: 'in haste', hit: false })
  finish('with care')
  assert.equal((await first).reading, 'with care')
  await slow.settled()
  const third = await new ReadingCache({ store, now }).read('k', () => ({ reading: 'anew', ttlMs: 1 }))
  assert.deepEqual(third, { reading: 'with care', hit: true })
})

test('a stored reading that cannot be read is made again', async () => {
  const { now } = clock()
  const store = memoryStore(now)
  await new ReadingCache({ store, now }).read('k', () => ({ reading: 'good', ttlMs: 1000 }))
  const garbled: Store = {
    ...store,
    readOrLease: async () => ({ value: '{"cut sho', expiresAt: now() + 1000 }),
  }
  const found = await new ReadingCache({ store: garbled, now }).read('k', () => ({
    reading: 'anew',
    ttlMs: 1,
  }))
  assert.deepEqual(found, { reading: 'anew', hit: false })
})

test('a reading that does not serve is made anew, and what was made takes its place for everyone', async () => {
  const { now } = clock()
  const store = memoryStore(now)
  const cache = new ReadingCache({ store, now })
  await cache.read('k', () => ({ reading: 'poor', ttlMs: 1000 }))
  await cache.settled()
  const serves = (reading: string) => reading !== 'poor'
  const better = await cache.read('k', () => ({ reading: 'rich', ttlMs: 2000 }), { serves })
  assert.deepEqual(better, { reading: 'rich', hit: false })
  await cache.settled()
  const elsewhere = new ReadingCache({ store, now })
  assert.equal((await elsewhere.read('k', () => ({ reading: 'anew', ttlMs: 1 }))).reading, 'rich')
})

test('two who find a reading that does not serve make it anew once', async () => {
  const { now } = clock()
  const { store, bothHaveAsked } = askedByTwo(memoryStore(now))
  await store.write('v2:k', '"poor"', 1000)
  const serves = (reading: string) => reading !== 'poor'
  let made = 0
  const make = async () => {
    await bothHaveAsked()
    return { reading: `rich ${++made}`, ttlMs: 2000 }
  }
  const caches = [new ReadingCache({ store, now }), new ReadingCache({ store, now })]
  const found = await Promise.all(caches.map((cache) => cache.read('k', make, { serves })))
  assert.deepEqual(
    found.map(({ reading }) => reading),
    ['rich 1', 'rich 1'],
  )
})

test('a process that gets the lease of a reading that was replaced meanwhile takes that, and makes none', async () => {
  const { now } = clock()
  const store = memoryStore(now)
  await store.write('v2:k', '"poor"', 1000)
  const replacedMeanwhile: Store = {
    ...store,
    async lease(...args) {
      await store.write('v2:k', '"rich"', 1000, { replaces: '"poor"' })
      return store.lease(...args)
    },
  }
  const cache = new ReadingCache({ store: replacedMeanwhile, now })
  const found = await cache.read<string>('k', () => assert.fail('made anew'), {
    serves: (reading) => reading !== 'poor',
  })
  assert.deepEqual(found, { reading: 'rich', hit: true })
  await cache.settled()
  // The lease was released, so another process can get it.
  assert.equal(await store.lease('v2:k', 'another', 1000), true)
})

test('readings cached in the process are bounded by their length', async () => {
  const { now } = clock()
  const cache = new ReadingCache({ store: memoryStore(now), now })
  for (let n = 0; n < 10; n++) {
    await cache.read(`held ${n}`, () => ({ reading: `${n}`.repeat(2_000_000), ttlMs: 1000 }))
    await cache.settled()
  }
  const cached = Array.from({ length: 10 }, (_, n) => cache.peek<string>(`held ${n}`)?.[0])
  assert.deepEqual(
    cached.filter((first) => first !== undefined),
    ['6', '7', '8', '9'],
  )
})
