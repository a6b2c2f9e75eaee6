import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathOf } from './router.ts'

test('the path of a request ends before the query, and begins after the host of an absolute address', () => {
  const paths: [string, string][] = [
    ['/v1/tarot/health', '/v1/tarot/health'],
    ['/v1/moon?at=now', '/v1/moon'],
    ['/v1/moon#top', '/v1/moon'],
    ['/v1/moon#top?x', '/v1/moon'],
    ['/?', '/'],
    ['http://example.com/v1/moon?x=/y', '/v1/moon'],
    ['HTTPS://example.com:8443/v1/moon', '/v1/moon'],
    ['http://example.com?x', ''],
    ['//example.com/v1', '//example.com/v1'],
    ['*', '*'],
  ]
  for (const [url, path] of paths) assert.equal(pathOf(url), path, url)
})
