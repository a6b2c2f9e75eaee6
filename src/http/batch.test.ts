import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { nextBatch, requestsInBatch, takeLargestBatch, turnOfLongAnswer } from './batch.ts'

/** The same as in the dispatcher. */
async function exchange(name: string, happened: string[], answer: () => unknown = () => name): Promise<void> {
  await nextBatch()
  happened.push(`${name} worked out`)
  await answer()
  happened.push(`${name} sent`)
}

test('requests that arrived together are all computed before the first is sent, in the order of arrival', async () => {
  const happened: string[] = []
  for (const name of ['one', 'two']) void exchange(name, happened)
  assert.deepEqual(happened, [])
  await turnOfTheLoop()
  assert.deepEqual(happened, ['one worked out', 'two worked out', 'one sent', 'two sent'])
})

test('an answer that takes long does not delay the others', async () => {
  const happened: string[] = []
  const slow = Promise.withResolvers<void>()
  void exchange('slow', happened, () => slow.promise)
  void exchange('quick', happened)
  await turnOfTheLoop()
  assert.deepEqual(happened, ['slow worked out', 'quick worked out', 'quick sent'])
  slow.resolve()
  await turnOfTheLoop()
  assert.equal(happened.at(-1), 'slow sent')
})

test('a request that arrives while a batch is computed is in the next batch', async () => {
  const happened: string[] = []
  void exchange('early', happened, () => void exchange('late', happened))
  await turnOfTheLoop()
  assert.deepEqual(happened, ['early worked out', 'early sent'])
  await turnOfTheLoop()
  assert.deepEqual(happened.slice(2), ['late worked out', 'late sent'])
})

test('the number of requests in the next batch, and in the largest one, is counted', async () => {
  takeLargestBatch()
  for (let n = 0; n < 3; n++) void nextBatch()
  assert.equal(requestsInBatch(), 3)
  await turnOfTheLoop()
  assert.equal(requestsInBatch(), 0)
  void nextBatch()
  await turnOfTheLoop()
  assert.equal(takeLargestBatch(), 3)
  void nextBatch()
  assert.equal(takeLargestBatch(), 1)
  await turnOfTheLoop()
  assert.equal(takeLargestBatch(), 1)
  assert.equal(takeLargestBatch(), 0)
})

test('long answers that are ready together are written one in each turn of the event loop', async () => {
  const written: string[] = []
  for (const name of ['one', 'two', 'three']) void turnOfLongAnswer().then(() => written.push(name))
  await turnOfTheLoop()
  const inFirst = [...written]
  while (written.length < 3) await turnOfTheLoop()
  assert.deepEqual([inFirst.length <= 1, written], [true, ['one', 'two', 'three']])
})
