import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { keepTodayCard } from './keep-card.ts'

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
