/** Contract §8, decisions §3. In process only: the clock must stand still. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LIMITS, limitsOf } from '../../src/api/limits.ts'
import { readConfig } from '../../src/config.ts'
import { NOON, testParts, testService } from '../service.ts'

const GROUPS = [
  { group: 'tarot', method: 'POST', url: '/v1/tarot/daily-card', payload: {} },
  { group: 'tarot', method: 'GET', url: '/v1/tarot/nothing-here' },
  { group: 'natalChart', method: 'POST', url: '/v1/astrology/natal-chart', payload: {} },
  { group: 'health', method: 'GET', url: '/v1/tarot/health' },
  { group: 'health', method: 'GET', url: '/v1/astrology/health' },
  { group: 'health', method: 'GET', url: '/v1/' },
  { group: 'health', method: 'GET', url: '/v1/openapi.json' },
  { group: 'health', method: 'GET', url: '/v1/astrology/nothing-here' },
  { group: 'health', method: 'GET', url: '/v1/%zz' },
] as const

type TestRequest = {
  method: 'GET' | 'POST' | 'OPTIONS' | 'PUT'
  url: string
  payload?: object
  headers?: Record<string, string>
  remoteAddress?: string
}

const standing = (headers: Record<string, unknown>) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers[`x-ratelimit-${name}`]))

test('each endpoint counts in its own group, and a group is used up at its limit', async () => {
  for (const { group, ...request } of GROUPS) {
    const service = await testService(testParts())
    const { perMinute } = LIMITS[group]
    for (let i = 1; i <= perMinute; i++) {
      const { statusCode, headers } = await service.inject(request)
      assert.notEqual(statusCode, 429)
      assert.deepEqual(standing(headers), [perMinute, perMinute - i, NOON / 1000 + 60], request.url)
    }
    const { statusCode, headers } = await service.inject(request)
    assert.equal(statusCode, 429, request.url)
    assert.deepEqual(standing(headers), [perMinute, 0, NOON / 1000 + 60])
    assert.equal(headers['retry-after'], '60')
    await service.close()
  }
})

test('health checks, root and unknown paths share one count; tarot has another', async () => {
  const service = await testService(testParts())
  const urls = ['/v1/tarot/health', '/v1/astrology/health', '/v1/', '/v1', '/v1/openapi.json', '/v1/unknown']
  for (const [i, url] of urls.entries())
    assert.equal(standing((await service.inject(url)).headers)[1], LIMITS.health.perMinute - 1 - i, url)
  const { headers } = await service.inject({ method: 'POST', url: '/v1/tarot/three-card' })
  assert.equal(standing(headers)[1], LIMITS.tarot.perMinute - 1)
})

test('the astrology 429 names limit, window and wait; the tarot one is a sentence', async () => {
  const service = await testService(testParts())
  const use = async (request: TestRequest, times: number) => {
    for (let i = 0; i < times; i++) await service.inject(request)
    return service.inject(request)
  }
  const chart = await use(
    { method: 'POST', url: '/v1/astrology/natal-chart', payload: {} },
    LIMITS.natalChart.perMinute,
  )
  assert.deepEqual(chart.json().error.code, 'RATE_LIMIT_EXCEEDED')
  assert.deepEqual(chart.json().error.details, { limit: 30, window: 'minute', retry_after_seconds: 60 })
  const card = await use({ method: 'POST', url: '/v1/tarot/daily-card' }, LIMITS.tarot.perMinute)
  assert.match(card.json().error, /100 requests a minute/)
})

test('a request sent at the second of Reset succeeds, one a moment earlier does not', async () => {
  const parts = testParts()
  const service = await testService(parts)
  parts.moveClock(250)
  const request: TestRequest = { method: 'POST', url: '/v1/astrology/natal-chart', payload: {} }
  for (let i = 0; i < 30; i++) await service.inject(request)
  const { headers } = await service.inject(request)
  const reset = Number(headers['x-ratelimit-reset']) * 1000
  parts.moveClock(reset - parts.now() - 751)
  assert.equal((await service.inject(request)).statusCode, 429)
  parts.moveClock(751)
  assert.equal((await service.inject(request)).statusCode, 400)
})

test('the day limit refuses when the minute would not, and the headers name the day', async () => {
  const parts = testParts()
  const service = await testService(parts)
  const request: TestRequest = { method: 'POST', url: '/v1/astrology/natal-chart', payload: {} }
  for (let minute = 0; minute < 20; minute++) {
    for (let i = 0; i < 25; i++) assert.equal((await service.inject(request)).statusCode, 400)
    parts.moveClock(60_000)
  }
  const refused = await service.inject(request)
  assert.equal(refused.statusCode, 429)
  assert.deepEqual(standing(refused.headers), [500, 0, NOON / 1000 + 86_400])
  assert.equal(refused.json().error.details.window, 'day')
  assert.equal(refused.headers['retry-after'], String(86_400 - 20 * 60))
})

test('a refused request is not counted', async () => {
  const parts = testParts()
  const service = await testService(parts)
  const request: TestRequest = { method: 'POST', url: '/v1/astrology/natal-chart', payload: {} }
  for (let i = 0; i < 100; i++) await service.inject(request)
  parts.moveClock(60_000)
  assert.deepEqual(standing((await service.inject(request)).headers).slice(0, 2), [30, 29])
})

test('the headers stand on every response under /v1 and on none outside', async () => {
  const service = await testService(testParts())
  const inside: (TestRequest & { status: number })[] = [
    { method: 'GET', url: '/v1/tarot/health', status: 200 },
    { method: 'POST', url: '/v1/tarot/daily-card', payload: { seed: 1 }, status: 400 },
    { method: 'GET', url: '/v1/%zz', status: 400 },
    { method: 'GET', url: '/v1/nope', status: 404 },
    { method: 'PUT', url: '/v1/tarot/daily-card', status: 405 },
    { method: 'POST', url: '/v1/tarot/daily-card', payload: { pad: 'x'.repeat(70_000) }, status: 413 },
    { method: 'OPTIONS', url: '/v1/tarot/daily-card', status: 204 },
  ]
  for (const { status, ...request } of inside) {
    const { statusCode, headers } = await service.inject(request)
    assert.equal(statusCode, status, request.url)
    for (const figure of standing(headers)) assert.ok(Number.isInteger(figure), request.url)
  }
  for (const url of ['/nope', '/docs/', '/v2/'])
    assert.equal((await service.inject(url)).headers['x-ratelimit-limit'], undefined, url)
})

test('an answer of 500 and one of 503 carry the headers too, and 503 says when to come back', async () => {
  const failing = await testService(testParts({}, { now: faultyClock(2) }))
  const broken = await failing.inject('/v1/tarot/health')
  assert.equal(broken.statusCode, 500)
  assert.ok(Number.isInteger(standing(broken.headers)[0]))
  const busy = await testService(testParts({}, { isOverloaded: () => true }))
  const shed = await busy.inject('/v1/')
  assert.equal(shed.statusCode, 503)
  assert.ok(Number(shed.headers['retry-after']) >= 1)
  assert.ok(Number.isInteger(standing(shed.headers)[0]))
})

test('a service with too much to do still answers its health checks', async () => {
  const busy = await testService(testParts({}, { isOverloaded: () => true }))
  for (const url of ['/v1/tarot/health', '/v1/astrology/health'])
    assert.equal((await busy.inject(url)).statusCode, 200, url)
})

/** Fails at one of its calls: a bug somewhere in a handler. */
function faultyClock(failsAt: number): () => number {
  let calls = 0
  return () => {
    calls++
    if (calls === failsAt) throw new Error('a bug')
    return NOON
  }
}

