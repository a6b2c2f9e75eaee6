import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { cardRequest } from './card-of-day.ts'

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
