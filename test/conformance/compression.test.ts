/** What clients that accept encodings get from the endpoints (docs/integrating.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { testParts, testService } from '../service.ts'

const service = testService(testParts({ RATE_LIMITS: 'off' }))
const BIRTH = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}
const QUERY = new URLSearchParams({ ...BIRTH, latitude: '52.52', longitude: '13.405' })

type TestRequest = { method: 'GET' | 'POST'; url: string; payload?: object }

const REQUESTS: TestRequest[] = [
  { method: 'POST', url: '/v1/astrology/daily-horoscope', payload: { sign: 'leo' } },
  { method: 'POST', url: '/v1/astrology/natal-chart', payload: BIRTH },
  { method: 'POST', url: '/v1/tarot/celtic-cross', payload: { seed: 'a' } },
  { method: 'GET', url: '/v1/astrology/horoscope/daily/leo' },
  { method: 'GET', url: '/v1/astrology/sky-calendar?from=2026-11-01&to=2026-11-30' },
  { method: 'GET', url: '/v1/astrology/sky-calendar.ics' },
  { method: 'GET', url: '/v1/tarot/spreads' },
  { method: 'GET', url: '/v1/openapi.json' },
  { method: 'GET', url: `/v1/astrology/natal-chart.svg?${QUERY}` },
  { method: 'GET', url: '/v1/tarot/cards' },
]

/** What differs from one request to the next. */
const withoutTimes = (text: string) =>
  text.replace(/"(?:requestId|timestamp|calculation_time_ms|cache_hit)":("[^"]*"|[\d.]+|true|false)/g, '')

/** Of the JSON that is also there as Markdown; the others have one media type. */
const varyOf = (url: string) =>
  /\.(json|ics|svg|atom)/.test(url) ? 'Accept-Encoding' : 'Accept, Accept-Encoding'

/** What clients accept, what they get, and how they read it. */
const CLIENTS = [
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const

for (const request of REQUESTS) {
  test(`${request.method} ${request.url.split('?')[0]} is the same text compressed, in less than half of its size`, async () => {
    const plain = await service.inject(request)
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.equal(plain.headers.vary, varyOf(request.url))
    for (const [accepted, encoding, unpack] of CLIENTS) {
      const packed = await service.inject({ ...request, headers: { 'accept-encoding': accepted } })
      assert.equal(packed.headers['content-encoding'], encoding)
      assert.equal(packed.headers.vary, varyOf(request.url))
      assert.equal(packed.headers['content-type'], plain.headers['content-type'])
      assert.equal(packed.headers['content-length'], String(packed.rawPayload.length))
      assert.equal(withoutTimes(String(unpack(packed.rawPayload))), withoutTimes(plain.body))
      assert.ok(packed.rawPayload.length < plain.rawPayload.length / 2)
    }
  })

  if (request.method === 'GET' && !request.url.includes('openapi'))
    test(`GET ${request.url.split('?')[0]} has one weak tag for all encodings; 304 and HEAD have its headers`, async () => {
      const headers = { 'accept-encoding': 'gzip, br' }
      const { headers: whole } = await service.inject({ ...request, headers })
      const etag = String(whole.etag)
      assert.match(etag, /^W\//)
      assert.equal((await service.inject(request)).headers.etag, etag)
      const head = await service.inject({ ...request, method: 'HEAD', headers })
      assert.deepEqual(
        [head.body, head.headers['content-encoding'], head.headers.vary],
        ['', 'br', whole.vary],
      )
      const revalidated = await service.inject({ ...request, headers: { ...headers, 'if-none-match': etag } })
      assert.equal(revalidated.statusCode, 304)
      assert.deepEqual(
        ['content-encoding', 'content-length', 'vary', 'etag'].map((name) => revalidated.headers[name]),
        [undefined, undefined, varyOf(request.url), etag],
      )
    })
}

test('errors and short answers are not compressed', async () => {
  const headers = { 'accept-encoding': 'gzip, br' }
  for (const url of ['/v1/nothing-here', '/v1/tarot/health']) {
    const reply = await service.inject({ method: 'GET', url, headers })
    assert.equal(reply.headers['content-encoding'], undefined)
    assert.ok(reply.json())
  }
})
