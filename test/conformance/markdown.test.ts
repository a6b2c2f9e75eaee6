/** `Accept: text/markdown`: the same answers as labelled facts (docs/integrating.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { allEndpoints } from '../../src/api/endpoints.ts'
import { testParts, testService } from '../service.ts'

const parts = testParts({ RATE_LIMITS: 'off' })
const service = testService(parts)
const MARKDOWN = { accept: 'text/markdown' }
const TYPE = 'text/markdown; charset=utf-8'

const PARAMETERS: Record<string, string> = {
  sign: 'leo',
  other: 'virgo',
  id: 'ar17',
  first: 'ar17',
  second: 'cu02',
}
const IDS: Record<string, string> = { '/astrology/meanings/:id': 'mars-in-leo', '/places/:id': '4717560' }
const QUERIES: Record<string, string> = {
  '/places': '?q=Paris',
  '/astrology/planetary-hours': '?latitude=52.5&longitude=13.4&timezone=Europe/Berlin',
}

function requestOf({ method, path, examples }: Endpoint) {
  const filled = path.replace(/:(\w+)/g, (_, name) => (name === 'id' && IDS[path]) || PARAMETERS[name]!)
  const payload = Object.values(examples ?? {})[0] as object | undefined
  return { method, url: `/v1${filled}${QUERIES[path] ?? ''}`, ...(payload && { payload }) }
}

const endpoints = allEndpoints(parts)

for (const endpoint of endpoints.filter(
  ({ response, isForPrograms }) => 'schema' in response && !isForPrograms,
))
  test(`${endpoint.method} ${endpoint.path} has its answer as Markdown`, async () => {
    const request = requestOf(endpoint)
    const json = await service.inject(request)
    const reply = await service.inject({ ...request, headers: MARKDOWN })
    assert.equal(reply.statusCode, 200)
    assert.equal(json.headers['content-type'], 'application/json; charset=utf-8')
    assert.equal(reply.headers['content-type'], TYPE)
    for (const { headers } of [json, reply]) assert.match(String(headers.vary), /\bAccept\b(?!-)/)
    assert.equal(reply.headers['content-length'], String(reply.rawPayload.length))
    assert.match(reply.body, /^(- [A-Z]|## )/)
    assert.doesNotMatch(reply.body, /\bundefined\b|\[object|\bnull\b/)
    assert.ok(reply.body.length < json.body.length, `${reply.body.length} of ${json.body.length}`)
  })

test('every number and every longer text of a chart is in its Markdown', async () => {
  const payload = { birthDateTime: '1990-05-15 14:30', place: '2950159' }
  const request = { method: 'POST', url: '/v1/astrology/chart', payload } as const
  const { data } = (await service.inject(request)).json()
  const { body } = await service.inject({ ...request, headers: MARKDOWN })
  const values: unknown[] = []
  JSON.parse(JSON.stringify({ ...data, metadata: {} }), (_, value) => {
    if (typeof value !== 'object') values.push(value)
    return value
  })
  assert.ok(values.length > 300)
  for (const value of values)
    if (typeof value === 'number' || typeof value === 'string')
      assert.ok(body.includes(String(value)), String(value))
})

test('JSON stays the default: for any type, and where both are named alike', async () => {
  for (const accept of [
    '*/*',
    'application/json',
    'application/json, text/markdown',
    'text/html, */*;q=0.8',
  ]) {
    const reply = await service.inject({ url: '/v1/tarot/spreads', headers: { accept } })
    assert.equal(reply.headers['content-type'], 'application/json; charset=utf-8', accept)
  }
  const preferred = { accept: 'application/json;q=0.5, text/markdown;q=0.6' }
  assert.equal(
    (await service.inject({ url: '/v1/tarot/spreads', headers: preferred })).headers['content-type'],
    TYPE,
  )
})

test('what is no JSON, and the OpenAPI document, stay what they are', async () => {
  for (const [url, type] of [
    ['/v1/openapi.json', 'application/json; charset=utf-8'],
    ['/v1/astrology/sky-calendar.ics', 'text/calendar; charset=utf-8'],
    ['/cards/ar17.svg', 'image/svg+xml; charset=utf-8'],
  ] as const) {
    const plain = await service.inject({ url })
    const reply = await service.inject({ url, headers: MARKDOWN })
    assert.equal(reply.headers['content-type'], type)
    assert.equal(reply.headers.etag, plain.headers.etag)
  }
})

for (const url of [
  '/v1/tarot/spreads',
  '/v1/astrology/horoscope/daily/leo',
  '/v1/tarot/cards/ar17',
  '/v1/places?q=Rome',
])
  test(`the two answers of ${url} have tags of their own, and neither is known by that of the other`, async () => {
    const [json, markdown] = await Promise.all([
      service.inject({ url }),
      service.inject({ url, headers: MARKDOWN }),
    ])
    const [ofJson, ofMarkdown] = [String(json.headers.etag), String(markdown.headers.etag)]
    assert.notEqual(ofJson, ofMarkdown)
    const ask = async (headers: Record<string, string>) => (await service.inject({ url, headers })).statusCode
    assert.equal(await ask({ 'if-none-match': ofJson }), 304)
    assert.equal(await ask({ ...MARKDOWN, 'if-none-match': ofMarkdown }), 304)
    assert.equal(await ask({ 'if-none-match': ofMarkdown }), 200)
    assert.equal(await ask({ ...MARKDOWN, 'if-none-match': ofJson }), 200)
  })

test('a cached text is compressed apart from its Markdown', async () => {
  const url = '/v1/tarot/spreads'
  const encoded = { 'accept-encoding': 'br' }
  const json = await service.inject({ url, headers: encoded })
  const markdown = await service.inject({ url, headers: { ...encoded, ...MARKDOWN } })
  assert.equal(markdown.headers['content-encoding'], 'br')
  const plain = await service.inject({ url, headers: MARKDOWN })
  assert.equal(String(brotliDecompressSync(markdown.rawPayload)), plain.body)
  assert.ok(JSON.parse(String(brotliDecompressSync(json.rawPayload))).count > 10)
})

test('errors are Markdown too, with the status and the headers that they have as JSON', async () => {
  for (const [request, text] of [
    [
      { method: 'POST', url: '/v1/tarot/daily-card', payload: { theme: 'rain' } },
      /^- Error: theme must be one of/,
    ],
    [{ method: 'GET', url: '/v1/nothing-here' }, /NOT_FOUND/],
    [{ method: 'GET', url: '/v1/astrology/horoscope/daily/ophiuchus' }, /INVALID_ZODIAC_SIGN/],
    [{ method: 'PUT', url: '/v1/tarot/daily-card' }, /Use POST/],
  ] as const) {
    const json = await service.inject(request)
    const reply = await service.inject({ ...request, headers: MARKDOWN })
    assert.equal(reply.statusCode, json.statusCode)
    assert.equal(reply.headers['content-type'], TYPE)
    assert.equal(reply.headers.allow, json.headers.allow)
    assert.match(reply.body, text)
    for (const { headers } of [json, reply]) assert.match(String(headers.vary), /\bAccept\b/)
  }
})
