/** Which web pages may call `/mcp`: those of a site that has made its own name resolve to our address (DNS rebinding) may not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'

async function statusOf(environment: Record<string, string>, host: string, origin: string): Promise<number> {
  const service = testService(testParts(environment))
  const { statusCode } = await service.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', host, origin },
    payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
  })
  return statusCode
}

test('without settings, a page that was loaded from here may call only where no name can be rebound', async () => {
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', '192.168.1.5:8080'])
    assert.equal(await statusOf({}, host, `http://${host}`), 200, host)
  for (const host of ['evil.example', 'evil.example:8080', 'augury.local:8080'])
    assert.equal(await statusOf({}, host, `http://${host}`), 403, host)
})

test('with PUBLIC_URL or ALLOWED_HOSTS a page of ours may call, and another host is refused before its origin', async () => {
  const host = 'augury.example.org'
  for (const environment of [{ PUBLIC_URL: `https://${host}` }, { ALLOWED_HOSTS: host }]) {
    assert.equal(await statusOf(environment, host, `https://${host}`), 200)
    assert.equal(await statusOf(environment, host, 'https://evil.example'), 403)
    assert.equal(await statusOf(environment, 'evil.example', 'https://evil.example'), 421)
  }
})

test('behind a trusted proxy the page’s host is the one that the proxy names', async () => {
  const environment = { ALLOWED_HOSTS: 'augury.example.org', TRUST_PROXY: '127.0.0.1' }
  const service = testService(testParts(environment))
  const { statusCode } = await service.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': 'application/json',
      host: 'inner:8080',
      'x-forwarded-host': 'augury.example.org',
      origin: 'https://augury.example.org',
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
  })
  assert.equal(statusCode, 200)
})
