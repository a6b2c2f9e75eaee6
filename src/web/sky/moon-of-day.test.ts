import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import { moonWords } from './moon-of-day.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

async function wordsOn(date: string, zone: string) {
  const payload = { sign: 'leo', date }
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload })
  const { transits } = reply.json().data
  const { sun, moon } = transits.planetary_positions
  return moonWords(
    { date, elongation: (moon.longitude - sun.longitude + 360) % 360, events: transits.events },
    zone,
  )
}

test('a full Moon stands on the date on which it is exact where the reader is', async () => {
  assert.deepEqual(await wordsOn('2026-11-24', 'Europe/Berlin'), {
    name: 'Full Moon in Gemini at 15:53',
    note: undefined,
  })
  assert.deepEqual(await wordsOn('2026-11-24', 'Australia/Sydney'), {
    name: 'Waxing gibbous',
    note: 'Full Moon in Gemini: Wednesday 25 November 2026, 01:53 where you are',
  })
  for (const zone of ['Europe/Berlin', 'Australia/Sydney'])
    assert.deepEqual(await wordsOn('2026-11-25', zone), { name: 'Waning gibbous', note: undefined })
})

test('on other days she is named by the side of the quarter she is on', async () => {
  assert.equal((await wordsOn('2026-11-16', 'UTC')).name, 'Waxing crescent')
  assert.equal((await wordsOn('2026-11-18', 'UTC')).name, 'Waxing gibbous')
})
