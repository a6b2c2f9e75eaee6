/** Chooses who writes the texts, from the configuration: the phrasebook, or a language model with the phrasebook as its fallback. */
import type { Parts } from '../api/parts.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Stores } from '../store/open-stores.ts'
import { Declined } from '../writer/model/declined.ts'
import type { ModelMetrics, ModelState, ModelWriter } from '../writer/model/model-writer.ts'
import { phrasebookSource, type TextSource } from '../writer/text-source.ts'
import { withFallback } from '../writer/with-fallback.ts'

export interface TextSourceParts {
  readonly config: Config
  readonly now: () => number
  readonly tally: (key: string, ttlMs: number) => Promise<number>
  readonly modelMetrics: ModelMetrics
  /** Called for every text that the model failed to write. */
  readonly onFailure: (error: unknown) => void
  /** Timeout for one text. */
  readonly timeoutMs: number
}

export interface OpenedTextSource {
  readonly textSource: TextSource
  /** Absent without a model. */
  readonly modelState?: () => ModelState
}

export async function openTextSource(parts: TextSourceParts): Promise<OpenedTextSource> {
  // Computed at the start, because the texts are read from then on: a text that is edited later belongs to the next edition.
  void phrasebookSource.edition
  const writer = await openWriter(parts)
  if (writer === undefined) return { textSource: phrasebookSource }
  const { timeoutMs, onFailure } = parts
  const textSource = withFallback(writer, {
    edition: writer.edition,
    timeoutMs,
    // A call that was declined because the model is paused is not reported: the failure that paused it was.
    onFailure: (error) => (error instanceof Declined ? undefined : onFailure(error)),
  })
  return { textSource, modelState: () => writer.state }
}

/** The packages for models take 15 MB, so they are loaded only if a model is configured. */
async function openWriter({
  config,
  now,
  tally,
  modelMetrics,
}: TextSourceParts): Promise<ModelWriter | undefined> {
  const { llmProvider, llmModel, llmBaseUrl, llmApiKey, llmDailyCalls, llmConcurrency } = config
  if (llmProvider === 'none') return undefined
  const { ModelWriter } = await import('../writer/model/model-writer.ts')
  return ModelWriter.open({
    settings: { provider: llmProvider, model: llmModel!, baseUrl: llmBaseUrl, apiKey: llmApiKey },
    now,
    tally,
    dailyCalls: llmDailyCalls,
    mostAtOnce: llmConcurrency,
    modelMetrics,
  })
}

/** For when no metrics are collected. */
export const NO_METRICS: ModelMetrics = { onCall: () => {}, onText: () => {} }

/** What the health check says of the model (decisions §4). */
export function interpreterState({ isAtWork, isFailing, failingKinds, last }: ModelState) {
  const isWriting = isAtWork && !isFailing
  return {
    status: isWriting && failingKinds.length === 0 ? 'ok' : 'fallback',
    writer: isWriting ? 'model' : 'phrasebook',
    ...(last && { last }),
    ...(failingKinds.length > 0 && { failing: [...failingKinds] }),
  } as const
}

type Interpreter = NonNullable<Parts['checks']['interpreter']>

/** Who writes the texts of the running service, and what the health check says of it. */
export async function makeTextSource(
  config: Config,
  { tally }: Stores,
  log: Parts['log'],
  metrics: Metrics | undefined,
): Promise<{ textSource: TextSource; interpreter: Interpreter }> {
  const figures = metrics && config.llmProvider !== 'none' ? await import('./model-metrics.ts') : undefined
  const { textSource, modelState } = await openTextSource({
    config,
    now: Date.now,
    tally,
    modelMetrics: figures?.modelMetricsOf(metrics!) ?? NO_METRICS,
    onFailure: (error) =>
      log.warn({ reason: (error as Error).message }, 'the model failed; the phrasebook wrote the text'),
    timeoutMs: config.llmTimeoutMs,
  })
  if (modelState === undefined)
    return { textSource, interpreter: () => ({ status: 'ok', writer: 'phrasebook' }) }
  figures?.exposeModelState(metrics!, modelState)
  return { textSource, interpreter: () => interpreterState(modelState()) }
}
