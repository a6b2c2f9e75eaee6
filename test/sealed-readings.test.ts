/** The attack on a personal day that a model wrote, and that is stored: rows of a store and the code are there, the birth is not. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { identifier, keyOf } from '../src/readings/identifier.ts'
import type { PersonalDayReading } from '../src/readings/personalized-daily.ts'
import { secrecyOf } from '../src/readings/secrecy.ts'
import { memoryStore } from '../src/store/readings/memory.ts'
import { ReadingCache } from '../src/store/readings/reading-cache.ts'
import { redisStore } from '../src/store/readings/redis.ts'
import type { Store } from '../src/store/readings/store.ts'
import { startModelServer } from './model-server.ts'
import { serviceWithModel } from './model-service.ts'
import { openSqlite } from './open-sqlite.ts'
import { patientFetch } from './patient-fetch.ts'
import { connectPatiently } from './patient-redis.ts'
import { recordingTextSource } from './recording.ts'
import { redisClient, startRedis } from './redis-server.ts'
import { startService } from './running-service.ts'
import { NOON, TEST_SECRET, testParts, testService } from './service.ts'

const BIRTH = {
  birthDateTime: '1987-03-14 05:27:09',
  birthLocation: { latitude: 48.123456, longitude: 11.987654, timezone: 'Europe/Berlin' },
}
/** 05:27:09 in Berlin, an hour ahead of UTC. */
const INSTANT = Date.UTC(1987, 2, 14, 4, 27, 9)
const inputsAt = (instant: number) => ({ instant, latitude: 48.123456, longitude: 11.987654 })
const birthAt = (instant: number) => keyOf('birth', inputsAt(instant))

interface Row {
  readonly key: string
  readonly value: string
}

