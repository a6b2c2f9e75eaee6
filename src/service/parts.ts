/** Creates the parts of the running service from the configuration. A new part is added here. */
import type { MessagePort } from 'node:worker_threads'
import { limitsFrom, limitsOf } from '../api/limits.ts'
import type { Parts } from '../api/parts.ts'
import { IS_PACKAGE } from '../built/sources.ts'
import type { Config, LimitSettings } from '../config.ts'
import { ApiKeys } from '../http/api-keys.ts'
import { requestsInBatch } from '../http/batch.ts'
import type { Metrics } from '../http/metrics.ts'
import { EventLoopMonitor } from '../http/overload.ts'
import { BuiltPage, PAGE } from '../page/built-page.ts'
import { DECK_PICTURES, Pictures } from '../pictures/pictures.ts'
import { Renderer } from '../pictures/renderer.ts'
import { secrecyOf } from '../readings/secrecy.ts'
import { Computing } from '../schedule/computing.ts'
import { ThreadCounters } from '../store/counters/thread-counters.ts'
import { type OpenStoresParts, openStores, type Stores } from '../store/open-stores.ts'
import { openSecret } from '../store/secret.ts'
import { DECK } from '../tarot/deck.ts'
import { EARLIEST, LATEST } from '../time/range.ts'
import { VERSION } from '../version.ts'
import { words } from '../words/language.ts'
import { DEFAULT_LANGUAGE } from '../words/languages.ts'
import type { TextSource } from '../writer/text-source.ts'
import { type LogOutput, openLog } from './log.ts'
import { checkOptionalPackages } from './optional-packages.ts'
import { interpreterState, NO_METRICS, openTextSource } from './text-source.ts'

/** What is built once, before its first use. */
export interface Built {
  readonly page: BuiltPage
  readonly pictures: Pictures
}

/** Parts that must be closed before the process ends. */
export type RunningParts = Parts &
  Built & {
    readonly output: LogOutput
    /** Whether the event loop is late, with requests that queue. */
    readonly isLate: () => boolean
    readonly close: () => Promise<void>
  }

/** What a thread gets from the main one, so that limits are exact across threads and each can read what another has encrypted. */
export interface SharedParts {
  /** Leads to the counters of the main thread. */
  readonly counterPort: MessagePort | undefined
  readonly secret: string
}

export async function makeParts(config: Config, shared?: SharedParts): Promise<RunningParts> {
  checkOptionalPackages(config)
  const limits = limitsOf(config)
  const output = openLog(config)
  const { log } = output
  const loop = new EventLoopMonitor().start()
  const report = reporter(log)
  const apiKeys = openKeys(config, log)?.reloadOnChange()
  const secret = shared?.secret ?? openSecret(config, report)
  const threadCounters = shared?.counterPort && new ThreadCounters(shared.counterPort)
  const stores = openStores({ config, limits, now: Date.now, threadCounters, report })
  const metrics = config.adminPort === undefined ? undefined : await makeMetrics(stores, output)
  const { textSource, interpreter } = await makeTextSource(config, stores, log, metrics)
  return {
    config,
    now: Date.now,
    counters: stores.counters,
    apiKeys,
    cache: stores.cache,
    computing: new Computing({ hasRequests: () => requestsInBatch() > 0 }),
    secrecy: secrecyOf(secret),
    textSource,
    words: words(DEFAULT_LANGUAGE),
    log,
    isOverloaded: loop.isOverloaded,
    isLate: loop.isLate,
    checks: {
      cards: () => DECK.length,
      ephemeris: () => ({
        status: 'ok',
        from: new Date(EARLIEST).getUTCFullYear(),
        to: new Date(LATEST).getUTCFullYear(),
      }),
      cache: stores.state,
      interpreter,
    },
    metrics,
    ...makeBuilt(log),
    // The SDK takes 23 MB and most of a second: only where somebody uses it.
    mcp: (endpoints) =>
      loop.whileLoading(async () => (await import('../mcp/over-http.ts')).mcpOverHttp(endpoints, VERSION)),
    output,
    close: async () => {
      apiKeys?.close()
      await stores.close()
    },
  }
}

/** The API keys, if there is a file of them. Throws a ConfigError if it cannot be used. */
export function openKeys(config: Config, log: Parts['log']): ApiKeys | undefined {
  const { apiKeysFile: file } = config
  const limits = limitsOf(config)
  const limitsOfKey = (given: LimitSettings) => limitsFrom(given, limits, 'limits')
  return file === undefined ? undefined : new ApiKeys({ file, limitsOf: limitsOfKey, log })
}

type Interpreter = NonNullable<Parts['checks']['interpreter']>

async function makeTextSource(
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
    patienceMs: config.llmTimeoutMs,
  })
  if (modelState === undefined)
    return { textSource, interpreter: () => ({ status: 'ok', writer: 'phrasebook' }) }
  figures?.exposeModelState(metrics!, modelState)
  return { textSource, interpreter: () => interpreterState(modelState()) }
}

export function makeBuilt(log: Parts['log']): Built {
  const logError = (message: string) => (error: unknown) => log.error({ err: error }, message)
  return {
    page: new BuiltPage(PAGE, logError('the page cannot be built; the API is not affected')),
    pictures: new Pictures(
      DECK_PICTURES,
      logError('the PNG pictures cannot be built, only SVG is served; the API is not affected'),
      IS_PACKAGE ? new Renderer() : undefined,
    ),
  }
}

/** Writes the messages of the stores to the log. What the system refuses needs no stack: its message has the path or address. */
export const reporter =
  (log: Parts['log']): OpenStoresParts['report'] =>
  ({ level, message, error }) =>
    log[level](isSystemError(error) ? { reason: error.message } : { err: error }, message)

const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

export async function makeMetrics(
  { trackedClients, state, flips }: Pick<Stores, 'trackedClients' | 'state' | 'flips'>,
  { dropped }: Pick<LogOutput, 'dropped'>,
): Promise<Metrics> {
  const [{ Metrics }, { Counter }] = await Promise.all([import('../http/metrics.ts'), import('prom-client')])
  const metrics = new Metrics()
  new Counter({
    name: 'augury_log_lines_dropped_total',
    help: 'Log lines dropped because nobody read them or the disk was full.',
    registers: [metrics.registry],
    collect() {
      this.reset()
      this.inc(dropped())
    },
  })
  metrics.gauge('augury_rate_limit_clients', 'Clients tracked by the rate limits.', trackedClients, 'max')
  metrics.gauge(
    'augury_store_well',
    '1 while the store works, 0 while memory is used instead.',
    () => (state().status === 'ok' ? 1 : 0),
    'min',
  )
  metrics.counter(
    'augury_store_flips_total',
    'How often the store failed and memory was used instead.',
    flips,
  )
  return metrics
}
