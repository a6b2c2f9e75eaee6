/** Config → parts: what the running service is made of. A new part is made here. */
import { pino } from 'pino'
import { LIMIT_LIST } from './api/limits.ts'
import type { Metrics } from './api/metrics.ts'
import { EventLoopWatch } from './api/overload.ts'
import type { Parts } from './api/parts.ts'
import type { Config } from './config.ts'
import { EARLIEST, LATEST } from './sky/ephemeris.ts'
import { memoryStore } from './store/memory.ts'
import { MemoryCounters } from './store/memory-counters.ts'
import { ReadingCache } from './store/reading-cache.ts'
import { DECK } from './tarot/deck.ts'

export async function makeParts(config: Config): Promise<Parts> {
  const counters = new MemoryCounters(LIMIT_LIST)
  const metrics = config.adminPort === undefined ? undefined : await makeMetrics(counters)
  return {
    config,
    now: Date.now,
    counters,
    cache: new ReadingCache({ store: memoryStore(Date.now), now: Date.now }),
    log: makeLog(config),
    isOverloaded: new EventLoopWatch().start().isLate,
    checks: {
      cards: () => DECK.length,
      ephemeris: () => ({
        status: 'ok',
        from: new Date(EARLIEST).getUTCFullYear(),
        to: new Date(LATEST).getUTCFullYear(),
      }),
    },
    metrics,
  }
}

/** Written in the background: a slow terminal or pipe costs lines, never answers. */
function makeLog({ logLevel }: Config): Parts['log'] {
  const stream = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    maxLength: 8_388_608,
    periodicFlush: 500,
  })
  // Whoever read our output is gone; the service goes on.
  stream.on('error', () => stream.destroy())
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}

async function makeMetrics(counters: MemoryCounters): Promise<Metrics> {
  const { Metrics } = await import('./api/metrics.ts')
  const metrics = new Metrics()
  metrics.gauge('augury_rate_limit_clients', 'Clients on record for the rate limits.', () => counters.tracked)
  return metrics
}
