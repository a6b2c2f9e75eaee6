import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../config.ts'
import { nextBatch } from '../http/batch.ts'
import { QUEUE } from '../http/overload.ts'
import { releaseStartUpMemory } from './memory.ts'
import { makeParts, startHere } from './service.ts'

const QUIET = { DATA_DIR: ':memory:', LOG_LEVEL: 'silent', PORT: '0' }

test('two seconds after the start the service gives back the memory of the start, and does not live for that', async (t) => {
  const timers = t.mock.method(globalThis, 'setTimeout')
  const running = await startHere(readConfig(QUIET))
  t.after(running.stop)
  const [release] = timers.mock.calls.filter(({ arguments: [task] }) => task === releaseStartUpMemory)
  assert.equal(release?.arguments[1], 2000)
  assert.equal(release.result?.hasRef(), false)
})

test('a service that is late with a queue is late until its next tick in time, and refuses requests only while as many wait', async (t) => {
  let now = 0
  t.mock.timers.enable({ apis: ['setInterval'] })
  t.mock.method(performance, 'now', () => now)
  const parts = await makeParts(readConfig(QUIET))
  t.after(parts.close)
  const tickAfter = (ms: number) => {
    now += ms
    t.mock.timers.tick(100)
  }
  const queue = () => Promise.all(Array.from({ length: QUEUE }, nextBatch))
  tickAfter(100)
  for (let n = 0; n < 2; n++) {
    assert.deepEqual([parts.isLate(), parts.isOverloaded()], [false, false])
    await queue()
    tickAfter(1000)
  }
  assert.deepEqual([parts.isLate(), parts.isOverloaded()], [true, false])
  const waiting = queue()
  assert.deepEqual([parts.isLate(), parts.isOverloaded()], [true, true])
  await waiting
  tickAfter(100)
  assert.deepEqual([parts.isLate(), parts.isOverloaded()], [false, false])
})
