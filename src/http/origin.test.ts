import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../config.ts'
import { Exchange } from './exchange.ts'
import { originOf } from './origin.ts'

const PROXY = '10.0.0.1'
const config = readConfig({ TRUST_PROXY: PROXY })

/** The address in links for a request with these headers, from the proxy or from somebody else. */
const origin = (headers: Record<string, string>, peer = PROXY, settings = config) =>
  originOf(
    new Exchange({ headers: { host: 'inner:8080', ...headers }, socket: { remoteAddress: peer } }),
    settings,
  )

const CASES = [
  ['x-forwarded-proto', 'https', 'https://inner:8080'],
  ['x-forwarded-host', 'stars.example:8443', 'http://stars.example:8443'],
  ['x-forwarded-prefix', '/tarot/v2', 'http://inner:8080/tarot/v2'],
] as const

for (const [name, value, expected] of CASES)
  test(`${name} of a trusted proxy is in links, that of anybody else is not`, () => {
    assert.equal(origin({ [name]: value }), expected)
    for (const stranger of ['203.0.113.7', '10.0.0.2', '::1'])
      assert.equal(origin({ [name]: value }, stranger), 'http://inner:8080')
    assert.equal(origin({ [name]: value }, PROXY, readConfig({})), 'http://inner:8080')
  })

test('of a list in a forwarded header the last entry counts, because a client may have sent the others', () => {
  assert.equal(origin({ 'x-forwarded-host': 'evil.example, stars.example' }), 'http://stars.example')
  assert.equal(origin({ 'x-forwarded-prefix': '/evil, /tarot' }), 'http://inner:8080/tarot')
  assert.equal(origin({ 'x-forwarded-proto': 'https,http' }), 'http://inner:8080')
})

test('a prefix may end with a slash, and one that is not a path is ignored', () => {
  assert.equal(origin({ 'x-forwarded-prefix': '/tarot/' }), 'http://inner:8080/tarot')
  for (const prefix of [
    '/',
    '',
    'tarot',
    '//evil.example',
    '/a/../b',
    '/..',
    '/"><script>',
    '/a b',
    '/a?b',
    `/${'a'.repeat(101)}`,
  ])
    assert.equal(origin({ 'x-forwarded-prefix': prefix }), 'http://inner:8080', prefix)
  assert.equal(origin({ 'x-forwarded-prefix': '/.well-known/v1.2' }), 'http://inner:8080/.well-known/v1.2')
})

test('a Host header that is not a host does not get into links', () => {
  for (const host of ['"><script>', 'a b', 'a/b', 'evil@stars.example'])
    assert.equal(origin({ 'x-forwarded-host': host }), 'http://localhost:8080', host)
})

test('PUBLIC_URL is used whatever a request says', () => {
  const settings = readConfig({ TRUST_PROXY: PROXY, PUBLIC_URL: 'https://stars.example/tarot' })
  const all = Object.fromEntries(CASES.map(([name, value]) => [name, value]))
  assert.equal(origin(all, PROXY, settings), 'https://stars.example/tarot')
})
