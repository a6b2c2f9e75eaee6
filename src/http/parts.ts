/** What the HTTP room is given. By itself it knows no endpoint, no limit and no wording of an error. */
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { ServiceError } from '../errors.ts'
import type { Counters } from '../store/counters/counters.ts'
import type { Metrics } from './metrics.ts'
import type { Route } from './route.ts'

/** What is served. */
export interface Contract {
  readonly routes: readonly Route[]
  /** Place in the list of limits of a path without a route; undefined for one that is not counted. */
  readonly limitOf: (path: string) => number | undefined
  /** The same for what is no whole request, wherever it was sent. */
  readonly limitOfMalformed: number
  /** How an error is told at a path. */
  readonly errorResponse: (
    path: string,
    error: ServiceError,
    requestId: string,
    now: number,
  ) => { readonly status: number; readonly body: string }
}

export interface HttpParts {
  readonly config: Pick<Config, 'trustProxy' | 'rateLimits' | 'connectionsPerAddress'>
  /** Unix milliseconds. */
  readonly now: () => number
  readonly counters: Counters
  readonly log: Logger
  /** True while the event loop is late: new requests are answered with 503. */
  readonly isOverloaded: () => boolean
  /** Absent: nobody asks for numbers. */
  readonly metrics?: Metrics | undefined
  /** Other than the usual patience, for tests. */
  readonly patience?: Patience
}

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For its headers, and for the whole request. */
  readonly headersMs: number
  readonly requestMs: number
  /** Between two requests, and without taking or giving a byte within one. */
  readonly keepAliveMs: number
  readonly silenceMs: number
}
