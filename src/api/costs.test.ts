/** What an answer counts that has to be computed, and in whose turn it is computed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'

const ASTROLOGY = '/v1/astrology'
const ALL_YEAR = `${ASTROLOGY}/horoscope/yearly?date=1901-06-01`

type TestRequest = { method?: 'GET' | 'POST'; url: string; payload?: object; remoteAddress?: string }

/** What remains of the minute after each request. */
async function remaining(
  requests: readonly (string | TestRequest)[],
  environment: Record<string, string> = {},
) {
  const service = testService(testParts(environment))
  const left: number[] = []
  for (const each of requests) {
    const { statusCode, headers } = await service.inject(each)
    assert.ok(statusCode === 200 || statusCode === 429, String(statusCode))
    left.push(Number(headers['x-ratelimit-remaining']))
  }
  return left
}

test('a year of all signs counts 48 requests when it is computed, and one when it is cached', async () => {
  const ofLeo = `${ASTROLOGY}/horoscope/yearly/leo?date=1901-01-01`
  assert.deepEqual(await remaining([ALL_YEAR, ALL_YEAR, ofLeo]), [12, 11, 10])
})

test('a year of a sign counts four, and makes that of all signs cheaper', async () => {
  const post = {
    method: 'POST',
    url: `${ASTROLOGY}/yearly-horoscope`,
    payload: { sign: 'leo', date: '1901-06-01' },
  } as const
  const get = `${ASTROLOGY}/horoscope/yearly/virgo?date=1901-06-01`
  assert.deepEqual(await remaining([post, post, get, ALL_YEAR]), [56, 55, 51, 11])
})

test('of all signs a month counts five and a week three; of one sign each counts one', async () => {
  const requests = ['monthly', 'weekly'].flatMap((adverb) => [
    `${ASTROLOGY}/horoscope/${adverb}?date=1901-06-01`,
    `${ASTROLOGY}/horoscope/${adverb}/leo?date=1902-06-01`,
  ])
  assert.deepEqual(await remaining(requests), [55, 54, 51, 50])
})

test('a calendar counts one request for each hundred days, rounded up', async () => {
  const days = (to: string, from = '1901-01-01') => `${ASTROLOGY}/sky-calendar?from=${from}&to=${to}`
  // 400, 400 again, 100, 101 days.
  const requests = [days('1902-02-04'), days('1902-02-04'), days('1901-04-10'), days('1901-04-11')]
  assert.deepEqual(await remaining(requests), [56, 55, 54, 52])
  const feed = `${ASTROLOGY}/sky-calendar.ics?from=1901-01-01&to=1902-02-04`
  assert.deepEqual(await remaining([feed, feed]), [56, 55])
})

test('a day, of one sign or all, and whatever else the contract has, counts one', async () => {
  const daily = { method: 'POST', url: `${ASTROLOGY}/daily-horoscope`, payload: { sign: 'leo' } } as const
  const requests = [`${ASTROLOGY}/horoscope/daily`, `${ASTROLOGY}/horoscope/daily/leo`, daily]
  assert.deepEqual(await remaining(requests), [59, 58, 57])
})

const ALL_MONTH = `${ASTROLOGY}/horoscope/monthly?date=1901-06-01`

test('a client with one request left gets an answer that costs more, and then has to wait until the window ends', async () => {
  const parts = testParts({ RATE_LIMITS: 'dailyHoroscope=1' })
  const service = testService(parts)
  const first = await service.inject(ALL_MONTH)
  assert.deepEqual([first.statusCode, first.headers['x-ratelimit-remaining']], [200, '0'])
  assert.equal((await service.inject(ALL_MONTH)).statusCode, 429)
  parts.moveClock(60_000)
  assert.equal((await service.inject(ALL_MONTH)).statusCode, 200)
})

