import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentedOrigins } from './openapi-servers.ts'

const at = (host: string, port = 8080) => documentedOrigins({ publicUrl: undefined, host, port })

test('the document names PUBLIC_URL and nothing else', () => {
  const publicUrl = 'https://augury.example.org'
  assert.deepEqual(documentedOrigins({ publicUrl, host: '127.0.0.1', port: 8080 }), [publicUrl])
})

test('without PUBLIC_URL the document names the address that the service listens on, and then the origin it was fetched from', () => {
  assert.deepEqual(at('127.0.0.1'), ['http://127.0.0.1:8080', ''])
  assert.deepEqual(at('augury.lan', 80), ['http://augury.lan:80', ''])
})

test('all interfaces are reached at the loopback address', () => {
  assert.deepEqual(at('0.0.0.0'), ['http://127.0.0.1:8080', ''])
  assert.deepEqual(at('::', 9000), ['http://[::1]:9000', ''])
})

test('a port that the system chooses is not known', () => {
  assert.deepEqual(at('127.0.0.1', 0), [''])
})
