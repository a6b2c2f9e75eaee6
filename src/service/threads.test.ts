import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { TEST_SECRET } from '../../test/service.ts'
import { until } from '../../test/until.ts'
import { LIMIT_LIST } from '../api/limits.ts'
import { CAPACITY, counterMemory as countersIn } from '../store/counters/counter-memory.ts'
import { MemoryCounters } from '../store/counters/memory-counters.ts'
import { windowSlots } from '../store/counters/window-counts.ts'
import { Threads } from './threads.ts'

Object.assign(process.env, { DATA_DIR: ':memory:', LOG_LEVEL: 'silent', ADMIN_PORT: '0' })

test('threads share one port and one count; one that is lost is replaced', async (t) => {
  const started: Worker[] = []
  process.on('worker', (worker: Worker) => started.push(worker))
  const gone: number[] = []
  const counterMemory = MemoryCounters.sharedMemory(LIMIT_LIST)
  const threads = await Threads.start({
    count: 2,
    port: 0,
    shared: { counterMemory, secret: TEST_SECRET },
    onGone: (threadId) => gone.push(threadId),
    onLost: (error) => assert.fail(String(error)),
  })
  t.after(threads.stop)
  const ask = async () => {
    const answer = await fetch(`${threads.address}/v1/tarot/health`, { headers: { connection: 'close' } })
    // On a slow machine a thread may report that it is overloaded; the request is counted anyway.
    assert.ok([200, 503].includes(answer.status), String(answer.status))
    return Number(answer.headers.get('x-ratelimit-remaining'))
  }
  const first = await ask()
  for (let n = 1; n <= 5; n++) assert.equal(await ask(), first - n)
  // A thread that is too busy to answer in time is left out of the sum, so we ask again.
  const count =
    /^augury_http_request_seconds_count\{method="GET",route="\/v1\/tarot\/health",status="(?:200|503)"\} (\d+)$/gm
  const sumIn = (metrics: string) => [...metrics.matchAll(count)].reduce((sum, [, n]) => sum + Number(n), 0)
  await until('the sum is six', async () => sumIn(await threads.metricsText()) === 6)

  const isWell = async () => (await threads.obstacle()) === undefined
  await until('both are well', isWell)
  const { threadId } = started[0]!
  await started[0]!.terminate()
  assert.deepEqual(gone, [threadId])
  assert.equal(await threads.obstacle(), '1 of 2 threads are being restarted.')
  assert.equal(await ask(), first - 6, 'the other one answers')
  await until('the lost one is replaced', isWell)
  assert.equal(started.length, 3)
  assert.equal(await ask(), first - 7)

  // A thread that counts waits for the lock, so the thread that gets the request is blocked.
  const lock = countersIn(CAPACITY, windowSlots(LIMIT_LIST).flat().length, 'narrow', counterMemory).lock!
  lock.acquire()
  const answer = ask()
  await until('one stands still', async () =>
    /^Thread \d+ has not answered/.test((await threads.obstacle()) ?? ''),
  )
  lock.release()
  assert.equal(await answer, first - 8)
  await until('it is well again', isWell)
})
