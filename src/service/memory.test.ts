import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { releaseStartUpMemory } from './memory.ts'

test('what the start has left behind is collected at once', async () => {
  // Old enough for the part of the heap that is collected last.
  let left: object[] | undefined = Array.from({ length: 100_000 }, (_, n) => ({ n }))
  const last = new WeakRef(left)
  // An object lives until the end of the turn in which a weak reference to it was made or read.
  await turn()
  left = undefined
  releaseStartUpMemory()
  assert.equal(last.deref(), undefined)
})
