import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { until } from '../../test/until.ts'
import { readConfig } from '../config.ts'
import { nextBatch } from '../http/batch.ts'
import { LONG_QUEUE } from '../http/overload.ts'
import { VERSION } from '../version.ts'
import { releaseStartUpMemory } from './memory.ts'
import { makeParts, startHere } from './service.ts'
import { startThreads } from './start-threads.ts'

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
  const queue = () => Promise.all(Array.from({ length: LONG_QUEUE }, nextBatch))
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

test('assistants are answered at /mcp, by the version that runs', async (t) => {
  const running = await startHere(readConfig(QUIET))
  t.after(running.stop)
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'a test', version: '1' },
  }
  const answer = await fetch(`${running.address}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  })
  assert.equal(answer.status, 200)
  const { result } = (await answer.json()) as { result: { serverInfo: object } }
  assert.partialDeepStrictEqual(result.serverInfo, { name: 'augury', version: VERSION })
})

test('a setting whose package is missing refuses the start, of one thread as of several', async (t) => {
  const without = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'redis') throw new Error('it is not installed')
      return next(specifier, context)
    },
  })
  t.after(() => without.deregister())
  const environment = { ...QUIET, REDIS_URL: 'redis://127.0.0.1:9' }
  const missing = { message: /^REDIS_URL needs redis, which npm installs only on request: / }
  await assert.rejects(makeParts(readConfig(environment)), missing)
  await assert.rejects(startThreads(readConfig({ ...environment, WORKERS: '2' })), missing)
})
