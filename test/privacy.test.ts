/** Birth data is personal: what of it reaches the disk, under which names, and for how long. */
import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { ReadingCache } from '../src/store/readings/reading-cache.ts'
import { phrasebookSource } from '../src/writer/text-source.ts'
import { openSqlite } from './open-sqlite.ts'
import { documentedOperations } from './openapi-document.ts'
import { patientFetch } from './patient-fetch.ts'
import { recordingTextSource } from './recording.ts'
import { freePort } from './redis-server.ts'
import { startService } from './running-service.ts'
import { NOON, testParts, testService } from './service.ts'

const root = mkdtempSync(join(tmpdir(), 'augury-privacy-'))
after(() => rmSync(root, { recursive: true, force: true }))
const folder = () => mkdtempSync(join(root, 'var-'))

const HOUR_MS = 3_600_000
const BIRTH = {
  birthDateTime: '1987-03-14 05:27:09',
  place: { latitude: 48.123456, longitude: 11.987654, timezone: 'Europe/Berlin' },
}
/** 05:27:09 in Berlin, an hour ahead of UTC. */
const INSTANT = Date.UTC(1987, 2, 14, 4, 27, 9)
/** With what follows it in a date: four digits alone may stand in a sealed text by chance. */
const NAME = 'Wilhelmine von Bayreuth'
const TRACES = [
  /Wilhelmine/,
  /1987-/,
  /05:27/,
  /48\.12/,
  /11\.98/,
  RegExp(String(INSTANT)),
  RegExp(String(INSTANT / 1000)),
]

const PERSONAL_DAY = {
  url: '/v1/astrology/personalized-daily',
  payload: { birthDateTime: BIRTH.birthDateTime, birthLocation: BIRTH.place },
}
/** Whatever the time of asking. */
const PERSONAL_DAY_OF_A_DATE = {
  ...PERSONAL_DAY,
  payload: { ...PERSONAL_DAY.payload, date: '2026-03-21' },
}
const chartOf = (path: string, birthDateTime = BIRTH.birthDateTime) => ({
  url: `/v1/astrology/${path}`,
  payload: {
    birthDateTime,
    ...BIRTH.place,
    ...(birthDateTime.length === 10 && { options: { time_known: false } }),
  },
})
/** The same birth for both of two people, and a name. */
const pairOf = (path: string, birthDateTime = BIRTH.birthDateTime) => {
  const { payload } = chartOf(path, birthDateTime)
  return {
    url: `/v1/astrology/${path}`,
    payload: { first: { ...payload, label: NAME }, second: { ...payload, label: NAME } },
  }
}
/** Whatever takes a birth: with its time, and its day alone. */
const REQUESTS = [
  PERSONAL_DAY,
  chartOf('natal-chart'),
  chartOf('chart'),
  chartOf('chart', '1987-03-14'),
  chartOf('chart.svg'),
  chartOf('chart.png'),
  chartOf('birth-time'),
  chartOf('birth-time', '1987-03-14'),
  chartOf('transit-timeline.svg'),
  chartOf('transit-timeline.png'),
  chartOf('feeds'),
  chartOf('natal-reading'),
  chartOf('natal-reading', '1987-03-14'),
  ...['returns', 'progressions', 'life'].flatMap((path) => [chartOf(path), chartOf(path, '1987-03-14')]),
  chartOf('transit-timeline'),
  chartOf('transit-timeline', '1987-03-14'),
  pairOf('synastry'),
  pairOf('synastry', '1987-03-14'),
  pairOf('composite'),
  pairOf('davison'),
  pairOf('composite.svg'),
  pairOf('composite.png'),
  pairOf('davison.svg'),
  pairOf('davison.png'),
]

/** A service over a data folder, at a time that can be moved. */
async function serviceOver(directory: string, textSource = phrasebookSource) {
  const clock = { now: NOON }
  const now = () => clock.now
  const store = openSqlite(directory, now)
  const cache = new ReadingCache({ store, now })
  const app = await testService({ ...testParts(), cache, textSource, now })
  const ask = async (request: { url: string; payload: object }) => {
    const answer = await app.inject({ method: 'POST', ...request })
    assert.equal(answer.statusCode, 200, answer.body)
    await cache.settled()
    return /json/.test(String(answer.headers['content-type'])) ? answer.json() : undefined
  }
  return { clock, store, ask }
}

const post = (port: number, path: string, body: object) =>
  patientFetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Of the files themselves: a folder below holds Node's own compiled copies of our sources. */
const bytesIn = (directory: string) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(directory, name), 'latin1'))
    .join('\n')

function readingsIn(directory: string): { key: string; value: string }[] {
  const database = new DatabaseSync(join(directory, 'augury.db'), { readOnly: true })
  const rows = database.prepare('select key, value from reading').all()
  database.close()
  return rows as { key: string; value: string }[]
}

test('without a model nothing that is made from a birth is written to disk, whichever endpoint it is sent to', async () => {
  const directory = folder()
  const { store, ask } = await serviceOver(directory)
  for (const request of [...REQUESTS, PERSONAL_DAY]) await ask(request)
  assert.deepEqual(readingsIn(directory), [])
  // A day that the process remembers is not written later either, as one in use would be noted in the store.
  assert.equal((await ask(PERSONAL_DAY)).data.metadata.cache_hit, true)
  assert.deepEqual(readingsIn(directory), [])
  await store.close()
})

