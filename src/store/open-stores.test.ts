/** What the stores of a service do by themselves every second and every minute, and at the end. */
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { FakeRedis } from '../../test/fake-redis.ts'
import { until } from '../../test/until.ts'
import { openStores } from './open-stores.ts'
import { SqliteStore } from './readings/sqlite.ts'
import { SqliteFile } from './readings/sqlite-file.ts'
import { versioned } from './readings/stored-readings.ts'
import { StoreCircuitBreaker } from './store-circuit-breaker.ts'

const LIMITS = [{ group: 'charts', perMinute: 50, perDay: 60 }]
const CLIENT = { high: 1, low: 1 }

function opened(t: TestContext, dataDir: string, redisUrl?: string) {
  const clock = { now: 1_700_000_000_000, steady: 5_000 }
  const logged: { level: string; message: string; error?: unknown }[] = []
  const stores = openStores({
    config: { dataDir, redisUrl },
    limits: LIMITS,
    now: () => clock.now,
    steadyNow: () => clock.steady,
    report: (event) => logged.push(event),
  })
  t.after(() => stores.close())
  const count = () => stores.counters.count(CLIENT, 0, clock.now)
  return { clock, logged, stores, count }
}

function folder(t: TestContext) {
  const directory = mkdtempSync(join(tmpdir(), 'augury-stores-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

function rowsOf(directory: string, table: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(directory, 'augury.db'), { readOnly: true })
  const rows = database.prepare(`select * from ${table}`).all()
  database.close()
  return rows
}

test('a store in memory never reports a failure', async (t) => {
  const { logged, stores, count } = opened(t, ':memory:')
  assert.deepEqual(stores.state(), { status: 'ok', store: 'memory' })
  assert.equal(stores.trackedClients(), 0)
  assert.equal((await count()).remaining, 49)
  assert.equal(stores.trackedClients(), 1)
  assert.deepEqual([await stores.tally('k', 1_000), await stores.tally('k', 1_000)], [1, 2])
  assert.deepEqual([stores.flips(), logged], [0, []])
})

test('windows are counted in steady time, and their ends are in system time', async (t) => {
  const { clock, count } = opened(t, ':memory:')
  assert.equal((await count()).resetsAt, clock.now + 60_000)
  clock.now += 86_400_000
  const { remaining, resetsAt } = await count()
  assert.deepEqual([remaining, resetsAt], [48, clock.now + 60_000])
})

test('background work keeps no process alive, and ends with the stores', async (t) => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  const clear = t.mock.method(globalThis, 'clearInterval')
  const { stores } = opened(t, ':memory:')
  assert.equal(timers(), before)
  await stores.close()
  assert.equal(clear.mock.callCount(), 2)
})

test('in a folder, what was counted is saved every second', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const directory = folder(t)
  const { stores, count } = opened(t, directory)
  assert.deepEqual(stores.state(), { status: 'ok', store: 'sqlite' })
  await count()
  t.mock.timers.tick(999)
  assert.equal(rowsOf(directory, 'day_count').length, 0)
  t.mock.timers.tick(1)
  assert.equal(rowsOf(directory, 'day_count').length, 1)
  await count()
  await stores.close()
  assert.equal(rowsOf(directory, 'day_count')[0]!.count, 2, 'and at the end')
})

/** How many sweeps were begun. A store begins one after its fallback's, which takes no time. */
function countSweeps(t: TestContext) {
  const sweep = t.mock.method(SqliteStore.prototype, 'sweep')
  return async () => {
    await new Promise(setImmediate)
    return sweep.mock.callCount()
  }
}

test('in a folder, what has expired is deleted every minute', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const sweeps = countSweeps(t)
  const directory = folder(t)
  const { clock, stores } = opened(t, directory)
  await stores.cache.read('k', () => ({ reading: 'made', ttlMs: 1_000 }))
  await stores.cache.settled()
  assert.deepEqual(
    rowsOf(directory, 'reading').map(({ key }) => key),
    [versioned('k')],
  )
  clock.now += 1_000
  t.mock.timers.tick(59_999)
  assert.equal(await sweeps(), 0)
  t.mock.timers.tick(1)
  assert.equal(await sweeps(), 1)
  await until('it is deleted', () => rowsOf(directory, 'reading').length === 0)
})

