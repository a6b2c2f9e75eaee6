import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FairQueue } from './fair-queue.ts'

/** A queue, and what it has started, in that order. Each task lasts until it is finished by its name. */
function watched(atOnce: number) {
  const queue = new FairQueue(atOnce)
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const add = (client: string, name: string, signal?: AbortSignal) =>
    queue.run(
      client,
      () => {
        started.push(name)
        return new Promise<string>((resolve) => finish.set(name, () => resolve(name)))
      },
      signal,
    )
  return { queue, started, add, finish: (name: string) => finish.get(name)!() }
}

test('a client that comes last waits for two tasks of a client with twenty, not for all', async () => {
  const { started, add, finish } = watched(1)
  const greedy = Array.from({ length: 20 }, (_, n) => add('greedy', `greedy ${n}`))
  const other = add('other', 'other')
  for (const n of [0, 1]) {
    finish(`greedy ${n}`)
    await greedy[n]
  }
  finish('other')
  assert.equal(await other, 'other')
  assert.deepEqual(started, ['greedy 0', 'greedy 1', 'other', 'greedy 2'])
})

test('three clients take turns, and the tasks of each keep their order', async () => {
  const queue = new FairQueue(1)
  const started: string[] = []
  const tasks = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(name[0]!, () => started.push(name)),
  )
  assert.equal(queue.clients, 3)
  await Promise.all(tasks)
  assert.deepEqual(started, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  assert.equal(queue.clients, 0)
})

test('no more tasks run than at once are allowed, and one that fails makes room like any other', async () => {
  const { queue, started, add, finish } = watched(2)
  const failing = queue.run('a', () => Promise.reject(new Error('no paper')))
  const [first, second] = [add('a', 'first'), add('b', 'second')]
  assert.deepEqual(started, ['first'])
  await assert.rejects(failing, /no paper/)
  assert.deepEqual(started, ['first', 'second'])
  const third = add('b', 'third')
  assert.deepEqual(started, ['first', 'second'])
  finish('second')
  await second
  assert.deepEqual(started, ['first', 'second', 'third'])
  finish('first')
  finish('third')
  await Promise.all([first, third])
})

test('a task that throws at once rejects, and does not stop the queue', async () => {
  const queue = new FairQueue(1)
  const failed = queue.run('a', () => {
    throw new Error('at once')
  })
  await assert.rejects(failed, /at once/)
  assert.equal(await queue.run('a', () => 7), 7)
})

test('a task that is cancelled while it waits is never started; one that runs is not stopped', async () => {
  const { queue, started, add, finish } = watched(1)
  const [ofRunning, ofWaiting] = [new AbortController(), new AbortController()]
  const running = add('a', 'running', ofRunning.signal)
  const waiting = add('b', 'waiting', ofWaiting.signal)
  assert.equal(queue.clients, 1)
  ofWaiting.abort(new Error('gone'))
  ofRunning.abort(new Error('gone'))
  await assert.rejects(waiting, /gone/)
  assert.equal(queue.clients, 0)
  await assert.rejects(add('b', 'too late', ofWaiting.signal), /gone/)
  finish('running')
  assert.equal(await running, 'running')
  assert.deepEqual(started, ['running'])
})

test('a client that joins a task of another one has it done at its own turn', async () => {
  const queue = new FairQueue(1)
  const started: string[] = []
  const add = (client: string, name: string) => queue.run(client, () => started.push(name), undefined, name)
  const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name))
  queue.join('b', 'a4')
  assert.equal(queue.clients, 2)
  await Promise.all(tasks)
  assert.deepEqual(started, ['a1', 'a2', 'a4', 'a3'])
  assert.equal(queue.clients, 0)
})

test('a client may join a task before it is queued, and does not count for it once it has left', async () => {
  const queue = new FairQueue(1)
  const started: string[] = []
  const add = (name: string) => queue.run('a', () => started.push(name), undefined, name)
  const leave = queue.join('b', 'a3')
  await Promise.all(['a1', 'a2', 'a3'].map(add))
  assert.deepEqual(started, ['a1', 'a2', 'a3'])
  await Promise.all(['a1', 'a2', 'other', 'a3'].map(add))
  assert.deepEqual(started.slice(3), ['a1', 'a2', 'a3', 'other'])
  leave()
  await Promise.all(['a1', 'a2', 'other', 'a3'].map(add))
  assert.deepEqual(started.slice(7), ['a1', 'a2', 'other', 'a3'])
})
