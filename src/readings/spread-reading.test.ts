import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOON, testParts, testService } from '../../test/service.ts'
import { memoryStore } from '../store/readings/memory.ts'
import { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Store } from '../store/readings/store.ts'

const JUNK = [
  'null',
  '7',
  '"a text"',
  '[]',
  '{}',
  '{"text":null,"day":{},"luckyTimes":[],"source":"model"}',
  '{"text":{},"day":{},"luckyTimes":[],"source":"model"}',
  '{"text":{"summary":[null],"advice":{}},"day":{},"luckyTimes":[],"source":"model"}',
  '{"text":{"summary":[{"text":"Hello","transits":[]}],"advice":{"text":7,"transits":[]}},"day":{},"luckyTimes":[],"source":"model"}',
  '{"text":{"summary":[],"advice":{"text":"","transits":[]}},"day":7,"luckyTimes":[],"source":"model"}',
  'no JSON',
]

const REQUEST = {
  'daily-horoscope': { sign: 'leo', style: 'brief' },
  'personalized-daily': {
    birthDateTime: '1987-03-14 05:27:09',
    birthLocation: { latitude: 48.1, longitude: 11.9, timezone: 'Europe/Berlin' },
  },
}

for (const [endpoint, payload] of Object.entries(REQUEST))
  test(`${endpoint}: whatever a store holds in the place of a reading is made anew, and never a failure`, async () => {
    const now = () => NOON
    for (const junk of JUNK) {
      const store = memoryStore(now)
      const holdingJunk: Store = {
        ...store,
        readOrLease: async () => ({ value: junk, expiresAt: NOON + 60_000 }),
      }
      const cache = new ReadingCache({ store: holdingJunk, now })
      const service = await testService({ ...testParts(), cache, now })
      const answer = await service.inject({ method: 'POST', url: `/v1/astrology/${endpoint}`, payload })
      assert.equal(answer.statusCode, 200, `${junk}: ${answer.body}`)
      assert.equal(answer.json().data.metadata.cache_hit, false, junk)
    }
  })

/** Of a person nothing is stored without a model (docs/privacy.md). */
const IS_STORED = { 'daily-horoscope': true, 'personalized-daily': false }

for (const [endpoint, payload] of Object.entries(REQUEST)) {
  const isStored = IS_STORED[endpoint as keyof typeof REQUEST]
  test(`${endpoint}: another process ${isStored ? 'finds in the store' : 'makes again'} what one has made`, async () => {
    const now = () => NOON
    const store = memoryStore(now)
    const answers = []
    for (let process = 0; process < 2; process++) {
      const cache = new ReadingCache({ store, now })
      const service = await testService({ ...testParts(), cache, now })
      const answer = await service.inject({ method: 'POST', url: `/v1/astrology/${endpoint}`, payload })
      assert.equal(answer.statusCode, 200, answer.body)
      answers.push(answer.json().data)
      await cache.settled()
    }
    const hits = answers.map(({ metadata }) => metadata.cache_hit)
    assert.deepEqual(hits, [false, isStored])
    const [first, second] = answers.map(({ metadata: _, ...withText }) => withText)
    assert.deepEqual(second, first)
  })
}
