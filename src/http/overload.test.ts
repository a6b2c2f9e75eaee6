import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextBatch } from './batch.ts'
import { EventLoopMonitor, QUEUE } from './overload.ts'

/** A monitor that has seen so many milliseconds between its ticks, with so many requests at once in each of them. */
function monitorAfter(pauses: readonly number[], queue = QUEUE) {
  const batches = { waiting: queue, largest: queue }
  const monitor = new EventLoopMonitor({ waiting: () => batches.waiting, largest: () => batches.largest })
  let now = 0
  const pass = (ms: number) => {
    now += ms
    monitor.tick(now)
  }
  monitor.tick(now)
  for (const pause of pauses) pass(pause)
  return { monitor, batches, pass }
}
const after = (...pauses: number[]) => monitorAfter(pauses).monitor.isOverloaded()

test('a loop that keeps time is not overloaded', () => assert.equal(after(100, 101, 130, 395), false))
test('one long task is not an overload', () => assert.equal(after(100, 2000), false))
test('a loop that is late twice in a row, with a queue, is overloaded', () =>
  assert.equal(after(500, 450), true))
test('a tick counts as late when it comes more than 300 ms after its time', () => {
  assert.equal(after(400, 400), false)
  assert.equal(after(401, 401), true)
})
test('the overload is over with the first tick in time', () => assert.equal(after(500, 500, 500, 110), false))

test('a loop that is late without a queue of requests is slowed down by others, and refuses nothing', () => {
  const { monitor, batches, pass } = monitorAfter([500, 500, 500], QUEUE - 1)
  assert.equal(monitor.isLate(), false)
  batches.waiting = QUEUE
  assert.equal(monitor.isOverloaded(), false)
  batches.largest = QUEUE
  pass(500)
  assert.equal(monitor.isOverloaded(), false)
  pass(500)
  assert.equal(monitor.isOverloaded(), true)
})

test('a request that finds no queue before it is served, however late the loop was', () => {
  const { monitor, batches } = monitorAfter([500, 500])
  batches.waiting = QUEUE - 1
  assert.equal(monitor.isOverloaded(), false)
  assert.equal(monitor.isLate(), true)
})

test('loading code is no overload, whatever queues meanwhile, nor is the tick after it', async () => {
  const { monitor, pass } = monitorAfter([500])
  const loaded = Promise.withResolvers<string>()
  const loading = monitor.whileLoading(() => loaded.promise)
  for (let n = 0; n < 3; n++) pass(900)
  assert.equal(monitor.isLate(), false)
  loaded.resolve('code')
  assert.equal(await loading, 'code')
  for (let n = 0; n < 2; n++) pass(900)
  assert.equal(monitor.isLate(), false)
  pass(900)
  assert.equal(monitor.isLate(), true)
})

test('code that cannot be loaded ends the loading', async () => {
  const { monitor, pass } = monitorAfter([])
  await assert.rejects(
    monitor.whileLoading(() => Promise.reject(new Error('no such file'))),
    /no such file/,
  )
  for (let n = 0; n < 3; n++) pass(900)
  assert.equal(monitor.isLate(), true)
})

test('without others it counts the requests of the service: a large batch makes it late, those that wait overloaded', async () => {
  const monitor = new EventLoopMonitor()
  const queue = () => Promise.all(Array.from({ length: QUEUE }, nextBatch))
  monitor.tick(0)
  for (const now of [1000, 2000]) {
    await queue()
    monitor.tick(now)
  }
  assert.deepEqual([monitor.isLate(), monitor.isOverloaded()], [true, false])
  const waiting = queue()
  assert.equal(monitor.isOverloaded(), true)
  await waiting
})

test('the monitor ticks by itself from start to stop', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let ticks = 0
  const monitor = new EventLoopMonitor()
  t.mock.method(monitor, 'tick', () => ticks++)
  monitor.start()
  t.mock.timers.tick(1000)
  assert.equal(ticks, 10)
  monitor.stop()
  t.mock.timers.tick(1000)
  assert.equal(ticks, 10)
})