test('limits that are set by group hold for that group, and its headers and errors have them', async () => {
  const parts = testParts({ RATE_LIMITS: 'natalChart=3/5,tarot=2' })
  const service = await testService(parts)
  const chart: TestRequest = { method: 'POST', url: '/v1/astrology/natal-chart', payload: {} }
  for (const remaining of [2, 1, 0])
    assert.deepEqual(standing((await service.inject(chart)).headers).slice(0, 2), [3, remaining])
  const refused = await service.inject(chart)
  assert.equal(refused.statusCode, 429)
  assert.match(refused.json().error.message, /^At most 3 requests a minute/)
  parts.moveClock(60_000)
  assert.deepEqual(standing((await service.inject(chart)).headers).slice(0, 2), [5, 1])
  await service.inject(chart)
  assert.equal((await service.inject(chart)).json().error.details.window, 'day')
  const card: TestRequest = { method: 'POST', url: '/v1/tarot/daily-card' }
  assert.deepEqual(standing((await service.inject(card)).headers).slice(0, 2), [2, 1])
  const { headers } = await service.inject('/v1/')
  assert.deepEqual(standing(headers).slice(0, 2), [LIMITS.health.perMinute, LIMITS.health.perMinute - 1])
})

test('a group whose minute is set keeps its day, and an unknown group is a mistake', () => {
  const found = limitsOf(readConfig({ RATE_LIMITS: 'natalChart=100' }))
  assert.deepEqual(
    found.find(({ group }) => group === 'natalChart'),
    { group: 'natalChart', perMinute: 100, perDay: LIMITS.natalChart.perDay },
  )
  assert.throws(() => limitsOf(readConfig({ RATE_LIMITS: 'natal=1' })), {
    message: /^RATE_LIMITS takes limits by group; there is no group "natal", only dailyHoroscope, /,
  })
})

test('RATE_LIMITS=off refuses nobody and still counts', async () => {
  const service = await testService(testParts({ RATE_LIMITS: 'off' }))
  for (let i = 0; i < 130; i++) assert.equal((await service.inject('/v1/tarot/health')).statusCode, 200)
  assert.deepEqual(standing((await service.inject('/v1/tarot/health')).headers).slice(0, 2), [120, 0])
})

test('a preflight is counted and never refused', async () => {
  const service = await testService(testParts())
  const request: TestRequest = { method: 'OPTIONS', url: '/v1/astrology/natal-chart' }
  for (let i = 0; i < 40; i++) assert.equal((await service.inject(request)).statusCode, 204)
  assert.equal((await service.inject({ ...request, method: 'POST', payload: {} })).statusCode, 429)
})

