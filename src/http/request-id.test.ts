import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newRequestId, requestIdOf } from './request-id.ts'

test('ids of our own fit the rule for ids of others, and differ', () => {
  const ids = new Set(Array.from({ length: 1000 }, newRequestId))
  assert.equal(ids.size, 1000)
  for (const id of ids) assert.equal(requestIdOf({ headers: { 'x-request-id': id } }), id)
})

test('an id that could break a log line or a header is replaced', () => {
  for (const id of ['a\nb', 'a\r\nx: y', '{"a":1}', 'é', ' ', 'a,b', 'x'.repeat(65)])
    assert.notEqual(requestIdOf({ headers: { 'x-request-id': id } }), id)
})
