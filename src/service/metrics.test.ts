import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeMetrics } from './metrics.ts'

test('Prometheus is told how the store is, how many clients are counted, and how many log lines were dropped', async () => {
  let lost = 3
  const metrics = await makeMetrics(
    { trackedClients: () => 7, flips: () => 2, state: () => ({ status: 'fallback', store: 'memory' }) },
    { dropped: () => lost },
  )
  const figures = async () => (await metrics.registry.metrics()).split('\n')
  const first = await figures()
  for (const line of [
    'augury_rate_limit_clients 7',
    'augury_store_well 0',
    'augury_log_lines_dropped_total 3',
    '# TYPE augury_log_lines_dropped_total counter',
  ])
    assert.ok(first.includes(line), line)
  lost = 5
  assert.ok((await figures()).includes('augury_log_lines_dropped_total 5'))
})
