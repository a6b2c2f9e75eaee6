/** What is answered at one path and method. */
import type { TSchema } from 'typebox'
import type { Exchange } from './exchange.ts'
import type { Answer } from './respond.ts'

export interface Route {
  readonly method: 'GET' | 'POST'
  /** The whole path, such as `/v1/tarot/cards/:id`. */
  readonly path: string
  /** Place in the list of limits that a request counts in. Absent: it is not counted. */
  readonly limit?: number | undefined
  /** Counted, and answered even when the limit is used up. */
  readonly isNeverRefused?: boolean
  /** Answered even when there is too much to do: whoever asks how the service is must be told. */
  readonly isHealthCheck?: boolean
  /** Schema of the JSON body. Without one no body is read. */
  readonly body?: TSchema
  /** A request without a body counts as `{}`. */
  readonly bodyOptional?: true
  readonly params?: TSchema
  /** Schema of the query: every member is a string there. */
  readonly query?: TSchema
  /** Throws a ServiceError for a caller's mistake. */
  readonly answer: (exchange: Exchange) => Answer | Promise<Answer>
}
