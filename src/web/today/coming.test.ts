import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comingOfMoon, soonestFirst } from './coming.ts'

const MOON = {
  next_phases: [
    { phase: 'full_moon', local: '2026-11-24T15:53:35', sign: 'Gemini' },
    { phase: 'last_quarter', local: '2026-12-01T07:08:00', sign: 'Virgo' },
    { phase: 'new_moon', local: '2026-12-09T01:51:00', sign: 'Sagittarius' },
  ],
  next_eclipse: { id: 'annular-solar-eclipse', local: '2026-11-30T16:59:00', sign: 'Aquarius' },
}

test('the next two phases and the next eclipse, in the order in which they come', () => {
  const coming = comingOfMoon(MOON as never)
  assert.deepEqual(soonestFirst(coming, 3), [
    { local: '2026-11-24T15:53:35', title: 'Full Moon in Gemini' },
    { local: '2026-11-30', title: 'Annular solar eclipse' },
    { local: '2026-12-01T07:08:00', title: 'Last quarter in Virgo' },
  ])
  assert.equal(soonestFirst(coming, 1).length, 1)
})
