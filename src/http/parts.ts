/** What the HTTP room gets from outside. It knows no endpoints, no limits and no error messages by itself. */
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { ServiceError } from '../errors.ts'
import type { Counters } from '../store/counters/counters.ts'
import type { ApiKeys } from './api-keys.ts'
import type { Metrics } from './metrics.ts'
import type { Route } from './route.ts'

/** What is served. */
export interface Contract {
  readonly routes: readonly Route[]
  /** Index in the list of limits for a path without a route; undefined if it is not counted. */
  readonly limitOf: (path: string) => number | undefined
  /** The same for an incomplete request, whatever its path. */
  readonly limitOfMalformed: number
  /** The status and body of an error at a path. */
  readonly errorResponse: (
    path: string,
    error: ServiceError,
    requestId: string,
    now: number,
  ) => { readonly status: number; readonly body: object }
  /** The page for a browser at an unknown address, and its status. Without it, and for other clients, the answer is an error. */
  readonly missingPage?: Route['answer'] | undefined
  /** An answer as Markdown. */
  readonly markdown: (answer: object) => string
}

export interface HttpParts {
  readonly config: Pick<
    Config,
    'trustProxy' | 'rateLimits' | 'connectionsPerAddress' | 'corsOrigins' | 'publicUrl' | 'allowedHosts'
  >
  /** Unix milliseconds. */
  readonly now: () => number
  readonly counters: Counters
  /** Absent if no keys are in use. */
  readonly apiKeys?: Pick<ApiKeys, 'find'> | undefined
  readonly log: Logger
  /** True while the event loop is late and requests queue: a request that arrives now is answered with 503. */
  readonly isOverloaded: () => boolean
  /** Absent if there is no admin listener. */
  readonly metrics?: Metrics | undefined
  /** Other timeouts than the usual ones, for tests. */
  readonly clientTimeouts?: ClientTimeouts
}

/** Timeouts for clients, in milliseconds. */
export interface ClientTimeouts {
  /** For the headers, and for the whole request. */
  readonly headersMs: number
  readonly requestMs: number
  /** Between two requests, and without any data received or sent during one. */
  readonly keepAliveMs: number
  readonly silenceMs: number
}
