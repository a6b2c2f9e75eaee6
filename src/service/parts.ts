/** Config → parts: what the running service is made of. A new part is made here. */
import { pino } from 'pino'
import type { Parts } from '../api/parts.ts'
import { type Config, secretsOf } from '../config.ts'
import { LIMIT_LIST } from '../http/limits.ts'
import type { Metrics } from '../http/metrics.ts'
import { EventLoopWatch } from '../http/overload.ts'
import { timestamp } from '../http/timestamp.ts'
import { LineWriter } from '../line-writer.ts'
import { BuiltPage } from '../page/built-page.ts'
import { PictureShelf } from '../pictures/picture-shelf.ts'
import { Pictures } from '../pictures/pictures.ts'
import { secrecyOf } from '../readings/secrecy.ts'
import { type OpenStoresParts, openStores, type Stores } from '../store/open-stores.ts'
import { openSecret } from '../store/secret.ts'
import { DECK } from '../tarot/deck.ts'
import { EARLIEST, LATEST } from '../time/range.ts'
import type { Desk } from '../writer/with-fallback.ts'
import { interpreterState, openDesk, UNWATCHED } from './desk.ts'
import { logSerializers } from './log-serializers.ts'

/** Parts that must be put away before the process ends. */
export type RunningParts = Parts & { readonly pictures: Pictures; readonly close: () => Promise<void> }

/** What several threads have in common: limits are exact over all of them, and each reads what another has sealed. */
export interface SharedParts {
  readonly counterMemory: SharedArrayBuffer
  readonly secret: string
}

export async function makeParts(config: Config, shared?: SharedParts): Promise<RunningParts> {
  const log = makeLog(config)
  const tell = teller(log)
  const secret = shared?.secret ?? openSecret(config, tell)
  const counterMemory = shared?.counterMemory
  const stores = openStores({ config, limits: LIMIT_LIST, now: Date.now, counterMemory, tell })
  const metrics = config.adminPort === undefined ? undefined : await makeMetrics(stores)
  const { desk, interpreter } = await makeDesk(config, stores, log, metrics)
  return {
    config,
    now: Date.now,
    counters: stores.counters,
    cache: stores.cache,
    secrecy: secrecyOf(secret),
    desk,
    log,
    isOverloaded: new EventLoopWatch().start().isLate,
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
    pictures: new Pictures(new PictureShelf()),
    page: new BuiltPage(),
    close: stores.close,
  }
}

type Interpreter = NonNullable<Parts['checks']['interpreter']>

async function makeDesk(
  config: Config,
  { tally }: Stores,
  log: Parts['log'],
  metrics: Metrics | undefined,
): Promise<{ desk: Desk; interpreter: Interpreter }> {
  const figures = metrics && config.llmProvider !== 'none' ? await import('./model-metrics.ts') : undefined
  const { desk, modelState } = await openDesk({
    config,
    now: Date.now,
    tally,
    watch: figures?.modelWatch(metrics!) ?? UNWATCHED,
    onFailure: (error) =>
      log.warn({ reason: (error as Error).message }, 'the phrasebook stands in for the model'),
    patienceMs: config.llmTimeoutMs,
  })
  if (modelState === undefined) return { desk, interpreter: () => ({ status: 'ok', writer: 'phrasebook' }) }
  figures?.watchModelState(metrics!, modelState)
  return { desk, interpreter: () => interpreterState(modelState()) }
}

/** What the stores have to say, in the log. */
export const teller =
  (log: Parts['log']): OpenStoresParts['tell'] =>
  ({ level, message, error }) =>
    log[level]({ err: error }, message)

const logTime = () => `,"time":"${timestamp(Date.now())}"`

/** Threads write to the same output: in pieces small enough that a pipe never mixes two of them. */
export function makeLog(config: Config): Parts['log'] {
  const { logLevel, workers } = config
  const lines = new LineWriter(1, workers > 1 ? 3072 : 32_768)
  const serializers = logSerializers(secretsOf(config))
  return pino({ level: logLevel, base: null, timestamp: logTime, serializers }, lines)
}

async function makeMetrics({ trackedClients, state, flips }: Stores): Promise<Metrics> {
  const { Metrics } = await import('../http/metrics.ts')
  const metrics = new Metrics()
  metrics.gauge('augury_rate_limit_clients', 'Clients on record for the rate limits.', trackedClients, 'max')
  metrics.gauge(
    'augury_store_well',
    '1 while the store answers itself, 0 while memory stands in for it.',
    () => (state().status === 'ok' ? 1 : 0),
    'min',
  )
  metrics.counter(
    'augury_store_flips_total',
    'How often the store was given up and memory stood in for it.',
    flips,
  )
  return metrics
}
