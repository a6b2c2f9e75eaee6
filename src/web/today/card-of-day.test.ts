import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { cardRequest, keepTodayCard } from './card-of-day.ts'

test('everybody has the card of the date; each person one of their own, the same all day in this browser', (t) => {
  const storage = new Map<string, string>()
  setGlobals(t, {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  })
  const seed = (date: string, birthId?: string) => cardRequest(date, birthId).body?.seed
  assert.equal(seed('2026-11-18'), 'anonymous_2026-11-18')
  assert.equal(storage.size, 0)
  const own = seed('2026-11-18', '1')
  assert.match(own!, /^[a-z]+-[a-z]+-\d+$/)
  assert.equal(seed('2026-11-18', '1'), own)
  assert.notEqual(seed('2026-11-18', '2'), own)
  assert.notEqual(seed('2026-11-19', '1'), own)
})

test('the card of today is asked for with the seed of the visitor’s date, and its picture with it', async (t) => {
  const now = new Date('2026-11-18T12:00:00Z')
  t.mock.timers.enable({ apis: ['Date'], now })
  const [posted, loaded]: [unknown[], string[]] = [[], []]
  const card = { id: 'ar17', name: 'The Star', orientation: 'upright' }
  setGlobals(t, {
    document: { baseURI: 'https://example.org/' },
    fetch: async (_: string, { body }: { body: string }) => {
      posted.push(JSON.parse(body))
      return Response.json({ card, meaning: 'm', seed_used: 's' })
    },
    Image: class {
      set src(address: string) {
        loaded.push(address)
      }
    },
  })
  await keepTodayCard()
  assert.deepEqual(posted, [{ theme: 'general', seed: 'anonymous_2026-11-18' }])
  assert.match(loaded.join(), /^cards\/ar17\.svg\?v=[\da-f]+$/)
})

test('without an answer nothing is kept', async (t) => {
  setGlobals(t, {
    document: { baseURI: 'https://example.org/' },
    fetch: () => Promise.reject(new TypeError('offline')),
    Image: class {
      constructor() {
        assert.fail()
      }
    },
  })
  await keepTodayCard()
})
