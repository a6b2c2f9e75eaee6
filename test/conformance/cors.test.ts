/** CORS_ORIGINS: whose pages may read the answers in a browser (docs/integrating.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../service.ts'

const OURS = 'https://app.example.org'
const service = testService(testParts({ CORS_ORIGINS: `${OURS}, http://localhost:5173` }))
const CARD = '/v1/tarot/daily-card'

const REQUESTS = {
  'an answer': { method: 'POST', url: CARD },
  'an error': { method: 'POST', url: CARD, payload: { theme: 'rain' } },
  'a path that does not exist': { method: 'GET', url: '/v1/nothing-here' },
  'a preflight': { method: 'OPTIONS', url: CARD },
  'a 304': { method: 'GET', url: '/v1/tarot/spreads', headers: { 'if-none-match': '*' } },
} as const

for (const [what, request] of Object.entries(REQUESTS))
  test(`${what} names the origin of a site on the list, and that of no other`, async () => {
    const ask = (origin: Record<string, string>) =>
      service.inject({ ...request, headers: { ...('headers' in request && request.headers), ...origin } })
    for (const origin of [OURS, 'http://localhost:5173']) {
      const { headers } = await ask({ origin })
      assert.equal(headers['access-control-allow-origin'], origin)
      assert.match(String(headers.vary), /^Origin\b/)
    }
    for (const other of [
      {},
      { origin: 'null' },
      { origin: `${OURS}:8443` },
      { origin: OURS.toUpperCase() },
    ]) {
      const { headers } = await ask(other)
      assert.equal(headers['access-control-allow-origin'], undefined)
      assert.match(String(headers.vary), /^Origin\b/, 'for proxies that keep the response')
    }
  })

test('without a list every site may read the answers, and they do not vary with it', async () => {
  const { headers } = await testService(testParts()).inject({
    method: 'POST',
    url: CARD,
    headers: { origin: OURS },
  })
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.doesNotMatch(String(headers.vary), /Origin/)
})
