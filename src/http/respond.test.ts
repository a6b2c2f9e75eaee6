import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setHeaders, standardHeaders } from './respond.ts'

test('a header takes the place of its namesake, and never of a value that reads like its name', () => {
  const list = standardHeaders(
    { id: 'etag', verdict: undefined, allowedOrigin: '*', mayBeMarkdown: false, isCompressible: false },
    2,
  )
  setHeaders(list, { 'cache-control': 'private', etag: '"1"' })
  const pairs = Array.from({ length: list.length / 2 }, (_, n) => [list[2 * n], list[2 * n + 1]])
  assert.deepEqual(Object.fromEntries(pairs), {
    'content-type': 'application/json; charset=utf-8',
    'content-length': 2,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private',
    'x-request-id': 'etag',
    etag: '"1"',
  })
  assert.equal(pairs.length, 6)
})