async function remaining(environment: Record<string, string>, requests: { from: string; for?: string }[]) {
  const service = await testService(testParts(environment))
  const left: number[] = []
  for (const { from, for: forwardedFor } of requests) {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    const reply = await service.inject({
      method: 'GET',
      url: '/v1/tarot/health',
      remoteAddress: from,
      headers,
    })
    left.push(standing(reply.headers)[1]!)
  }
  return left
}

test('without trusted proxies X-Forwarded-For changes nothing', async () => {
  const left = await remaining({}, [
    { from: '198.51.100.1', for: '203.0.113.1' },
    { from: '198.51.100.1', for: '203.0.113.2' },
    { from: '198.51.100.2', for: '203.0.113.2' },
  ])
  assert.deepEqual(left, [119, 118, 119])
})

test('behind a trusted proxy the right-most untrusted address counts, whatever a client claims to its left', async () => {
  const left = await remaining({ TRUST_PROXY: '10.0.0.0/8' }, [
    { from: '10.0.0.1', for: '203.0.113.1' },
    { from: '10.0.0.2', for: '1.2.3.4, 203.0.113.1' },
    { from: '10.0.0.1', for: '203.0.113.1, 10.9.9.9' },
    { from: '203.0.113.1', for: '1.2.3.4' },
  ])
  assert.deepEqual(left, [119, 118, 117, 116])
})

test('an entry that is no address ends the search: the proxy that wrote it counts', async () => {
  const left = await remaining({ TRUST_PROXY: '10.0.0.0/8' }, [
    { from: '10.0.0.1', for: '203.0.113.1, garbage' },
    { from: '10.0.0.1', for: '203.0.113.2, unknown' },
    { from: '10.0.0.1', for: '203.0.113.3, garbage, 10.9.9.9' },
    { from: '10.9.9.9' },
  ])
  assert.deepEqual(left, [119, 118, 119, 118])
})

test('a forwarded address may have a port, and an IPv6 one brackets', async () => {
  const left = await remaining({ TRUST_PROXY: '10.0.0.0/8' }, [
    { from: '10.0.0.1', for: '203.0.113.1:4711' },
    { from: '10.0.0.1', for: '203.0.113.1' },
    { from: '10.0.0.1', for: '[2001:db8:1:2::1]:443' },
    { from: '10.0.0.1', for: '[2001:db8:1:2::2]' },
    { from: '10.0.0.1', for: '2001:db8:1:2::3' },
  ])
  assert.deepEqual(left, [119, 118, 119, 118, 117])
})

test('behind a trusted proxy a header without any address leaves the proxy itself as client', async () => {
  const left = await remaining({ TRUST_PROXY: '10.0.0.0/8, ::1' }, [
    { from: '10.0.0.1', for: 'garbage, 999.1.1.1, ' },
    { from: '10.0.0.1' },
    { from: '10.0.0.1', for: '10.0.0.1' },
    { from: '::1', for: '::1' },
  ])
  assert.deepEqual(left, [119, 118, 117, 119])
})

test('IPv6 counts per /64, and a mapped IPv4 address is the IPv4 address', async () => {
  const left = await remaining({}, [
    { from: '2001:db8:1:2::1' },
    { from: '2001:db8:1:2:ffff:ffff:ffff:ffff' },
    { from: '2001:db8:1:3::1' },
    { from: '::ffff:203.0.113.9' },
    { from: '203.0.113.9' },
    { from: '::ffff:cb00:7109' },
  ])
  assert.deepEqual(left, [119, 118, 119, 119, 118, 117])
})

test('a whole IPv6 /48 has sixteen times the limit of one client, however many of its /64s ask', async () => {
  const service = await testService(testParts())
  const ask = (remoteAddress: string) =>
    service.inject({ method: 'POST', url: '/v1/astrology/personalized-daily', payload: {}, remoteAddress })
  const { perMinute } = LIMITS.personalizedDaily
  for (let client = 0; client < 16; client++)
    for (let n = 1; n <= perMinute; n++) {
      const { statusCode, headers } = await ask(`2001:db8:1:${client.toString(16)}::1`)
      assert.equal(statusCode, 400)
      if (n === 1) assert.equal(standing(headers)[1], Math.min(perMinute - 1, (16 - client) * perMinute - 1))
    }
  const refused = await ask('2001:db8:1:ff::1')
  assert.equal(refused.statusCode, 429)
  assert.deepEqual(standing(refused.headers).slice(0, 2), [16 * perMinute, 0])
  assert.equal((await ask('2001:db8:2:ff::1')).statusCode, 400, 'the next /48')
  assert.equal((await ask('203.0.113.9')).statusCode, 400)
})

test('a client that is refused uses up nothing of its /48', async () => {
  const service = await testService(testParts())
  const ask = (remoteAddress: string) => service.inject({ method: 'GET', url: '/v1/', remoteAddress })
  for (let n = 0; n < 17 * LIMITS.health.perMinute; n++) await ask('2001:db8:1:2::1')
  assert.equal((await ask('2001:db8:1:3::1')).statusCode, 200)
})
