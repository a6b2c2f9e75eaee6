/** A real service under load: limits over its threads, its end, its sudden end, and life without Redis. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { patientFetch } from './patient-fetch.ts'
import { freePort, NO_REDIS, startRedis } from './redis-server.ts'
import { type RunningService, startService } from './running-service.ts'
import { undisturbed, until } from './until.ts'

/** Whatever becomes of the test, the service ends with it. */
async function started(t: TestContext, environment: Record<string, string>): Promise<RunningService> {
  const service = await startService(environment)
  t.after(service.kill)
  return service
}

const BEHIND_PROXY = { DATA_DIR: ':memory:', TRUST_PROXY: '127.0.0.1' }

/** One request for a card, as if from a client of that number. The answer's status, 0 where there was none. */
async function ask(port: number, agent: Agent, client: number): Promise<{ status: number; isLast: boolean }> {
  const headers = { 'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}` }
  const asking = request({ host: '127.0.0.1', port, agent, path: '/v1/tarot/cards/ar17', headers }).end()
  try {
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return { status: answer.statusCode!, isLast: answer.headers.connection === 'close' }
  } catch {
    return { status: 0, isLast: true }
  }
}

const connections = (count: number) =>
  Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }))

async function health(port: number): Promise<{ status: string; checks: { cache: { store: string } } }> {
  const answer = await patientFetch(`http://127.0.0.1:${port}/v1/astrology/health`)
  assert.equal(answer.status, 200)
  return answer.json() as Promise<never>
}

/**
 * Requests on keep-alive connections, one after another on each, until each connection is told to be the last. A connection on
 * which there was no answer ends at once.
 */
function loadUntilFarewell(service: RunningService, isOver: () => boolean) {
  const statuses: number[] = []
  let client = 0
  const lane = async (agent: Agent) => {
    for (let isLast = false; !isLast || !isOver(); ) {
      const answer = await ask(service.port, agent, ++client)
      statuses.push(answer.status)
      if (answer.status === 0) break
      isLast = answer.isLast
    }
    agent.destroy()
  }
  const done = Promise.all(connections(16).map(lane))
  return { statuses, done, wellUnderWay: () => until('there is load', () => statuses.length > 100) }
}

/** A client that gets the error of an overload is answered, too: a machine that stands still for a moment makes the service say so. */
function assertAllAnswered(statuses: readonly number[]): void {
  assert.deepEqual(
    [...new Set(statuses)].filter((status) => status !== 503),
    [200],
  )
}

test('two threads serve one client exactly as often as its limit says', async (t) => {
  const service = await started(t, { ...BEHIND_PROXY, WORKERS: '2' })
  const agents = connections(16)
  t.after(() => {
    for (const agent of agents) agent.destroy()
  })
  const answers = await Promise.all(
    agents.flatMap((agent) => Array.from({ length: 20 }, () => ask(service.port, agent, 0))),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  // A client that gets the error of an overload has been counted, too.
  assert.deepEqual([count(200) + count(503), count(429)], [100, 220])
})

test('what two threads have counted of a day is on disk when the service has ended', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-threads-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const service = await started(t, { DATA_DIR: directory, WORKERS: '2' })
  for (let n = 0; n < 4; n++)
    await patientFetch(`http://127.0.0.1:${service.port}${LEO}`, { headers: { connection: 'close' } })
  assert.equal(await service.stop(), 0)
  const database = new DatabaseSync(join(directory, 'augury.db'), { readOnly: true })
  const rows = database.prepare('select bucket, client_group, count from day_count').all()
  database.close()
  assert.deepEqual(rows.map(Object.values), [['ffffffff-7f000001', 'dailyHoroscope', 4]])
})

// A client that stands still for longer than a connection lingers finds it closed: that is no request lost by the service.
test('SIGTERM loses no request of those whom a balancer sends', (t) =>
  undisturbed(async () => {
    const adminPort = await freePort()
    const service = await started(t, { ...BEHIND_PROXY, WORKERS: '2', ADMIN_PORT: String(adminPort) })
    // A balancer sends requests as long as the service says that it is ready.
    let isReady = true
    const probing = (async () => {
      while (isReady) {
        isReady = (await fetch(`http://127.0.0.1:${adminPort}/readyz`)).ok
        await wait(50)
      }
    })()
    const load = loadUntilFarewell(service, () => !isReady)
    await load.wellUnderWay()
    const stopping = performance.now()
    assert.equal(await service.stop(), 0)
    t.diagnostic(`stopped in ${((performance.now() - stopping) / 1000).toFixed(1)} s`)
    await Promise.all([probing, load.done])
    assertAllAnswered(load.statuses)
  }))

test('without a balancer, too, every request on a keep-alive connection is answered', (t) =>
  undisturbed(async () => {
    const service = await started(t, BEHIND_PROXY)
    let isOver = false
    const load = loadUntilFarewell(service, () => isOver)
    await load.wellUnderWay()
    service.process.kill('SIGTERM')
    isOver = true
    await load.done
    assertAllAnswered(load.statuses)
    assert.equal(await service.stop(), 0)
  }))