test('a /48 pays for what its /64s ask', async () => {
  const service = testService(testParts({ RATE_LIMITS: 'dailyHoroscope=1' }))
  const ask = (subnet: number) =>
    service.inject({
      url: `${ASTROLOGY}/horoscope/monthly?date=190${subnet}-06-01`,
      remoteAddress: `2001:db8:1:${subnet}::1`,
    })
  // It has sixteen times the limit of a client, of which each month takes five.
  for (const subnet of [1, 2, 3, 4]) assert.equal((await ask(subnet)).statusCode, 200)
  const refused = await ask(5)
  assert.deepEqual([refused.statusCode, refused.headers['x-ratelimit-limit']], [429, '16'])
})

test('a tool of an assistant costs what its endpoint does', async () => {
  const service = testService(testParts())
  const call = { name: 'horoscope', arguments: { sign: 'leo', period: 'year', date: '1901-06-01' } }
  const request = {
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
  } as const
  const reply = await service.inject(request)
  assert.equal(reply.statusCode, 200)
  assert.equal(reply.json().result.isError, undefined)
  assert.equal(reply.headers['x-ratelimit-remaining'], '56')
})

const [ATTACKER, NEIGHBOUR, THIRD] = ['10.0.0.1', '10.0.0.2', '10.0.0.3']

/** Asks for cold years and returns the order in which all requests are answered. */
function attacked(years: number) {
  const service = testService(testParts({ RATE_LIMITS: 'off' }))
  const answered: string[] = []
  const ask = (name: string, url: string, remoteAddress: string) =>
    service.inject({ url, remoteAddress }).then(({ statusCode }) => {
      assert.equal(statusCode, 200)
      answered.push(name)
    })
  const attack = Array.from({ length: years }, (_, n) =>
    ask(`year ${n}`, `${ASTROLOGY}/horoscope/yearly/leo?date=${1901 + n}-06-01`, ATTACKER),
  )
  return { answered, ask, attack }
}

test('a day is answered before the first of many years that another client has asked for', async () => {
  const { answered, ask, attack } = attacked(3)
  await ask('day', `${ASTROLOGY}/horoscope/daily/leo`, NEIGHBOUR)
  assert.deepEqual(answered, ['day'])
  await Promise.all(attack)
})

test('a month of another client waits for two of many years, not for all', async () => {
  const { answered, ask, attack } = attacked(5)
  await ask('month', `${ASTROLOGY}/horoscope/monthly/leo?date=1950-06-01`, NEIGHBOUR)
  assert.deepEqual(answered, ['year 0', 'year 1', 'month'])
  await Promise.all(attack)
})

test('a client that asks for a year that another client waits for gets it at its own turn', async () => {
  const { answered, ask, attack } = attacked(5)
  const same = ask('the same', `${ASTROLOGY}/horoscope/yearly/leo?date=1905-06-01`, NEIGHBOUR)
  const calendar = ask('calendar', `${ASTROLOGY}/sky-calendar?from=1901-01-01&to=1901-03-01`, THIRD)
  await Promise.all([...attack, same, calendar])
  const indexOfName = (name: string) => answered.indexOf(name)
  assert.ok(indexOfName('year 4') < indexOfName('year 2'), answered.join())
  assert.ok(indexOfName('the same') < indexOfName('year 2'), answered.join())
  assert.ok(indexOfName('calendar') < indexOfName('year 3'), answered.join())
})

test('a timeline counts one request for each 250 days, of slow planets alone for each 2,000', async () => {
  const timeline = (to: string, more: object = {}) => ({
    method: 'POST' as const,
    url: `${ASTROLOGY}/transit-timeline`,
    payload: {
      birthDateTime: '1990-05-15 14:30',
      timezone: 'Europe/Berlin',
      latitude: 52.52,
      longitude: 13.405,
      from: '2026-01-01',
      to,
      ...more,
    },
  })
  const slow = { bodies: ['jupiter', 'pluto'] }
  // 250 and 251 days, then 2,000 and 2,001 of slow planets.
  const requests = [
    timeline('2026-09-07'),
    timeline('2026-09-08'),
    timeline('2031-06-23', slow),
    timeline('2031-06-24', slow),
  ]
  assert.deepEqual(await remaining(requests), [19, 17, 16, 14])
})
