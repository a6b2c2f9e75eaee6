/** What a thread and the main thread send each other. Both ends of the channel are in this thread. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { MessageChannel } from 'node:worker_threads'
import type { LocalCounters, Verdict } from './counters.ts'
import { MemoryCounters } from './memory-counters.ts'
import { countFor, ThreadCounters } from './thread-counters.ts'

const LIMITS = [{ group: 'charts', perMinute: 30, perDay: 50, isSetByKeys: true }]
const NOW = 5_000_000
const client = (low: number) => ({ high: 1, low })

function connected(t: TestContext, counters: LocalCounters = new MemoryCounters(LIMITS, 10)) {
  const { port1, port2 } = new MessageChannel()
  t.after(() => port1.close())
  const messages: unknown[] = []
  port1.on('message', (message) => messages.push(message))
  countFor(port1, counters)
  return { messages, port1, thread: new ThreadCounters(port2) }
}

test('what is counted in one turn of the event loop is one message, and each gets its own verdict', async (t) => {
  const { messages, thread } = connected(t)
  const verdicts = await Promise.all([
    thread.count(client(1), 0, NOW),
    thread.count(client(2), 0, NOW + 7),
    thread.charge(client(1), 0, 4, NOW),
    thread.count(client(3), 0, NOW, { group: 'charts', perMinute: 9 }),
  ])
  assert.deepEqual(
    verdicts.map(({ limit, remaining, resetsAt }) => [limit, remaining, resetsAt - NOW]),
    [
      [30, 29, 60_000],
      [30, 29, 60_007],
      [30, 25, 60_000],
      [9, 8, 60_000],
    ],
  )
  assert.equal(messages.length, 1)
  assert.equal((await thread.count(client(1), 0, NOW)).remaining, 24)
  assert.equal(messages.length, 2)
})

test('answers that come late belong to the requests in their order', async (t) => {
  const waiting: ((verdict: Verdict) => void)[] = []
  const late = () => new Promise<Verdict>((resolve) => waiting.push(resolve))
  const { thread } = connected(t, { count: late, charge: late, close() {}, tracked: 7 })
  const both = Promise.all([thread.count(client(1), 0, NOW), thread.count(client(2), 0, NOW)])
  while (waiting.length < 2) await new Promise(setImmediate)
  const verdict = (remaining: number): Verdict => ({ limit: 9, remaining, resetsAt: 0, refusedBy: undefined })
  waiting[1]!(verdict(2))
  waiting[0]!(verdict(1))
  assert.deepEqual(
    (await both).map(({ remaining }) => remaining),
    [1, 2],
  )
})

test('a thread knows from the last answer how many clients are tracked', async (t) => {
  const { thread } = connected(t)
  assert.equal(thread.tracked, 0)
  await Promise.all([1, 2, 3].map((low) => thread.count(client(low), 0, NOW)))
  assert.equal(thread.tracked, 3)
})

test('a closed thread is no longer connected', async (t) => {
  const { port1, thread } = connected(t)
  const closed = once(port1, 'close')
  thread.close()
  await closed
})
