import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pino } from 'pino'
import { limitsOf } from '../api/limits.ts'
import { readConfig } from '../config.ts'
import { openKeys } from './api-keys.ts'
import { makeMetrics } from './metrics.ts'

test('the metrics have the state of the store, how many clients are counted, and how many log lines were dropped', async () => {
  let lost = 3
  let status: 'ok' | 'fallback' = 'fallback'
  const metrics = await makeMetrics(
    { trackedClients: () => 7, flips: () => 2, state: () => ({ status, store: 'memory' }) },
    { dropped: () => lost },
  )
  const figures = async () => (await metrics.registry.metrics()).split('\n')
  const first = await figures()
  for (const line of [
    'augury_rate_limit_clients 7',
    'augury_store_well 0',
    'augury_log_lines_dropped_total 3',
    'augury_store_flips_total 2',
    '# TYPE augury_store_flips_total counter',
    '# TYPE augury_log_lines_dropped_total counter',
  ])
    assert.ok(first.includes(line), line)
  lost = 5
  status = 'ok'
  const second = await figures()
  for (const line of ['augury_log_lines_dropped_total 5', 'augury_store_well 1'])
    assert.ok(second.includes(line), line)
})

test('a key has the limits of its file, and for other groups those of the service', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-parts-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'keys.json')
  const entry = { name: 'app', sha256: hash('sha256', 'open-sesame'), limits: 'tarot=7' }
  writeFileSync(file, JSON.stringify([entry]))
  const config = readConfig({ API_KEYS_FILE: file })
  const found = openKeys(config, pino({ level: 'silent' }))!.find('open-sesame')!
  const perMinute = (group: string) => found.limits.find((limit) => limit.group === group)!.perMinute
  assert.equal(perMinute('tarot'), 7)
  for (const { group, perMinute: usual } of limitsOf(config))
    if (group !== 'tarot') assert.equal(perMinute(group), usual, group)
  assert.equal(openKeys(readConfig({}), pino({ level: 'silent' })), undefined)
})