test('a log that has become long is swept within a second', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const sweeps = countSweeps(t)
  opened(t, folder(t))
  const isLong = t.mock.getter(SqliteStore.prototype, 'isLogLong', () => false)
  t.mock.timers.tick(1_000)
  assert.equal(await sweeps(), 0)
  isLong.mock.mockImplementation(() => true)
  t.mock.timers.tick(1_000)
  assert.equal(await sweeps(), 1)
})

test('at the end the last readings are written, others are waited for, and the file is closed', async (t) => {
  const directory = folder(t)
  const { stores } = opened(t, directory)
  const [waiting, ending] = [
    t.mock.method(SqliteFile.prototype, 'waitForOthers'),
    t.mock.method(StoreCircuitBreaker.prototype, 'end'),
  ]
  await stores.cache.read('k', () => ({ reading: 'made', ttlMs: 1_000 }))
  await stores.close()
  assert.equal(existsSync(join(directory, 'augury.db-wal')), false)
  assert.equal(rowsOf(directory, 'reading').length, 1)
  // Readings and daily counts have a connection each.
  assert.equal(waiting.mock.callCount(), 2)
  assert.equal(ending.mock.callCount(), 2, 'a failure is no longer mended')
})

test('a Redis that fails is logged, memory answers meanwhile, and its return is logged', async (t) => {
  const server = await FakeRedis.start()
  t.after(() => server.close())
  const { logged, stores } = opened(t, ':memory:', server.url)
  const well = () => until('Redis is used', () => stores.state().status === 'ok')
  await well()
  assert.equal(stores.state().store, 'redis')
  logged.length = 0
  const flips = stores.flips()
  server.cut()
  await until('it is logged', () => logged.length > 0)
  assert.ok(stores.flips() > flips)
  assert.ok(logged[0]!.error instanceof Error)
  await well()
  // A busy machine may be late for more than one answer.
  assert.deepEqual(
    [logged[0], logged.at(-1)].map((event) => [event!.level, event!.message]),
    [
      ['warn', 'Redis has failed; memory is used instead until it is back'],
      ['info', 'Redis is back'],
    ],
  )
  await stores.close()
  await until('the connection is closed', () => server.open === 0)
})

test('a file that has vanished is logged within a second, and begun anew with all that was counted', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const directory = folder(t)
  const { logged, stores, count } = opened(t, directory)
  await count()
  t.mock.timers.tick(1_000)
  const path = join(directory, 'augury.db')
  renameSync(path, `${path}.elsewhere`)
  for (const rest of ['-wal', '-shm']) rmSync(`${path}${rest}`)
  t.mock.timers.tick(1_000)
  assert.deepEqual(logged, [{ level: 'warn', message: `${path} has vanished; a new file is started` }])
  assert.equal(stores.flips(), 1)
  await until('it is back', () => stores.state().status === 'ok')
  assert.ok(existsSync(path))
  t.mock.timers.tick(1_000)
  assert.equal(rowsOf(directory, 'day_count').length, 1)
  assert.equal(logged.length, 1)
})

test('a folder that cannot be used is logged with the reason, and memory is used instead', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const inTheWay = join(folder(t), 'file')
  writeFileSync(inTheWay, '')
  const { logged, stores, count } = opened(t, inTheWay)
  assert.deepEqual(stores.state(), { status: 'fallback', store: 'memory' })
  assert.equal((await count()).remaining, 49)
  await until('it is logged', () => logged.length > 0)
  assert.deepEqual(
    logged.map(({ level, message }) => ({ level, message })),
    [
      {
        level: 'warn',
        message: `the store in ${inTheWay} has failed; memory is used instead until it is back. DATA_DIR must be a folder that this user may write to, or :memory:`,
      },
    ],
  )
  assert.equal((logged[0]!.error as NodeJS.ErrnoException).code, 'EEXIST')
  assert.equal(stores.flips(), 1)
  t.mock.timers.tick(60_000)
  assert.equal(logged.length, 1)
})

test('a later start goes on from what an earlier one has saved', async (t) => {
  const directory = folder(t)
  const first = opened(t, directory)
  for (let n = 0; n < 20; n++) await first.count()
  await first.stores.close()
  const second = opened(t, directory)
  second.clock.now += 60_000
  second.clock.steady += 900_000
  assert.equal((await second.count()).remaining, 39)
})
