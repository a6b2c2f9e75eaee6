import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WaitingClients } from './waiting-clients.ts'

test('as many pieces of work of a client wait as it may have, and those of others beside them', () => {
  const waiting = new WaitingClients(2, 10)
  assert.deepEqual(
    ['a', 'a', 'a', 'b'].map((client) => waiting.enter(client)),
    [true, true, false, true],
  )
  waiting.leave('a')
  assert.ok(waiting.enter('a'))
  assert.ok(!waiting.enter('a'))
})

test('no more wait than there may be of all clients together, until one leaves', () => {
  const waiting = new WaitingClients(2, 3)
  for (const client of ['a', 'b', 'c']) assert.ok(waiting.enter(client))
  assert.ok(!waiting.enter('d'))
  waiting.leave('b')
  assert.ok(waiting.enter('d'))
})

test('the counts of waiting clients are empty when all have left', () => {
  const waiting = new WaitingClients(2, 3)
  assert.ok(waiting.isEmpty)
  waiting.enter('a')
  waiting.enter('a')
  waiting.leave('a')
  assert.ok(!waiting.isEmpty)
  waiting.leave('a')
  assert.ok(waiting.isEmpty)
})
