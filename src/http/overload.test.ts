import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EventLoopWatch } from './overload.ts'

const after = (...pauses: number[]) => {
  const watch = new EventLoopWatch()
  let now = 0
  watch.tick(now)
  for (const pause of pauses) {
    now += pause
    watch.tick(now)
  }
  return watch.isLate()
}

test('a loop that keeps time is not late', () => assert.equal(after(100, 101, 130, 395), false))
test('one long task is not an overload', () => assert.equal(after(100, 2000), false))
test('a loop that is late twice in a row is overloaded', () => assert.equal(after(500, 450), true))
test('the overload is over with the first tick in time', () => assert.equal(after(500, 500, 500, 110), false))

test('it ticks by itself from start to stop', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let ticks = 0
  const watch = new EventLoopWatch()
  t.mock.method(watch, 'tick', () => ticks++)
  watch.start()
  t.mock.timers.tick(1000)
  assert.equal(ticks, 10)
  watch.stop()
  t.mock.timers.tick(1000)
  assert.equal(ticks, 10)
})
