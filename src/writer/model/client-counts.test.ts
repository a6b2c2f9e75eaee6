import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClientCounts } from './client-counts.ts'

test('each client has a count of its own, and what is taken back is not counted', () => {
  const counts = new ClientCounts()
  assert.deepEqual([counts.add('a'), counts.add('a'), counts.add('b')], [1, 2, 1])
  counts.remove('a')
  assert.equal(counts.add('a'), 2)
  counts.remove('b')
  counts.remove('b')
  assert.equal(counts.add('b'), 1)
  counts.clear()
  assert.equal(counts.add('a'), 1)
})

test('the ten thousand and first client replaces the one that was counted first; a client that is counted already replaces none', () => {
  const counts = new ClientCounts()
  for (let n = 0; n < 10_000; n++) counts.add(`${n}`)
  assert.equal(counts.add('5000'), 2)
  assert.equal(counts.add('new'), 1)
  assert.equal(counts.add('1'), 2, 'only the first was forgotten')
  assert.equal(counts.add('0'), 1)
})
