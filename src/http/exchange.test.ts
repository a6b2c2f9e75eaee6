import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { Exchange } from './exchange.ts'

const exchange = (headers: Record<string, string> = {}) => new Exchange({ headers, socket: {} })

test('generated request ids differ, and would be accepted from a client', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => exchange().id))
  assert.equal(ids.size, 1000)
  for (const id of ids) assert.equal(exchange({ 'x-request-id': id }).id, id)
})

test('an id that could break a log line or a header is replaced', () => {
  for (const id of ['a\nb', 'a\r\nx: y', '{"a":1}', 'é', ' ', 'a,b', 'x'.repeat(65)])
    assert.notEqual(exchange({ 'x-request-id': id }).id, id)
})

test('the signal of an exchange is aborted when its response is closed, also if that was before the signal was read', () => {
  const response = Object.assign(new EventEmitter(), { destroyed: false })
  const awaited = new Exchange({ headers: {}, socket: {} }, response)
  const { signal } = awaited
  assert.equal(signal!.aborted, false)
  assert.equal(awaited.signal, signal)
  assert.equal(response.listenerCount('close'), 1)
  response.emit('close')
  assert.equal(signal!.aborted, true)
  const late = new Exchange(
    { headers: {}, socket: {} },
    Object.assign(new EventEmitter(), { destroyed: true }),
  )
  assert.equal(late.signal!.aborted, true)
  assert.equal(exchange().signal, undefined, 'a caller in this process does not go')
})

test('headers are added to those that are set; of two with the same name the later one counts', () => {
  const request = exchange()
  const first = { etag: '"1"', vary: 'x' }
  request.addHeaders(first)
  request.addHeaders({ etag: '"2"' })
  assert.deepEqual(request.added, { etag: '"2"', vary: 'x' })
  assert.equal(first.etag, '"1"')
})

test('a client that sends the ETag of the answer gets 304; the ETag is sent in any case', () => {
  const knowing = exchange({ 'if-none-match': 'W/"a"' })
  assert.equal(knowing.setEtag('"a"'), true)
  assert.deepEqual([knowing.status, knowing.added], [304, { etag: '"a"' }])
  const other = exchange({ 'if-none-match': '"b"' })
  assert.equal(other.setEtag('"a"'), false)
  assert.deepEqual([other.status, other.added], [200, { etag: '"a"' }])
})
