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

test('all four phases have their names on their dates', async () => {
  assert.equal((await wordsOn('2026-11-09', 'UTC')).name, 'New Moon in Scorpio at 07:02')
  const quarter = (id: string) =>
    moonWords(
      { date: '2026-11-17', elongation: 90, events: [{ id, at: '2026-11-17T11:47:50Z', sign: 'Aquarius' }] },
      'UTC',
    ).name
  assert.equal(quarter('first-quarter'), 'First quarter in Aquarius at 11:47')
  assert.equal(quarter('last-quarter'), 'Last quarter in Aquarius at 11:47')
  assert.equal(quarter('venus-turns-direct'), 'Waxing gibbous')
})
