import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startModelServer } from '../../test/model-server.ts'
import { openSqlite } from '../../test/open-sqlite.ts'
import { augury } from '../../test/terminal.ts'
import { readConfig } from '../config.ts'
import { readDaily } from '../readings/daily-horoscope.ts'
import { NO_METRICS, openTextSource } from '../service/text-source.ts'
import { ReadingCache } from '../store/readings/reading-cache.ts'
import { ENGLISH } from '../words/en/english.ts'

const NOW = Date.UTC(2026, 10, 15, 9, 30)
const HOUR_MS = 3_600_000

const server = await startModelServer()
after(() => server.stop())
const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function started(behaviour: Parameters<typeof server.behave>[0] = 'right') {
  server.behave(behaviour)
  server.calls.length = 0
  const folder = mkdtempSync(join(tmpdir(), 'augury-warm-'))
  folders.push(folder)
  return {
    DATA_DIR: folder,
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: `${server.origin}/v1`,
  }
}

async function warm(environment: Record<string, string>, words: string[] = [], isInteractive = false) {
  const { code, out, notes } = await augury(['warm', ...words], {
    environment,
    isInteractive,
    now: () => NOW,
  })
  return { code, out, notes: notes === '' ? [] : notes.split('\n') }
}

/** A service that starts later with the same data folder. */
async function source(
  environment: Record<string, string>,
  now: number,
  style: 'brief' | 'detailed' | 'poetic',
) {
  const config = readConfig(environment)
  const store = openSqlite(config.dataDir, () => now)
  const { textSource } = await openTextSource({
    config,
    now: () => now,
    tally: (key, ttlMs) => store.tally(key, ttlMs),
    modelMetrics: NO_METRICS,
    onFailure: () => {},
    timeoutMs: 500,
  })
  const cache = new ReadingCache({ store, now: () => now })
  const request = { sign: 'leo', date: '2026-11-16', style, withCategories: style === 'detailed' }
  const { reading, cacheHit } = await readDaily(request, {
    cache,
    textSource,
    words: ENGLISH,
    now: () => now,
  })
  await cache.settled()
  await store.close()
  return { source: reading.source, cacheHit }
}

test('tomorrow’s readings are written in twelve signs and three styles, one call each, and the service finds them', async () => {
  const environment = started()
  const { code, out } = await warm(environment)
  assert.equal(code, 0)
  assert.match(out, /^2026-11-16: 36 written, 0 already there\. Calls to the model today: 36\.$/)
  assert.equal(server.calls.length, 36)
  server.behave('broken')
  for (const style of ['brief', 'detailed', 'poetic'] as const)
    assert.deepEqual(await source(environment, NOW, style), { source: 'model', cacheHit: true })
  assert.equal(server.calls.length, 36)
})

test('readings written ahead are stored until their date has ended everywhere, not only for a day', async () => {
  const environment = started()
  await warm(environment, ['--styles', 'brief'])
  server.behave('broken')
  const endsAt = Date.UTC(2026, 10, 17, 12)
  assert.ok(endsAt - NOW > 50 * HOUR_MS)
  assert.deepEqual(await source(environment, endsAt - 1, 'brief'), { source: 'model', cacheHit: true })
  assert.equal((await source(environment, endsAt, 'brief')).source, 'phrasebook')
})

test('a second run finds everything and makes no calls', async () => {
  const environment = started()
  await warm(environment, ['--styles', 'brief'])
  const { code, out } = await warm(environment, ['--styles', 'brief', '--json'])
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(out), {
    date: '2026-11-16',
    readings: 12,
    written: 0,
    found: 12,
    missing: 0,
    callsToday: 0,
  })
  assert.equal(server.calls.length, 12)
})

test('two runs at once share the work', async () => {
  const environment = started('slow')
  const runs = await Promise.all([1, 2].map(() => warm(environment, ['--styles', 'brief', '--json'])))
  assert.deepEqual(
    runs.map(({ code }) => code),
    [0, 0],
  )
  assert.equal(server.calls.length, 12)
})

test('a run that reached the daily limit continues the next time where it stopped', async () => {
  const environment = started()
  const first = await warm({ ...environment, LLM_DAILY_CALLS: '5', LLM_CONCURRENCY: '1' }, [
    '--styles',
    'brief',
  ])
  assert.equal(first.code, 1)
  assert.match(first.out, /5 written, 0 already there, 7 missing: run it again/)
  const second = await warm(environment, ['--styles', 'brief', '--json'])
  assert.equal(second.code, 0)
  const { written, found } = JSON.parse(second.out)
  assert.deepEqual([written, found], [7, 5])
})

test('fallback texts are written again', async () => {
  const environment = started('broken')
  assert.equal((await source(environment, NOW, 'brief')).source, 'phrasebook')
  server.behave('right')
  await warm(environment, ['--styles', 'brief'])
  assert.equal((await source(environment, NOW + 1, 'brief')).source, 'model')
})

test('a terminal shows a progress bar, a log does not', async () => {
  const watched = await warm(started(), ['--styles', 'brief'], true)
  assert.match(watched.notes.at(-1)!, /█{30} 12 of 12 {2}\w+, brief$/)
  assert.deepEqual((await warm(started(), ['--styles', 'brief'])).notes, [])
})

test('without a model or a shared store there is a message', async () => {
  const none = await warm({ DATA_DIR: ':memory:' })
  assert.equal(none.code, 0)
  assert.match(none.notes.join(), /nothing to warm/)
  const memory = await warm({ ...started(), DATA_DIR: ':memory:' })
  assert.equal(memory.code, 2)
  assert.match(memory.notes.join(), /set DATA_DIR or REDIS_URL/)
  assert.equal((await warm(started(), ['--patience', 'long'])).code, 2)
  assert.equal((await warm(started(), ['--styles', 'epic'])).code, 2)
})

test('the week of the date is written too if it is asked for: the whole and its phases, a call each', async () => {
  const environment = started()
  const words = ['--styles', 'brief', '--periods', 'week']
  const { code, out } = await warm(environment, words)
  assert.equal(code, 0)
  assert.match(out, /^2026-11-16: 24 written, 0 already there\. Calls to the model today: 36\.$/)
  assert.match((await warm(environment, words)).out, /: 0 written, 24 already there\./)
  assert.equal(server.calls.length, 36)
})
