/** Config → parts → listen. With cli.ts, the only file that touches `process`. */
import { pino } from 'pino'
import { build } from './api/app.ts'
import { LIMIT_LIST } from './api/limits.ts'
import type { Parts } from './api/parts.ts'
import { type Config, readConfig } from './config.ts'
import { EARLIEST, LATEST } from './sky/ephemeris.ts'
import { memoryStore } from './store/memory.ts'
import { MemoryCounters } from './store/memory-counters.ts'
import { ReadingCache } from './store/reading-cache.ts'
import { DECK } from './tarot/deck.ts'

function makeParts(config: Config): Parts {
  return {
    config,
    now: Date.now,
    counters: new MemoryCounters(LIMIT_LIST),
    cache: new ReadingCache({ store: memoryStore(Date.now), now: Date.now }),
    log: pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }),
    isOverloaded: () => false,
    checks: {
      cards: () => DECK.length,
      ephemeris: () => ({
        status: 'ok',
        from: new Date(EARLIEST).getUTCFullYear(),
        to: new Date(LATEST).getUTCFullYear(),
      }),
    },
  }
}

export async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const parts = makeParts(config)
  const app = await build(parts)
  const address = await app.listen({ host: config.host, port: config.port })
  const shown = config.publicUrl ?? address
  console.log(`Augury answers at ${shown}/v1/ and explains itself at ${shown}/docs/`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
}