test('what was read and counted before kill -9 is known after it', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-kill-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const rowsOf = (table: string) => {
    const database = new DatabaseSync(join(directory, 'augury.db'), { readOnly: true })
    const { rows } = database.prepare(`select count(*) as rows from ${table}`).get()!
    database.close()
    return rows as number
  }
  const read = async ({ port }: RunningService) => {
    const answer = await patientFetch(`http://127.0.0.1:${port}/v1/astrology/horoscope/daily/leo`)
    const { data } = (await answer.json()) as { data: { metadata: Record<string, unknown> } }
    return data.metadata
  }
  const first = await started(t, { DATA_DIR: directory })
  const made = await read(first)
  assert.equal(made.cache_hit, false)
  // Counts are saved every second.
  await until('reading and count are saved', () => rowsOf('reading') > 0 && rowsOf('day_count') > 0)
  await first.kill()
  const database = new DatabaseSync(join(directory, 'augury.db'))
  assert.equal(database.prepare('pragma integrity_check').get()!.integrity_check, 'ok')
  database.close()
  assert.ok(rowsOf('day_count') > 0)
  const second = await started(t, { DATA_DIR: directory })
  const found = await read(second)
  assert.equal(found.cache_hit, true)
  assert.equal(found.calculated_at, made.calculated_at)
  assert.equal(await second.stop(), 0)
})

/** With a reading in it, as a service has left it. The damages are done to copies. */
const left = mkdtempSync(join(tmpdir(), 'augury-left-'))
after(() => rmSync(left, { recursive: true, force: true }))

async function fillFolder(t: TestContext): Promise<void> {
  const service = await started(t, { DATA_DIR: left })
  await patientFetch(`http://127.0.0.1:${service.port}${LEO}`).then((answer) => answer.text())
  assert.equal(await service.stop(), 0)
}

/** A copy in which a page of the file is overwritten: the one with these bytes. */
async function damagedFolder(t: TestContext, bytes: string) {
  const directory = mkdtempSync(join(tmpdir(), 'augury-damage-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  if (!existsSync(join(left, 'augury.db'))) await fillFolder(t)
  cpSync(left, directory, { recursive: true })
  const path = join(directory, 'augury.db')
  const at = readFileSync(path, 'latin1').indexOf(bytes)
  assert.notEqual(at, -1, `${bytes} is in the file`)
  const page = Math.floor(at / PAGE_BYTES)
  const file = openSync(path, 'r+')
  // Not the first hundred bytes, which say that it is a database: what is behind them is met only by reading it.
  const from = Math.max(100, page * PAGE_BYTES)
  writeSync(file, Buffer.alloc((page + 1) * PAGE_BYTES - from, 0xa5), 0, undefined, from)
  closeSync(file)
  return { directory, path }
}
const LEO = '/v1/astrology/horoscope/daily/leo'
const PAGE_BYTES = 4_096

const DAMAGED_PAGES = {
  'the page that says which tables there are': 'CREATE TABLE reading',
  'a page of the readings': '{"horoscopeId"',
}

for (const [page, bytes] of Object.entries(DAMAGED_PAGES))
  test(`a file in which ${page} is damaged is set aside by a service that meets it, which answers and keeps readings in a new one`, async (t) => {
    const { directory, path } = await damagedFolder(t, bytes)
    const service = await started(t, { DATA_DIR: directory })
    const ask = async () => {
      const answer = await patientFetch(`http://127.0.0.1:${service.port}${LEO}`)
      assert.equal(answer.status, 200)
      return ((await answer.json()) as { data: { metadata: { cache_hit: boolean } } }).data.metadata
    }
    assert.equal((await ask()).cache_hit, false)
    const aside = () => readdirSync(directory).filter((name) => name.startsWith('augury.db.damaged-'))
    await until('it is set aside', () => aside().length > 0)
    await until(
      'the new one is used',
      async () => (await health(service.port)).checks.cache.store === 'sqlite',
    )
    assert.equal((await health(service.port)).status, 'healthy')
    assert.equal(await service.stop(), 0)
    assert.equal(aside().length, 1)
    assert.equal(service.output().match(/augury\.db is damaged; it is set aside as/g)?.length, 1)
    const database = new DatabaseSync(path)
    assert.equal(database.prepare('pragma integrity_check').get()!.integrity_check, 'ok')
    database.close()
    const later = await started(t, { DATA_DIR: directory })
    assert.equal((await patientFetch(`http://127.0.0.1:${later.port}${LEO}`)).status, 200)
    assert.equal(await later.stop(), 0)
    assert.equal(aside().length, 1, 'the new one is sound')
  })

test('a service without its Redis answers, reports it in its health, and uses it when it comes', async (t) => {
  const port = await freePort()
  const service = await started(t, { REDIS_URL: `redis://127.0.0.1:${port}`, LOG_LEVEL: 'info' })
  const before = await health(service.port)
  assert.deepEqual([before.status, before.checks.cache.store], ['degraded', 'memory'])
  const redis = await startRedis(port)
  if (redis === undefined) return t.skip(NO_REDIS)
  t.after(redis.stop)
  const isUsed = async () => (await health(service.port)).checks.cache.store === 'redis'
  await until('Redis is used', isUsed)
  assert.equal(await service.stop(), 0)
  // On a machine that stands still it may be given up and found once more; every change is logged once.
  const logged = service.output().match(/Redis (has failed|is back)/g) ?? []
  assert.ok(logged.length >= 2)
  for (const [n, change] of logged.entries())
    assert.equal(change, n % 2 === 0 ? 'Redis has failed' : 'Redis is back')
})
