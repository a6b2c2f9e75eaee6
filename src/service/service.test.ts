import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { until } from '../../test/until.ts'
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

test('when it has stopped, its database is closed: SQLite has removed the files beside it', async (t) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'augury-'))
  t.after(() => rmSync(DATA_DIR, { recursive: true }))
  const beside = () =>
    readdirSync(DATA_DIR, { recursive: true }).filter((name) => /-(?:wal|shm)$/.test(String(name)))
  const running = await startHere(readConfig({ ...QUIET, DATA_DIR }))
  await fetch(`${running.address}/v1/astrology/daily-horoscope?sign=leo`)
  await until('the database is open', () => beside().length > 0)
  await running.stop()
  assert.deepEqual(beside(), [])
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
