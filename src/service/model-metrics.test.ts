import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Metrics } from '../http/metrics.ts'
import { exposeModelState, modelMetricsOf } from './model-metrics.ts'

test('calls, their time and tokens, what came of them, and how the model is are figures for Prometheus', async () => {
  const metrics = new Metrics()
  const modelMetrics = modelMetricsOf(metrics)
  exposeModelState(metrics, () => ({
    isAtWork: false,
    isFailing: true,
    failingKinds: ['natal', 'spread'],
    againInMs: 9,
    last: 'timed_out',
    callsToday: 3,
  }))
  modelMetrics.onCall({ outcome: 'answered', ms: 1200, inputTokens: 870, outputTokens: 90 })
  modelMetrics.onCall({ outcome: 'answered', ms: 800, inputTokens: 30, outputTokens: 10 })
  modelMetrics.onCall({ outcome: 'timed_out', ms: 4500, inputTokens: 0, outputTokens: 0 })
  modelMetrics.onText('repaired', 'daily')
  modelMetrics.onText('failed', 'natal')
  const text = await metrics.registry.metrics()
  for (const line of [
    'augury_model_calls_total{outcome="answered"} 2',
    'augury_model_calls_total{outcome="timed_out"} 1',
    'augury_model_call_seconds_sum 6.5',
    'augury_model_call_seconds_bucket{le="1"} 1',
    'augury_model_tokens_total{direction="input"} 900',
    'augury_model_tokens_total{direction="output"} 100',
    'augury_model_texts_total{outcome="repaired",kind="daily"} 1',
    'augury_model_texts_total{outcome="failed",kind="natal"} 1',
    'augury_model_well 0',
    'augury_model_failing_kinds 2',
    'augury_model_calls_today 3',
  ])
    assert.ok(text.split('\n').includes(line), line)
  const bounds = [...text.matchAll(/^augury_model_call_seconds_bucket\{le="([^"]+)"\}/gm)]
  assert.equal(bounds.map(([, bound]) => bound).join(' '), '0.25 0.5 0.75 1 1.5 2 2.5 3 3.5 4 4.5 5 +Inf')
})
