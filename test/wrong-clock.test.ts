/** A host whose clock is outside of the years of the sky: requests about today say so, and whatever needs no clock is answered. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '../src/api/endpoints.ts'
import { NOON, testParts, testService } from './service.ts'

const PLACE = 'timezone=Europe/Berlin&latitude=52.52&longitude=13.405'
const CLOCKS = [Date.UTC(1599, 11, 31, 23), Date.UTC(2400, 0, 1), Date.UTC(12_000, 0, 1)]

function serviceAt(now: number) {
  const parts = testParts({ RATE_LIMITS: 'off' })
  parts.moveClock(now - NOON)
  return { parts, service: testService(parts) }
}

test('no endpoint fails by the clock of its host, with the usual request, its examples or an empty one', async () => {
  for (const now of CLOCKS) {
    const { parts, service } = serviceAt(now)
    for (const { method, path, examples = {} } of allEndpoints(parts)) {
      const url = `/v1${path.replace(/:sign/, 'leo').replace(/:\w+/g, 'ar17')}`
      const asked =
        method === 'GET'
          ? ['', `?${PLACE}`, `?date=tomorrow&${PLACE}`].map((query) => ({ method, url: url + query }))
          : [{}, ...Object.values(examples)].map((payload) => ({ method, url, payload: payload as object }))
      for (const request of asked) {
        const { statusCode, body } = await service.inject(request)
        assert.notEqual(statusCode, 500, `${method} ${request.url}`)
        if (statusCode === 503) assert.match(body, /The clock of this service shows [+-]?\d+-\d\d-\d\d, /)
      }
    }
  }
})

test('what is about today is 503 and says what is wrong, what names a date and what needs no sky is answered', async () => {
  const { service } = serviceAt(Date.UTC(2450, 5, 1))
  const { statusCode, headers, body } = await service.inject('/v1/astrology/horoscope/daily/leo')
  assert.equal(statusCode, 503)
  assert.ok(headers['retry-after'])
  assert.deepEqual(JSON.parse(body).error, {
    code: 'SERVICE_UNAVAILABLE',
    message:
      'The clock of this service shows 2450-06-01, and its sky reaches from 1600 to 2399: its operator must set the clock. Requests that name a date are answered.',
    details: {},
  })
  for (const url of [
    '/v1/astrology/horoscope/weekly/leo?date=2026-03-21',
    '/v1/astrology/moon?at=2026-03-21T12:00Z',
    '/v1/tarot/cards',
    '/v1/astrology/health',
  ])
    assert.equal((await service.inject(url)).statusCode, 200, url)
  const card = await service.inject({ method: 'POST', url: '/v1/tarot/daily-card', payload: {} })
  assert.equal(card.statusCode, 200)
})

test('the first and the last day of the sky are days like any other', async () => {
  for (const now of [Date.UTC(1600, 0, 1, 12), Date.UTC(2399, 11, 31, 12)])
    assert.equal((await serviceAt(now).service.inject('/v1/astrology/moon')).statusCode, 200)
})