/** A service with a model over a store, under a secret. */
async function serviceOver(store: Store, secret = TEST_SECRET) {
  const now = () => NOON
  const cache = new ReadingCache({ store, now })
  const app = await testService({
    ...testParts(),
    cache,
    now,
    textSource: recordingTextSource().textSource,
    secrecy: secrecyOf(secret),
  })
  return async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/v1/astrology/${url}`, payload })
    assert.equal(answer.statusCode, 200, answer.body)
    await cache.settled()
    return answer.json().data
  }
}

async function rowsInSqlite(t: TestContext): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'augury-sealed-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const store = openSqlite(directory, () => NOON)
  await (await serviceOver(store))('personalized-daily', BIRTH)
  const database = new DatabaseSync(join(directory, 'augury.db'), { readOnly: true })
  const rows = database.prepare('select key, value from reading').all()
  database.close()
  await store.close()
  return rows as unknown as Row[]
}

async function rowsInRedis(t: TestContext): Promise<Row[] | undefined> {
  const redis = await startRedis()
  if (redis === undefined) return undefined
  t.after(redis.stop)
  const client = await connectPatiently(redis.url)
  const ask = await serviceOver(
    redisStore(
      () => client,
      () => NOON,
    ),
  )
  await ask('personalized-daily', BIRTH)
  client.destroy()
  const thief = await redisClient(redis.url).connect()
  const keys = await thief.keys('*')
  const rows = await Promise.all(keys.map(async (key) => ({ key, value: (await thief.get(key))! })))
  thief.destroy()
  return rows
}

/** The sealed text in what a store holds, whatever it puts around it. */
const sealedIn = ({ value }: Row) => /[\w+/]{1000,}={0,2}/.exec(value)![0]

for (const [store, rowsIn] of Object.entries({ SQLite: rowsInSqlite, Redis: rowsInRedis }))
  test(`${store}: a row gives up neither the day nor the birth, whatever births are tried, without the secret`, async (t) => {
    const rows = await rowsIn(t)
    if (rows === undefined) return t.skip('no redis-server on the PATH')
    assert.equal(rows.length, 1)
    const [row] = rows as [Row]
    assert.ok(!row.value.includes('"'), 'it holds no JSON')
    const open = (secret: string, birth: string) => secrecyOf(secret).sealFor(birth).open(sealedIn(row))
    // The thief tries every second around the birth, the right one among them.
    for (let second = -5; second <= 5; second++)
      for (const guess of ['', 'example', row.key])
        assert.throws(() => open(guess, birthAt(INSTANT + 1000 * second)), /unable to authenticate/)
    const inputs = {
      ...inputsAt(INSTANT),
      houseSystem: 'whole',
      zodiac: 'tropical',
      date: '2026-03-21',
      zone: 'Europe/Berlin',
      language: 'en',
    }
    // The name is made under the secret, and found by nobody who tries inputs without it.
    assert.ok(row.key.includes(secrecyOf(TEST_SECRET).identifier('personal', inputs)))
    for (const guess of [identifier('personal', inputs), secrecyOf('').identifier('personal', inputs)])
      assert.ok(!row.key.includes(guess))
    // Even with the secret every other birth is refused; only both together open it.
    assert.throws(() => open(TEST_SECRET, birthAt(INSTANT + 1000)), /unable to authenticate/)
    const reading = JSON.parse(open(TEST_SECRET, birthAt(INSTANT))) as PersonalDayReading
    assert.ok(reading.plan.transits.length > 0)
    for (const duration of Object.values(reading.timings))
      assert.equal(duration, Math.round(duration * 1000) / 1000)
  })

test('a model’s natal reading lies in a store sealed, under a name without anything of the birth', async (t) => {
  const server = await startModelServer()
  t.after(() => server.stop())
  const written: Row[] = []
  const store = memoryStore(() => NOON)
  const noting: Store = {
    ...store,
    write: (key, value, ttlMs) => {
      written.push({ key, value })
      return store.write(key, value, ttlMs)
    },
  }
  const cache = new ReadingCache({ store: noting, now: () => NOON })
  const { askNatal } = await serviceWithModel(server, {}, { cache })
  const { birthDateTime, birthLocation } = BIRTH
  const { source } = await askNatal({ birthDateTime, ...birthLocation })
  assert.equal(source, 'model')
  await cache.settled()
  assert.equal(written.length, 1)
  const [row] = written as [Row]
  assert.match(row.key, /natal_[\w-]{22}$/)
  for (const text of [row.key, row.value])
    assert.doesNotMatch(text, /1987|05:27|48\.12|11\.98|Berlin|kitchen|sun-in-|"/)
})

test('copies that share the secret share the reading; another secret neither finds nor harms it', async () => {
  const store = memoryStore(() => NOON)
  const first = await (await serviceOver(store))('personalized-daily', BIRTH)
  assert.equal(first.metadata.cache_hit, false)
  const other = await (await serviceOver(store, 'the-secret-of-others'))('personalized-daily', BIRTH)
  assert.equal(other.metadata.cache_hit, false)
  const again = await (await serviceOver(store))('personalized-daily', BIRTH)
  assert.equal(again.metadata.cache_hit, true)
  assert.deepEqual(again.interpretation, first.interpretation)
  assert.deepEqual(other.interpretation, first.interpretation, 'a text is the same in every installation')
})

test('a sealed reading that somebody has changed is made anew', async () => {
  const store = memoryStore(() => NOON)
  const changing: Store = {
    ...store,
    write: (key, value, ttlMs) => store.write(key, `A${value.slice(1, -2)}A=`, ttlMs),
  }
  const first = await (await serviceOver(changing))('personalized-daily', BIRTH)
  const again = await (await serviceOver(store))('personalized-daily', BIRTH)
  assert.equal(again.metadata.cache_hit, false)
  assert.deepEqual(again.interpretation, first.interpretation)
})

test('the id of a chart belongs to the installation, so that nobody can compute it from a birth', async () => {
  const idUnder = async (secret: string) => {
    const ask = await serviceOver(
      memoryStore(() => NOON),
      secret,
    )
    const { birthDateTime, birthLocation } = BIRTH
    return (await ask('natal-chart', { birthDateTime, ...birthLocation })).chart_id as string
  }
  assert.equal(await idUnder(TEST_SECRET), await idUnder(TEST_SECRET))
  assert.notEqual(await idUnder(TEST_SECRET), await idUnder('the-secret-of-others'))
})

test('after a restart the service reads what it has sealed, and knows its charts by the same ids', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-restart-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const server = await startModelServer()
  t.after(() => server.stop())
  const model = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: `${server.origin}/v1`,
  }
  const read = async (environment: Record<string, string>) => {
    const service = await startService({ DATA_DIR: directory, ...model, ...environment })
    t.after(service.kill)
    const ask = async (path: string, body: object) => {
      const answer = await patientFetch(`http://127.0.0.1:${service.port}/v1/astrology/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return ((await answer.json()) as { data: Data }).data
    }
    const day = await ask('personalized-daily', BIRTH)
    const { birthDateTime, birthLocation } = BIRTH
    const chart = await ask('natal-chart', { birthDateTime, ...birthLocation })
    assert.equal(await service.stop(), 0)
    return { isFound: day.metadata.cache_hit, chartId: chart.chart_id }
  }
  const first = await read({ WORKERS: '2' })
  assert.equal(first.isFound, false)
  assert.equal(statSync(join(directory, 'secret')).mode & 0o777, 0o600)
  assert.deepEqual(await read({}), { isFound: true, chartId: first.chartId })
})

interface Data {
  readonly chart_id?: string
  readonly metadata: { readonly cache_hit: boolean }
}
