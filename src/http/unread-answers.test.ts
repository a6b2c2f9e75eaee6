import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { MAX_UNREAD_BYTES, UnreadAnswers } from './unread-answers.ts'

class FakeResponse extends EventEmitter {
  readonly req: { socket: { writableLength: number } }
  isDestroyed = false

  constructor(unsent: number) {
    super()
    this.req = { socket: { writableLength: unsent } }
  }

  destroy() {
    this.isDestroyed = true
    this.emit('close')
  }
}

function added(unread: UnreadAnswers, unsent: number): FakeResponse {
  const response = new FakeResponse(unsent)
  unread.add(response as unknown as ServerResponse)
  return response
}

test('unread answers wait up to their limit; beyond it the oldest are closed, as many as necessary', () => {
  const unread = new UnreadAnswers(100)
  const [first, second, third] = [added(unread, 40), added(unread, 30), added(unread, 30)]
  assert.deepEqual([first.isDestroyed, second.isDestroyed, third.isDestroyed], [false, false, false])
  const fourth = added(unread, 50)
  assert.deepEqual(
    [first.isDestroyed, second.isDestroyed, third.isDestroyed, fourth.isDestroyed],
    [true, true, false, false],
  )
})

test('an answer that has been read no longer counts', () => {
  const unread = new UnreadAnswers(100)
  const first = added(unread, 60)
  first.emit('close')
  const second = added(unread, 40)
  added(unread, 60)
  assert.equal(first.isDestroyed, false)
  assert.equal(second.isDestroyed, false)
  added(unread, 1)
  assert.equal(second.isDestroyed, true)
})

test('an answer that the system’s buffer has taken whole does not count', () => {
  const response = added(new UnreadAnswers(0), 0)
  assert.equal(response.isDestroyed, false)
  assert.equal(response.listenerCount('close'), 0)
})

test('all clients together leave at most 64 MiB unread', () => {
  assert.equal(MAX_UNREAD_BYTES, 67_108_864)
})
