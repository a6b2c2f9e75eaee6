import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { freePort } from '../../test/redis-server.ts'
import { TEST_SECRET } from '../../test/service.ts'
import { until } from '../../test/until.ts'
import { LIMIT_LIST } from '../api/limits.ts'
import { readConfig } from '../config.ts'
import { MemoryCounters } from '../store/counters/memory-counters.ts'
import { start } from './service.ts'
import { startThreads } from './start-threads.ts'
import { Threads } from './threads.ts'

Object.assign(process.env, { DATA_DIR: ':memory:', LOG_LEVEL: 'silent', ADMIN_PORT: '0' })

/** The threads that are started from now on, until the test ends. */
function startedIn(t: TestContext): Worker[] {
  const started: Worker[] = []
  const note = (worker: Worker) => started.push(worker)
  process.on('worker', note)
  t.after(() => process.off('worker', note))
  return started
}

test('two workers are two threads that count together, of which none is left when the service has stopped; one worker is no thread', async (t) => {
  const started = startedIn(t)
  const startWith = (WORKERS: string) =>
    start(readConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', PORT: '0', WORKERS }), () => false)
  const alone = await startWith('1')
  assert.equal(started.length, 0)
  await alone.stop()
  const both = await startWith('2')
  assert.equal(started.length, 2)
  const left: number[] = []
  for (let n = 0; n < 8; n++) {
    const { headers } = await fetch(`${both.address}/v1/tarot/health`, { headers: { connection: 'close' } })
    left.push(Number(headers.get('x-ratelimit-remaining')))
  }
  assert.deepEqual(
    left,
    left.map((_, n) => left[0]! - n),
    'they count together',
  )
  await both.stop()
  assert.deepEqual(
    started.map(({ threadId }) => threadId),
    [-1, -1],
    'they have ended',
  )
})

test('several threads are well, are measured and send clients elsewhere as one; whatever goes wrong in one is in the log', async (t) => {
  const started = startedIn(t)
  const PORT = String(await freePort())
  const config = readConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', PORT, WORKERS: '2' })
  const running = await startThreads(config)
  t.after(running.stop)
  assert.equal(new URL(running.address).port, PORT, 'whatever the environment says, which threads read')
  const error = t.mock.method(running.output.log, 'error', () => undefined)
  const outOfMemory = new Error('out of memory')
  started[0]!.emit('error', outOfMemory)
  assert.deepEqual(
    error.mock.calls.map(({ arguments: [first] }) => first),
    [{ err: outOfMemory }],
  )
  await until('they are well', async () => (await running.obstacle()) === undefined)
  await until('they are measured', async () => /^augury_/m.test(await running.metricsText!()))
  const connection = async () => {
    const answer = await fetch(`${running.address}/v1/tarot/health`)
    await answer.text()
    return answer.headers.get('connection')
  }
  assert.notEqual(await connection(), 'close')
  running.sendClientsElsewhere()
  await until('they say so', async () => (await connection()) === 'close')
})

test('when several threads have stopped, the file of what they have counted is closed: SQLite has removed those beside it', async (t) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'augury-'))
  t.after(() => rmSync(DATA_DIR, { recursive: true }))
  const beside = () => readdirSync(DATA_DIR).filter((name) => /-(?:wal|shm)$/.test(name))
  // The threads, which read the environment, store nothing.
  const running = await startThreads(readConfig({ DATA_DIR, LOG_LEVEL: 'silent', PORT: '0', WORKERS: '2' }))
  assert.ok(beside().length > 0)
  await running.stop()
  assert.deepEqual(beside(), [])
})

test('threads share one port and one count; one that is lost is replaced', async (t) => {
  const started = startedIn(t)
  const counters = new MemoryCounters(LIMIT_LIST)
  const threads = await Threads.start({
    count: 2,
    port: 0,
    secrets: { secret: TEST_SECRET, feedKeys: { current: TEST_SECRET, old: undefined } },
    counters,
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
  await started[0]!.terminate()
  assert.equal(await threads.obstacle(), '1 of 2 threads are being restarted.')
  assert.equal(await ask(), first - 6, 'the other one answers')
  await until('the lost one is replaced', isWell)
  assert.equal(started.length, 3)
  assert.equal(await ask(), first - 7)

  // A message that does not arrive is one that is not answered.
  const other = started[1]!
  const { mock } = t.mock.method(other, 'postMessage', () => {})
  assert.equal(await threads.obstacle(), `Thread ${other.threadId} has not answered for a second.`)
  mock.restore()
  await until('it is well again', isWell)
  assert.equal(counters.tracked, 1, 'the main thread has counted')

  const listeners = other.listenerCount('message')
  await threads.metricsText()
  assert.equal(other.listenerCount('message'), listeners, 'nobody waits for an answer that has come')
})
