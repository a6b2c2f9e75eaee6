import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextBatch } from './batch.ts'
import { EventLoopMonitor, LONG_QUEUE } from './overload.ts'

/** A monitor that has seen so many milliseconds between its ticks, with so many requests at once in each of them. */
function monitorAfter(pauses: readonly number[], queue = LONG_QUEUE) {
  const batches = { waiting: queue, largest: queue }
  const monitor = new EventLoopMonitor({ waiting: () => batches.waiting, takeLargest: () => batches.largest })
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

test('an event loop whose ticks come in time is not overloaded', () =>
  assert.equal(after(100, 101, 130, 395), false))
test('one long task is not an overload', () => assert.equal(after(100, 2000), false))
test('a loop that is late twice in a row, with a queue, is overloaded', () =>
  assert.equal(after(500, 450), true))
test('a tick counts as late when it comes more than 300 ms after its time', () => {
  assert.equal(after(400, 400), false)
  assert.equal(after(401, 401), true)
})
test('the overload ends with the first tick that comes in time', () =>
  assert.equal(after(500, 500, 500, 110), false))

test('a loop that is late without a queue of requests is slowed down by others, and refuses nothing', () => {
  const { monitor, batches, pass } = monitorAfter([500, 500, 500], LONG_QUEUE - 1)
  assert.equal(monitor.isLate(), false)
  batches.waiting = LONG_QUEUE
  assert.equal(monitor.isOverloaded(), false)
  batches.largest = LONG_QUEUE
  pass(500)
  assert.equal(monitor.isOverloaded(), false)
  pass(500)
  assert.equal(monitor.isOverloaded(), true)
})

test('a request is served when no queue waits before it, however late the loop was', () => {
  const { monitor, batches } = monitorAfter([500, 500])
  batches.waiting = LONG_QUEUE - 1
  assert.equal(monitor.isOverloaded(), false)
  assert.equal(monitor.isLate(), true)
})

test('while code is loaded, and at the next tick, a queue is no overload', async () => {
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

test('loading ends also when it fails', async () => {
  const { monitor, pass } = monitorAfter([])
  await assert.rejects(
    monitor.whileLoading(() => Promise.reject(new Error('no such file'))),
    /no such file/,
  )
  for (let n = 0; n < 3; n++) pass(900)
  assert.equal(monitor.isLate(), true)
})

test('by default it reads the batches of the service: a large batch makes it late, and waiting requests make it overloaded', async () => {
  const monitor = new EventLoopMonitor()
  const queue = () => Promise.all(Array.from({ length: LONG_QUEUE }, nextBatch))
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
