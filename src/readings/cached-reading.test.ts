import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadOptions } from '../store/readings/stored-readings.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { type CachedReadingParts, hasWholeText, lifeMs, readCached } from './cached-reading.ts'

const TIMEOUT_MS = 20_000
const textSource = { ...phrasebookSource, edition: 'second edition', timeoutMs: TIMEOUT_MS }

/** A cache that has one reading at hand, or none, and notes what it is asked for. */
function cacheWith(cached?: unknown) {
  const asked: { key: string; options: ReadOptions<unknown> }[] = []
  const cache = {
    peek: () => cached,
    read: async (key: string, make: () => Promise<{ reading: unknown }>, options: ReadOptions<unknown>) => {
      asked.push({ key, options })
      return { reading: (await make()).reading, hit: false }
    },
  } as unknown as CachedReadingParts['cache']
  return { cache, asked }
}

const make = async () => ({ reading: 'made', ttlMs: 1 })

test('a lease lasts longer than the timeout of the text source', async () => {
  const { cache, asked } = cacheWith()
  await readCached('a day', { cache, textSource }, make)
  const { timeoutMs, leaseMs } = asked[0]!.options
  assert.equal(timeoutMs, TIMEOUT_MS)
  assert.ok(leaseMs! > TIMEOUT_MS, String(leaseMs))
})

test('a reading of another edition has another key', async () => {
  const { cache, asked } = cacheWith()
  await readCached('a day', { cache, textSource }, make)
  await readCached('a day', { cache, textSource: { ...textSource, edition: 'third edition' } }, make)
  assert.notEqual(asked[0]!.key, asked[1]!.key)
})

test('a cached reading is served at once, unless `serves` says no', async () => {
  const { cache, asked } = cacheWith('at hand')
  assert.deepEqual(await readCached('a day', { cache, textSource }, make), { reading: 'at hand', hit: true })
  const serves = (reading: unknown) => reading === 'at hand'
  assert.equal((await readCached<unknown>('a day', { cache, textSource }, make, { serves })).hit, true)
  assert.equal(asked.length, 0)
  const never = () => false
  const found = await readCached<unknown>('a day', { cache, textSource }, make, { serves: never })
  assert.deepEqual(found, { reading: 'made', hit: false })
})

test('a good text is stored for a day or as long as it is said, a fallback for a minute at most', () => {
  const written = { text: '', source: 'phrasebook', isFallback: false } as const
  assert.equal(lifeMs(written), 86_400_000)
  assert.equal(lifeMs(written, 5), 5)
  assert.equal(lifeMs({ ...written, isFallback: true }), 60_000)
  assert.equal(lifeMs({ ...written, isFallback: true, againInMs: 7_000 }), 7_000)
  assert.equal(lifeMs({ ...written, isFallback: true, againInMs: 90_000 }, 5), 60_000)
})

test('a reading is whole if its members are objects, it has a source and its sentences are sentences', () => {
  const sentence = { text: 'A sentence.', transits: ['sun-trine'] }
  const good = { text: [sentence], plan: {}, source: 'model', isFallback: false } as const
  type Good = typeof good
  const isWhole = (found: object) =>
    hasWholeText(found as Good, ['plan', 'text'], ({ text }) => text as unknown as (typeof sentence)[])
  assert.equal(isWhole(good), true)
  const broken = [
    { plan: null },
    { plan: 'a plan' },
    { plan: undefined },
    { text: null },
    { source: undefined },
    { source: 7 },
    { text: [sentence, { ...sentence, text: 7 }] },
    { text: [{ ...sentence, transits: 'sun-trine' }, sentence] },
  ]
  for (const change of broken) assert.equal(isWhole({ ...good, ...change }), false, JSON.stringify(change))
})
