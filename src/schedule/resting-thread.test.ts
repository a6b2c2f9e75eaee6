import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { RestingThread } from './resting-thread.ts'

const DOUBLE = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (n) => {
    if (n < 0) throw new Error('too small')
    if (n === 0) process.exit()
    parentPort.postMessage(2 * n)
  })
`

function doubling(keepMs: number) {
  const started: Worker[] = []
  const thread = new RestingThread<number, number>(() => {
    const worker = new Worker(DOUBLE, { eval: true })
    started.push(worker)
    return worker
  }, keepMs)
  return { thread, started }
}

test('one thread does one piece of work after another, and starts with the first', async () => {
  const { thread, started } = doubling(1000)
  assert.equal(started.length, 0)
  assert.equal(await thread.run(4), 8)
  assert.equal(await thread.run(5), 10)
  assert.equal(started.length, 1)
  await started[0]!.terminate()
})

test('a thread that fails rejects its work, and the next piece starts another', async () => {
  const { thread, started } = doubling(1000)
  await assert.rejects(thread.run(-1), /too small/)
  assert.equal(await thread.run(1), 2)
  assert.equal(started.length, 2)
  await started[1]!.terminate()
})

test('a thread that ends in the middle of its work rejects it, and the next piece starts another', async () => {
  const { thread, started } = doubling(1000)
  await assert.rejects(thread.run(0), /ended by itself/)
  assert.equal(await thread.run(1), 2)
  assert.equal(started.length, 2)
  await started[1]!.terminate()
})

test('a thread that rests ends, and one that has work again before that stays', async () => {
  const { thread, started } = doubling(200)
  await thread.run(1)
  thread.rest()
  assert.equal(await thread.run(2), 4)
  assert.equal(started.length, 1)
  const ended = once(started[0]!, 'exit')
  thread.rest()
  // Neither the thread nor its timer keeps the process alive.
  const alive = setInterval(() => {}, 1000)
  await ended
  clearInterval(alive)
  assert.equal(await thread.run(3), 6)
  assert.equal(started.length, 2)
  await started[1]!.terminate()
})

test('without a thread there is nothing to rest', () => {
  const { thread, started } = doubling(1)
  thread.rest()
  assert.equal(started.length, 0)
})
