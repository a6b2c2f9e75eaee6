/** What the API is built from. `src/service/parts.ts` makes the real ones; tests hand in what they need. Add a member for a new part. */
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Metrics } from '../http/metrics.ts'
import type { PageSource } from '../page/page-files.ts'
import type { PictureSource } from '../pictures/picture.ts'
import type { Secrecy } from '../readings/secrecy.ts'
import type { Counters } from '../store/counters/counters.ts'
import type { ReadingCache } from '../store/readings/reading-cache.ts'
import type { Desk } from '../writer/with-fallback.ts'
import type { HealthChecks } from './endpoints/system/schema.ts'

/** How long a client may take, in milliseconds. */
export type Patience = {
  /** For its headers, and for the whole request. */
  readonly headersMs: number
  readonly requestMs: number
  /** Between two requests, and without taking or giving a byte within one. */
  readonly keepAliveMs: number
  readonly silenceMs: number
}

export type Parts = {
  readonly config: Config
  /** Unix milliseconds. */
  readonly now: () => number
  readonly counters: Counters
  readonly cache: ReadingCache
  /** Of what a birth is behind. */
  readonly secrecy: Secrecy
  /** Who writes the texts. */
  readonly desk: Desk
  readonly log: Logger
  /** True while the event loop is late: new requests are turned away with 503. */
  readonly isOverloaded: () => boolean
  /** What `GET /v1/astrology/health` reports. */
  readonly checks: HealthChecks
  /** The cards at `/cards`. */
  readonly pictures: PictureSource
  /** The page at `/`. Absent: the service answers only under `/v1` and `/docs`. */
  readonly page?: PageSource
  /** Absent: nobody asks for numbers. */
  readonly metrics?: Metrics | undefined
  /** Other than the usual patience, for tests. */
  readonly patience?: Patience
}
