import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStore } from './memory.ts'

test('of a thousand tallies the oldest makes room for a new one, and none for one that is there', async () => {
  const store = memoryStore(() => 0)
  const tally = (name: number | string) => store.tally(`tally ${name}`, 1_000)
  for (let n = 0; n < 1_000; n++) assert.equal(await tally(n), 1)
  assert.equal(await tally(500), 2)
  assert.equal(await tally(0), 2, 'nothing was removed')
  assert.equal(await tally('new'), 1)
  assert.equal(await tally(1), 2, 'only the oldest was removed')
  assert.equal(await tally(0), 1)
})
