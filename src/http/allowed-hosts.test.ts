import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { cannotBeRebound } from './allowed-hosts.ts'

type Headers = Record<string, string>
const asking = (environment: Headers) => {
  const service = testService(testParts({ RATE_LIMITS: 'off', ...environment }))
  return (headers: Headers, url = '/v1/') => service.inject({ url, headers })
}
const statusOf = async (ask: ReturnType<typeof asking>, host: string, url?: string) =>
  (await ask({ host }, url)).statusCode

test('without PUBLIC_URL and ALLOWED_HOSTS every host is answered', async () => {
  const ask = asking({})
  for (const host of ['evil.example', '203.0.113.7', 'localhost:8080'])
    assert.equal(await statusOf(ask, host), 200)
})

test('with PUBLIC_URL its host and loopback are answered, by any port, and others are 421', async () => {
  const ask = asking({ PUBLIC_URL: 'https://Augury.example.org/tarot' })
  for (const host of [
    'augury.example.org',
    'AUGURY.example.org:8443',
    'localhost:8080',
    'a.localhost',
    '127.0.0.1:8080',
    '[::1]:8080',
  ])
    assert.equal(await statusOf(ask, host), 200, host)
  for (const host of [
    'evil.example',
    'augury.example.org.evil.example',
    'x.augury.example.org',
    '127.evil.example',
    'localhost.evil.example',
    '10.0.0.7',
    '[2001:db8::1]',
    'augury.example.org@evil.example',
  ])
    assert.equal(await statusOf(ask, host), 421, host)
})

test('with ALLOWED_HOSTS its names are answered, and names one step below a wildcard', async () => {
  const ask = asking({ ALLOWED_HOSTS: 'Augury.example.org, *.example.net, 10.0.0.7, [2001:db8::1]' })
  for (const host of ['augury.example.org', 'a.example.net:81', '10.0.0.7:8080', '[2001:DB8::1]:8080'])
    assert.equal(await statusOf(ask, host), 200, host)
  for (const host of ['example.net', 'a.b.example.net', 'example.org', '10.0.0.8', 'xexample.net'])
    assert.equal(await statusOf(ask, host), 421, host)
})

test('the refusal names the host and the setting, in the body of its path, also on the page and the deck', async () => {
  const ask = asking({ ALLOWED_HOSTS: 'augury.example.org' })
  const refused = await ask({ host: 'evil.example' })
  assert.equal(refused.headers['cache-control'], 'no-store')
  const { code, message, details } = refused.json().error
  assert.deepEqual([code, details], ['HOST_NOT_ALLOWED', { provided: 'evil.example' }])
  assert.match(message, /the operator can add it to ALLOWED_HOSTS\.$/)
  assert.match((await ask({ host: 'evil.example' }, '/v1/tarot/cards')).json().error, /ALLOWED_HOSTS/)
  for (const url of ['/cards/ar17.svg', '/docs/', '/v1/nothing'])
    assert.equal(await statusOf(ask, 'evil.example', url), 421, url)
})

test('health checks are answered for every host, because probes ask by address', async () => {
  const ask = asking({ PUBLIC_URL: 'https://augury.example.org' })
  for (const url of ['/v1/tarot/health', '/v1/astrology/health'])
    assert.equal(await statusOf(ask, '10.1.2.3:8080', url), 200, url)
})

test('only a trusted proxy may say which host was requested', async () => {
  const named = { host: 'augury:8080', 'x-forwarded-host': 'augury.example.org' }
  const forged = { host: 'augury.example.org', 'x-forwarded-host': 'evil.example' }
  const behind = asking({ ALLOWED_HOSTS: 'augury.example.org', TRUST_PROXY: '127.0.0.1' })
  assert.equal((await behind(named)).statusCode, 200)
  assert.equal((await behind(forged)).statusCode, 421)
  const direct = asking({ ALLOWED_HOSTS: 'augury.example.org', TRUST_PROXY: '10.0.0.0/8' })
  assert.equal((await direct(named)).statusCode, 421)
  assert.equal((await direct(forged)).statusCode, 200)
})

test('DNS can rebind names, but no addresses and not localhost', () => {
  for (const host of ['localhost:8080', '127.0.0.1', '192.168.1.5:8080', '[::1]:80', '[2001:db8::1]'])
    assert.equal(cannotBeRebound(host), true, host)
  for (const host of ['augury:8080', 'evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', ''])
    assert.equal(cannotBeRebound(host), false, host)
})
