/** API keys (docs/integrating.md). In process only: the clock must stand still. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { LIMITS, limitsFrom, limitsOf } from '../../src/api/limits.ts'
import { apiKeysIn } from '../../src/http/api-keys-file.ts'
import { testParts, testService } from '../service.ts'

const ENTRIES = [
  { name: 'app', sha256: hash('sha256', 'key-of-app'), limits: 'natalChart=3/5,tarot=2/3' },
  { name: 'plain', sha256: hash('sha256', 'key-of-plain') },
  { name: 'free', sha256: hash('sha256', 'key-of-free'), limits: 'off' },
]

function service(environment = {}) {
  const parts = testParts({ API_KEYS_FILE: 'keys.json', ...environment })
  const keys = apiKeysIn(JSON.stringify(ENTRIES), (given) =>
    limitsFrom(given, limitsOf(parts.config), 'limits'),
  )
  const apiKeys = {
    find: (sent: string) => keys.find(({ digest }) => digest.toString('hex') === hash('sha256', sent)),
  }
  return { parts, service: testService({ ...parts, apiKeys }) }
}

const standing = (headers: Record<string, unknown>) =>
  ['limit', 'remaining'].map((name) => Number(headers[`x-ratelimit-${name}`]))

const chart = { method: 'POST', url: '/v1/astrology/natal-chart', payload: {} } as const
const card = { method: 'POST', url: '/v1/tarot/daily-card' } as const
const withKey = (key: string) => ({ headers: { 'x-api-key': key } })
const { perMinute } = LIMITS.natalChart

test('a key is remembered for a connection of one client, and not for that of a proxy', async () => {
  for (const [environment, isRemembered] of [
    [{}, true],
    [{ TRUST_PROXY: '127.0.0.1' }, false],
  ] as const) {
    const connections: unknown[] = []
    const apiKeys = {
      find: (_sent: string, connection?: object) => void connections.push(connection),
    }
    const own = testService({ ...testParts({ API_KEYS_FILE: 'keys.json', ...environment }), apiKeys })
    await own.inject({ ...card, ...withKey('any') })
    assert.deepEqual(
      connections.map((connection) => connection !== undefined),
      [isRemembered],
    )
  }
})

test('a request with a key is counted for the key, from wherever it comes', async () => {
  const { service: own } = service()
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    own.inject({ ...chart, remoteAddress, headers })
  assert.deepEqual(standing((await ask('203.0.113.1', { 'x-api-key': 'key-of-app' })).headers), [3, 2])
  assert.deepEqual(
    standing((await ask('2001:db8::1', { authorization: 'Bearer key-of-app' })).headers),
    [3, 1],
  )
  assert.deepEqual(standing((await ask('203.0.113.1', {})).headers), [perMinute, perMinute - 1])
  const plain = await ask('203.0.113.1', { 'x-api-key': 'key-of-plain' })
  assert.deepEqual(standing(plain.headers), [perMinute, perMinute - 1])
})

test('the limits of a key hold, also for a day where others have none', async () => {
  const { service: own, parts } = service()
  const ask = () => own.inject({ ...card, ...withKey('key-of-app') })
  for (const remaining of [1, 0]) assert.deepEqual(standing((await ask()).headers), [2, remaining])
  assert.equal((await ask()).statusCode, 429)
  parts.moveClock(60_000)
  assert.deepEqual(standing((await ask()).headers), [3, 0])
  const refused = await ask()
  assert.equal(refused.statusCode, 429)
  assert.match(refused.json().error, /^At most 3 requests a day/)
  assert.deepEqual(standing((await own.inject(card)).headers), [
    LIMITS.tarot.perMinute,
    LIMITS.tarot.perMinute - 1,
  ])
})

test('a key whose limits are off is counted and never refused', async () => {
  const { service: own } = service({ RATE_LIMITS: 'natalChart=2' })
  for (const remaining of [1, 0, 0, 0]) {
    const { statusCode, headers } = await own.inject({ ...chart, ...withKey('key-of-free') })
    assert.notEqual(statusCode, 429)
    assert.deepEqual(standing(headers), [2, remaining])
  }
})

test('a wrong key is 401, and is counted for the address', async () => {
  const { service: own } = service()
  for (const headers of [{ 'x-api-key': 'guess' }, { 'x-api-key': '' }, { authorization: 'Bearer guess' }]) {
    const { statusCode, headers: responseHeaders, body } = await own.inject({ ...chart, headers })
    assert.equal(statusCode, 401)
    assert.equal(responseHeaders['www-authenticate'], 'Bearer')
    assert.equal(JSON.parse(body).error.code, 'INVALID_API_KEY')
    assert.doesNotMatch(body, /guess/)
  }
  const { headers } = await own.inject(chart)
  assert.deepEqual(standing(headers), [perMinute, perMinute - 4])
  const tarot = await own.inject({ ...card, ...withKey('guess') })
  assert.deepEqual(Object.keys(tarot.json()), ['error', 'requestId', 'timestamp'])
  for (let n = 0; n < perMinute; n++) await own.inject({ ...chart, ...withKey('guess') })
  assert.equal((await own.inject({ ...chart, ...withKey('guess') })).statusCode, 429)
})

test('another scheme of Authorization is no key', async () => {
  const { service: own } = service()
  const reply = await own.inject({ ...chart, headers: { authorization: 'Basic YTpi' } })
  assert.deepEqual(standing(reply.headers), [perMinute, perMinute - 1])
  assert.equal(reply.statusCode, 400)
})

test('a page of another site may send a key only where keys are in use', async () => {
  const preflight = { method: 'OPTIONS', url: chart.url } as const
  const { service: own } = service()
  const allowed = (await own.inject(preflight)).headers['access-control-allow-headers']
  assert.match(String(allowed), /, X-API-Key, Authorization$/)
  const { headers } = await testService(testParts()).inject(preflight)
  assert.equal(headers['access-control-allow-headers'], 'Content-Type, X-Request-Id, If-None-Match')
})

test('without keys in use, headers with a key change nothing', async () => {
  const reply = await testService(testParts()).inject({ ...card, ...withKey('anything') })
  assert.equal(reply.statusCode, 200)
})
