import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import { NO_BIRTH } from '../state/birth-list.ts'
import { requestFor } from './day-request.ts'

const BIRTH = {
  ...NO_BIRTH,
  date: '1990-05-15',
  time: '14:30',
  latitude: '52.52',
  longitude: '13.405',
  timezone: 'Europe/Berlin',
}
/** Eight in the morning in Auckland, nine in the evening in Honolulu. */
const MORNING = Date.UTC(2026, 10, 17, 19)
const EVENING = Date.UTC(2026, 10, 18, 7)

test('the day that is asked for is the reader’s, by date and zone, wherever the birth was', () => {
  for (const [zone, now, date] of [
    ['Pacific/Auckland', MORNING, '2026-11-18'],
    ['Pacific/Honolulu', EVENING, '2026-11-17'],
  ] as const) {
    const { body } = requestFor(BIRTH, '', zone, now)
    assert.deepEqual(body, {
      birthDateTime: '1990-05-15T14:30:00',
      birthLocation: { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
      date,
      timezone: zone,
    })
    assert.equal(requestFor(BIRTH, '2026-05-01', zone, now).body.date, '2026-05-01')
  }
})

test('the hours of the answer are those of the reader’s clocks', async () => {
  const service = await testService(testParts({ RATE_LIMITS: 'off' }))
  const timing = async (zone: string) => {
    const { body: payload } = requestFor(BIRTH, '2026-11-18', zone)
    const url = '/v1/astrology/personalized-daily'
    const { data } = (await service.inject({ method: 'POST', url, payload })).json()
    assert.equal(data.metadata.timezone, zone)
    return data.interpretation.content.timing_guidance
  }
  assert.notEqual(await timing('Pacific/Auckland'), await timing('Europe/Berlin'))
})
