import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { Metrics } from '../http/metrics.ts'
import { openStores } from '../store/open-stores.ts'
import type { ModelState } from '../writer/model/model-writer.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { healthChecks } from './health-checks.ts'
import { interpreterState, makeTextSource } from './text-source.ts'

const WELL: ModelState = {
  isAtWork: true,
  isFailing: false,
  failingKinds: [],
  callsToday: 0,
  againInMs: 0,
  last: undefined,
}

const STATES: Record<string, { state: Partial<ModelState>; reported: object }> = {
  'a model that writes': { state: {}, reported: { status: 'ok', writer: 'model' } },
  'one that fails': {
    state: { isFailing: true, last: 'timed_out' },
    reported: { status: 'fallback', writer: 'phrasebook', last: 'timed_out' },
  },
  'one that has no calls left': {
    state: { isAtWork: false },
    reported: { status: 'fallback', writer: 'phrasebook' },
  },
  'one that fails at some kinds of text': {
    state: { failingKinds: ['natal', 'spread'] },
    reported: { status: 'fallback', writer: 'model', failing: ['natal', 'spread'] },
  },
}

for (const [what, { state, reported }] of Object.entries(STATES))
  test(`the health check says of ${what} who writes, and what fails`, () =>
    assert.deepEqual(interpreterState({ ...WELL, ...state }), reported))

async function opened(environment: Record<string, string>, metrics = new Metrics()) {
  const config = readConfig({ DATA_DIR: ':memory:', ...environment })
  const stores = openStores({ config, limits: [], now: Date.now, report: () => undefined })
  const source = await makeTextSource(config, stores, pino({ level: 'silent' }), metrics)
  await stores.close()
  return { ...source, figures: await metrics.registry.metrics() }
}

test('without a model the phrasebook writes, that is well, and there are no figures of a model', async () => {
  const { textSource, interpreter, figures } = await opened({})
  assert.equal(textSource, phrasebookSource)
  assert.deepEqual(interpreter(), { status: 'ok', writer: 'phrasebook' })
  assert.doesNotMatch(figures, /augury_model/)
})

test('with a model its state is in the health check and in the metrics', async () => {
  const { textSource, interpreter, figures } = await opened({
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  })
  assert.notEqual(textSource, phrasebookSource)
  assert.deepEqual(interpreter(), { status: 'ok', writer: 'model' })
  for (const line of ['augury_model_well 1', 'augury_model_failing_kinds 0', 'augury_model_calls_today 0'])
    assert.ok(figures.split('\n').includes(line), line)
})

test('the health checks know 78 cards and the years of the ephemeris, and hand on what the others say', () => {
  const cache = () => ({ status: 'ok', store: 'memory' }) as const
  const interpreter = () => ({ status: 'ok', writer: 'phrasebook' }) as const
  const checks = healthChecks(cache, interpreter)
  assert.equal(checks.cards?.(), 78)
  assert.deepEqual(checks.ephemeris?.(), { status: 'ok', from: 1600, to: 2399 })
  assert.deepEqual([checks.cache, checks.interpreter], [cache, interpreter])
})
