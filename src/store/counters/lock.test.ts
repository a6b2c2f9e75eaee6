/** The lock in shared memory. A thread is faked by what it leaves there: its number plus one, and that it waits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Lock } from './lock.ts'

const [OWNER, WAITING] = [0, 1]
/** Tests run in the main thread. */
const [MAIN, ANOTHER] = [0, 5]

function lock() {
  const words = new Int32Array(new SharedArrayBuffer(8))
  return { words, made: new Lock(words) }
}

test('a lock belongs to who has acquired it until it is released', () => {
  const { words, made } = lock()
  const heldBy = () => [MAIN, 1, ANOTHER].filter((thread) => made.isHeldBy(thread))
  assert.deepEqual(heldBy(), [])
  made.acquire()
  assert.deepEqual(heldBy(), [MAIN])
  made.release()
  assert.deepEqual(heldBy(), [])
  words[OWNER] = ANOTHER + 1
  assert.deepEqual(heldBy(), [ANOTHER])
})

test('a free lock is acquired without a wait', (t) => {
  const { words, made } = lock()
  const wait = t.mock.method(Atomics, 'wait')
  made.acquire()
  assert.equal(wait.mock.callCount(), 0)
  assert.deepEqual([...words], [MAIN + 1, 0])
})

test('while another thread holds it, it is waited for, and as one who waits; then it is acquired', (t) => {
  const { words, made } = lock()
  words[OWNER] = ANOTHER + 1
  const seen: unknown[] = []
  const wait = (_: unknown, index: number, owner: number, ms: number) => {
    seen.push([index, owner, words[WAITING], ms > 0 && ms < 1_000])
    // It wakes up twice before the lock is free.
    if (seen.length === 3) words[OWNER] = 0
    return 'ok'
  }
  t.mock.method(Atomics, 'wait', wait as unknown as typeof Atomics.wait)
  made.acquire()
  assert.deepEqual(seen, Array(3).fill([OWNER, ANOTHER + 1, 1, true]))
  assert.deepEqual([...words], [MAIN + 1, 0])
})

test('a lock that is free soon is acquired without a sleep', (t) => {
  const { words, made } = lock()
  words[OWNER] = ANOTHER + 1
  const take = Atomics.compareExchange
  let tries = 0
  t.mock.method(Atomics, 'compareExchange', ((...given: Parameters<typeof take>) => {
    if (++tries === 100) words[OWNER] = 0
    return take(...given)
  }) as typeof take)
  const wait = t.mock.method(Atomics, 'wait')
  made.acquire()
  assert.equal(wait.mock.callCount(), 0)
  assert.ok(made.isHeldBy(MAIN))
})

test('a release wakes one of those who wait, and nobody if none does', (t) => {
  const { words, made } = lock()
  const notify = t.mock.method(Atomics, 'notify')
  made.acquire()
  made.release()
  assert.equal(notify.mock.callCount(), 0)
  made.acquire()
  words[WAITING] = 1
  made.release()
  assert.deepEqual(
    notify.mock.calls.map((call) => call.arguments.slice(1)),
    [[OWNER, 1]],
  )
})