test('a process remembers a personal day for a day, and one with nothing but the same folder does not know it', async () => {
  const directory = folder()
  const first = await serviceOver(directory)
  const isCached = async ({ ask }: typeof first) =>
    (await ask(PERSONAL_DAY_OF_A_DATE)).data.metadata.cache_hit
  assert.equal(await isCached(first), false)
  first.clock.now += 24 * HOUR_MS - 1
  assert.equal(await isCached(first), true)
  first.clock.now += 1
  assert.equal(await isCached(first), false)
  const second = await serviceOver(directory)
  assert.equal(await isCached(second), false)
  await first.store.close()
  await second.store.close()
})

test('a model’s personal day lies on disk without the birth that it was made for, in its name and its text', async () => {
  const directory = folder()
  const { store, ask } = await serviceOver(directory, recordingTextSource().textSource)
  await ask(PERSONAL_DAY)
  const readings = readingsIn(directory)
  assert.equal(readings.length, 1)
  assert.match(readings[0]!.key, /^v\d+:recording personal_[\w-]{22}$/)
  const bytes = bytesIn(directory)
  for (const trace of TRACES) assert.doesNotMatch(bytes, trace)
  await store.close()
})

test('a chart is not written to disk with a model either', async () => {
  const directory = folder()
  const { store, ask } = await serviceOver(directory, recordingTextSource().textSource)
  for (const request of REQUESTS.filter(({ url }) => /chart|birth-time|composite|davison/.test(url)))
    await ask(request)
  assert.deepEqual(readingsIn(directory), [])
  await store.close()
})

test('the requests of these tests are all that take a birth', async () => {
  const app = await testService(testParts())
  const taken = (await documentedOperations<{ requestBody?: object }>(app))
    .filter(({ operation }) => JSON.stringify(operation.requestBody ?? {}).includes('"birthDateTime":{'))
    .map(({ path }) => `/v1${path}`)
  assert.deepEqual(new Set(taken), new Set(REQUESTS.map(({ url }) => url)))
})

test('a birth reaches neither log nor metrics nor disk, whichever endpoint it is sent to', async (t) => {
  const directory = folder()
  const adminPort = await freePort()
  const service = await startService({
    DATA_DIR: directory,
    LOG_LEVEL: 'trace',
    RATE_LIMITS: 'off',
    ADMIN_PORT: String(adminPort),
  })
  t.after(service.kill)
  for (const request of REQUESTS) {
    const birthDateTime = `${BIRTH.birthDateTime}Z`
    const wrong = { ...request.payload, birthDateTime, second: { ...BIRTH.place, birthDateTime } }
    assert.equal((await post(service.port, request.url, request.payload)).status, 200)
    assert.ok((await post(service.port, request.url, wrong)).status >= 400)
  }
  const { url, payload } = chartOf('feeds')
  const { data } = (await (await post(service.port, url, payload)).json()) as { data: { url: string } }
  const feedPath = new URL(data.url).pathname
  assert.equal((await patientFetch(`http://127.0.0.1:${service.port}${feedPath}`)).status, 200)
  const metrics = await (await patientFetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
  assert.equal(await service.stop(), 0)
  // When a request came and how long it took may have the digits of a latitude by chance: 2026-11-19T13:00:48.123Z, 48.12 ms.
  const log = service.output().replaceAll(/"(?:time":"[^"]*"|ms":[\d.]+)/g, '')
  for (const { url } of REQUESTS) {
    assert.ok(log.includes(`"${url}"`), url)
    assert.ok(metrics.includes(`"${url}"`), url)
  }
  const bytes = bytesIn(directory)
  for (const trace of TRACES) for (const text of [log, metrics, bytes]) assert.doesNotMatch(text, trace)
  // The address of a feed opens it: it is as private as the birth.
  assert.ok(log.includes('"/v1/astrology/feeds/:token.ics"'))
  const token = feedPath.split('/').at(-1)!.replace('.ics', '')
  for (const text of [log, metrics, bytes]) assert.ok(!text.includes(token))
})

test('what was stored for a day is gone from the files after it', async () => {
  const directory = folder()
  const { clock, store, ask } = await serviceOver(directory, recordingTextSource().textSource)
  await ask(PERSONAL_DAY)
  const [{ key, value }] = readingsIn(directory) as [{ key: string; value: string }]
  const traces = [key, value.slice(0, 60), value.slice(-60)]
  for (const trace of traces) assert.ok(bytesIn(directory).includes(trace), trace)
  clock.now += 25 * HOUR_MS
  await store.sweep()
  assert.deepEqual(readingsIn(directory), [])
  for (const trace of traces) assert.ok(!bytesIn(directory).includes(trace), trace)
  await store.close()
})

test('files that others could read are theirs no more once the service has opened them', async () => {
  const directory = folder()
  await openSqlite(directory).close()
  chmodSync(join(directory, 'augury.db'), 0o644)
  const store = openSqlite(directory)
  await store.write('k', 'v', 60_000)
  for (const file of readdirSync(directory))
    assert.equal(statSync(join(directory, file)).mode & 0o077, 0, file)
  await store.close()
})

test('DATA_DIR=:memory: writes no file', async (t) => {
  const directory = folder()
  const service = await startService({ DATA_DIR: ':memory:' }, { folder: directory })
  t.after(service.kill)
  assert.equal((await post(service.port, PERSONAL_DAY.url, PERSONAL_DAY.payload)).status, 200)
  // A service that ends saves what it would have saved within the next second.
  assert.equal(await service.stop(), 0)
  assert.deepEqual(readdirSync(directory), [])
})
