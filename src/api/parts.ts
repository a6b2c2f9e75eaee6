/** What the API is built from. `main.ts` makes the real ones; tests hand in what they need. Add a member for a new part. */
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Counters } from '../store/counters.ts'
import type { ReadingCache } from '../store/reading-cache.ts'
import type { HealthChecks } from './schemas/system.ts'

export type Parts = {
  readonly config: Config
  /** Unix milliseconds. */
  readonly now: () => number
  readonly counters: Counters
  readonly cache: ReadingCache
  readonly log: Logger
  /** True while the event loop is late: new requests are turned away with 503. */
  readonly isOverloaded: () => boolean
  /** What `GET /v1/astrology/health` reports. */
  readonly checks: HealthChecks
}
