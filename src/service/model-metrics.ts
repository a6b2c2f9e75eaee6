/** Prometheus metrics of the language model: number of calls, their duration, tokens, and outcomes. */
import { Counter, Histogram } from 'prom-client'
import type { Metrics } from '../http/metrics.ts'
import type { ModelMetrics, ModelState } from '../writer/model/model-writer.ts'

const BUCKETS_SECONDS = [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]

/** Labels come only from our own lists. */
export function modelMetricsOf({ registry }: Metrics): ModelMetrics {
  const registers = [registry]
  const calls = new Counter({
    name: 'augury_model_calls_total',
    help: 'Calls to the language model, by how they ended.',
    labelNames: ['outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'augury_model_call_seconds',
    help: 'Duration of calls to the language model.',
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const tokens = new Counter({
    name: 'augury_model_tokens_total',
    help: 'Tokens sent to the language model and written by it, as its provider counts them.',
    labelNames: ['direction'],
    registers,
  })
  const texts = new Counter({
    name: 'augury_model_texts_total',
    help: 'Texts requested from the language model: good, repaired, or replaced by the phrasebook (rejected, failed, declined), by kind of text.',
    labelNames: ['outcome', 'kind'],
    registers,
  })
  return {
    onCall({ outcome, ms, inputTokens, outputTokens }) {
      calls.inc({ outcome })
      seconds.observe(ms / 1000)
      tokens.inc({ direction: 'input' }, inputTokens)
      tokens.inc({ direction: 'output' }, outputTokens)
    },
    onText: (outcome, kind) => texts.inc({ outcome, kind }),
  }
}

export function exposeModelState(metrics: Metrics, state: () => ModelState): void {
  metrics.gauge(
    'augury_model_well',
    '1 while the language model writes the texts, 0 while the phrasebook replaces it.',
    () => (state().isAtWork && !state().isFailing ? 1 : 0),
    'min',
  )
  metrics.gauge(
    'augury_model_failing_kinds',
    'Kinds of text whose last texts the language model failed to write.',
    () => state().failingKinds.length,
    'max',
  )
  metrics.gauge(
    'augury_model_calls_today',
    'Calls counted against LLM_DAILY_CALLS in this UTC day, as far as this process knows.',
    () => state().callsToday,
    'max',
  )
}
