/** Decisions §1: the shape of requests and responses, on the endpoints of both groups. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, BASE_URL, type TestRequest } from './ask.ts'

const CARD = '/v1/tarot/daily-card'
const SPREAD = '/v1/tarot/custom-spread'
const CHART = '/v1/astrology/natal-chart'
const JSON_TYPE = { 'content-type': 'application/json' }
const BIRTH = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}

const status = async (path: string, request?: TestRequest) => (await ask(path, request)).status

/** Bodies differ by their status and, on the astrology side, by their code. */
async function refused(request: TestRequest, expected: number, code: string, path = CHART) {
  const { status, json } = await ask(path, request)
  assert.equal(status, expected, JSON.stringify(request).slice(0, 200))
  if (path.startsWith('/v1/tarot')) assert.equal(typeof json.error, 'string')
  else assert.equal(json.error.code, code)
  return json
}

test('1.1 /v1 and /v1/ are both the service root; no other path takes a trailing slash, and case counts', async () => {
  assert.equal(await status('/v1'), 200)
  assert.equal(await status('/v1/'), 200)
  assert.equal(await status('/v1?x=1'), 200)
  for (const path of [
    '/v1/tarot/health/',
    '/v1/Tarot/health',
    '/V1/',
    '/v1//',
    '/v1//tarot/health',
    '/v1/tarot',
  ])
    assert.equal(await status(path), 404, path)
})

test('1.2 unknown request members are ignored and never echoed', async () => {
  const secret = 'do-not-echo'
  const { status, text } = await ask(CHART, {
    body: { ...BIRTH, houseSystem: 'koch', extra: secret, options: { extra: { deep: secret } } },
  })
  assert.equal(status, 200)
  assert.doesNotMatch(text, /do-not-echo/)
  assert.equal(JSON.parse(text).data.metadata.house_system_used, 'whole')
})

test('1.3 no value is converted: text for a number, a number for text, null, a list or an object are 400', async () => {
  for (const latitude of ['52.52', true, null, [52.52], {}, '', 'NaN'])
    await refused({ body: { ...BIRTH, latitude } }, 400, 'VALIDATION_ERROR')
  for (const timezone of [1, true, null, ['Europe/Berlin'], {}])
    await refused({ body: { ...BIRTH, timezone } }, 400, 'VALIDATION_ERROR')
  for (const options of [null, 'koch', [], 1])
    await refused({ body: { ...BIRTH, options } }, 400, 'VALIDATION_ERROR')
  for (const seed of [1, null, ['x'], {}, false]) await refused({ body: { seed } }, 400, '', CARD)
})

test('1.3 a number that JSON makes infinite is not a number', async () => {
  const text = JSON.stringify(BIRTH).replace('52.52', '1e999')
  await refused({ method: 'POST', headers: JSON_TYPE, body: text }, 400, 'VALIDATION_ERROR')
})

test('1.3 a body that is no object is 400, with words about the body', async () => {
  for (const body of ['null', '[]', '"text"', '1', 'true']) {
    const json = await refused({ method: 'POST', headers: JSON_TYPE, body }, 400, 'VALIDATION_ERROR')
    assert.deepEqual(json.error.details.issues, [{ path: '', message: 'The body must be an object.' }])
  }
})

test('1.4 JSON in UTF-8 is taken with or without charset, in any case, with a byte order mark', async () => {
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/json ; charset=utf8',
  ]
  for (const type of types)
    assert.equal(
      await status(CHART, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(BIRTH) }),
      200,
      type,
    )
  assert.equal(
    await status(CHART, { method: 'POST', headers: JSON_TYPE, body: `\ufeff${JSON.stringify(BIRTH)}` }),
    200,
  )
})

test('1.4 a body of another type, another charset, no type or compressed is 415', async () => {
  const body = JSON.stringify(BIRTH)
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json; charset=latin1',
    'x',
  ]
  for (const type of types)
    await refused({ method: 'POST', headers: { 'content-type': type }, body }, 415, 'UNSUPPORTED_MEDIA_TYPE')
  await refused({ method: 'POST', body }, 415, 'UNSUPPORTED_MEDIA_TYPE')
  for (const encoding of ['gzip', 'br', 'deflate', 'gzip, identity'])
    await refused(
      { method: 'POST', headers: { ...JSON_TYPE, 'content-encoding': encoding }, body },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    )
  assert.equal(
    await status(CHART, { method: 'POST', headers: { ...JSON_TYPE, 'content-encoding': 'identity' }, body }),
    200,
  )
  await refused({ method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, 415, '', CARD)
})

test('1.4 a body of 64 KiB is read, one byte more is 413', async () => {
  const sized = (bytes: number) => `{"pad":"${'x'.repeat(bytes - 10)}"}`
  assert.equal(sized(65_536).length, 65_536)
  assert.equal(await status(CARD, { method: 'POST', headers: JSON_TYPE, body: sized(65_536) }), 200)
  await refused({ method: 'POST', headers: JSON_TYPE, body: sized(65_537) }, 413, '', CARD)
  await refused({ method: 'POST', headers: JSON_TYPE, body: sized(300_000) }, 413, 'PAYLOAD_TOO_LARGE')
})

test('1.4 bytes that are not UTF-8, and text that is not JSON, are 400 INVALID_JSON', async () => {
  const invalid = [
    Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), // half a surrogate pair, encoded
    Buffer.from([0x22, 0xc0, 0xaf, 0x22]), // an overlong slash
    Buffer.from('{"a":1}', 'utf16le'),
    '{',
    '{"a":1,}',
    "{'a':1}",
    '{"a":01}',
    'undefined',
    '{"a":1}{"b":2}',
    ' ',
    '\u0000',
  ]
  for (const body of invalid) await refused({ method: 'POST', headers: JSON_TYPE, body }, 400, 'INVALID_JSON')
})

test('1.4 a body may have 32 levels, and one that has more is refused before it is parsed', async () => {
  const nested = (levels: number, end = '') =>
    `{"deep":${'['.repeat(levels - 1)}"\\"[[[{"${']'.repeat(levels - 1)}${end}}`
  assert.equal(await status(CARD, { method: 'POST', headers: JSON_TYPE, body: nested(32) }), 200)
  for (const body of [nested(33), nested(30_000), nested(33, 'what is no JSON')])
    await refused({ method: 'POST', headers: JSON_TYPE, body }, 400, 'VALIDATION_ERROR')
  const sideBySide = `{"wide":[${'[],{},'.repeat(5_000)}[]]}`
  assert.equal(await status(CARD, { method: 'POST', headers: JSON_TYPE, body: sideBySide }), 200)
})

test('1.4 a tarot POST with no body at all counts as {}; an astrology POST needs one', async () => {
  assert.equal(await status(CARD, { method: 'POST' }), 200)
  assert.equal(await status(CARD, { method: 'POST', headers: JSON_TYPE, body: '' }), 200)
  await refused({ method: 'POST' }, 400, '', SPREAD)
  await refused({ method: 'POST' }, 400, 'VALIDATION_ERROR')
  await refused({ method: 'POST', headers: JSON_TYPE, body: '' }, 400, 'VALIDATION_ERROR')
})

test('1.4 __proto__ and constructor.prototype members are 400 at any depth and however they are written', async () => {
  const bodies = [
    '{"__proto__":{"x":1}}',
    '{"\\u005f_proto__":1}',
    '{"a":[{"b":{"__proto__":null}}]}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":{"constructor":{"prototyp\\u0065":1}}}',
  ]
  for (const body of bodies) {
    await refused({ method: 'POST', headers: JSON_TYPE, body }, 400, 'VALIDATION_ERROR')
    await refused({ method: 'POST', headers: JSON_TYPE, body }, 400, '', CARD)
  }
  assert.equal(await status(CARD, { body: { constructor: 'a word', seed: '__proto__' } }), 200)
})

test('1.5 lengths are counted in code points', async () => {
  assert.equal(await status(CARD, { body: { seed: '🜨'.repeat(256) } }), 200)
  await refused({ body: { seed: '🜨'.repeat(257) } }, 400, '', CARD)
  assert.equal(await status(CARD, { body: { seed: '' } }), 200)
  const places = (count: number, name = 'place') => ({
    positions: Array.from({ length: count }, () => ({ name })),
  })
  assert.equal(await status(SPREAD, { body: places(78) }), 200)
  for (const body of [places(79), places(0), places(1, ''), places(1, 'n'.repeat(101))])
    await refused({ body }, 400, '', SPREAD)
  assert.equal(await status(SPREAD, { body: places(1, '🜨'.repeat(100)) }), 200)
})

test('1.6 a valid request id is used, any other is replaced; header and body agree', async () => {
  const longest = 'aZ0._-'.padEnd(64, 'x')
  for (const id of ['a', longest])
    assert.equal((await ask('/v1/', { headers: { 'x-request-id': id } })).headers['x-request-id'], id)
  for (const id of [
    '',
    'has space',
    'x'.repeat(65),
    'quote"',
    '<b>',
    'ü'.normalize('NFD').replace(/[^\x20-\x7e]/g, '%'),
  ])
    assert.match(
      (await ask('/v1/', { headers: { 'x-request-id': id } })).headers['x-request-id']!,
      /^req_[\w-]{20}$/,
    )
  const { headers, json } = await ask('/v1/astrology/nope', { headers: { 'x-request-id': 'mine' } })
  assert.equal(headers['x-request-id'], 'mine')
  assert.equal(json.requestId, 'mine')
})

test('1.9 answers carry their type, nosniff, no-store and CORS headers, errors too', async () => {
  for (const request of [{ body: BIRTH }, { body: {} }, { method: 'DELETE' }]) {
    const { headers } = await ask(CHART, request)
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['access-control-allow-origin'], '*')
    for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-Request-Id'])
      assert.match(headers['access-control-expose-headers']!, new RegExp(name))
  }
})

test('1.9 a preflight is 204 and says what a page may send', async () => {
  const { status, headers, text } = await ask(CHART, {
    method: 'OPTIONS',
    headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
  })
  assert.equal(status, 204)
  assert.equal(text, '')
  assert.match(headers['access-control-allow-methods']!, /POST/)
  assert.match(headers['access-control-allow-headers']!, /Content-Type/)
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.match(headers['x-ratelimit-limit']!, /^\d+$/)
  assert.equal(headers['content-type'], undefined)
})

test('HEAD is GET without the body', async () => {
  const [get, head] = [await ask('/v1/tarot/health'), await ask('/v1/tarot/health', { method: 'HEAD' })]
  assert.equal(head.status, 200)
  assert.equal(head.text, '')
  if (BASE_URL === undefined) assert.equal(head.headers['content-length'], get.headers['content-length'])
})
