/** What is answered at one path and method, and how a request is checked before its handler sees it. */
import type { TSchema } from 'typebox'
import type { Exchange } from './exchange.ts'
import type { SizedText } from './sized-text.ts'
import { type Validator, validatorOf } from './validator.ts'

export interface Route {
  readonly method: 'GET' | 'POST'
  /** The whole path, such as `/v1/tarot/cards/:id`. */
  readonly path: string
  /** Place in the list of limits that a request counts in. Absent: it is not counted. */
  readonly limit?: number | undefined
  /** Counted, and answered even when the limit is used up. */
  readonly isNeverRefused?: true
  /** Answered even when there is too much to do: whoever asks how the service is must be told. */
  readonly isHealthCheck?: true
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

/** Ready text or bytes, or an object to be written as JSON. */
export type Answer = string | SizedText | Buffer | object

/** A route with its schemas compiled. */
export class CheckedRoute<Row extends Omit<Route, 'limit'> = Route> {
  readonly route: Row
  readonly #params: Validator | undefined
  readonly #query: Validator | undefined
  readonly #body: Validator | undefined

  constructor(route: Row) {
    this.route = route
    this.#params = route.params && validatorOf(route.params)
    this.#query = route.query && validatorOf(route.query)
    this.#body = route.body && validatorOf(route.body)
  }

  /**
   * Gives the handler's view of a request to its exchange: what a schema names and nothing else. `bytes` is the length in which the
   * body arrived. Throws what is wrong with it.
   */
  check(exchange: Exchange, body: unknown, bytes: number): void {
    if (this.#query === undefined) exchange.query = NOTHING
    exchange.body = body === undefined && this.route.bodyOptional ? {} : body
    const fault =
      this.#params?.(exchange.params, 0) ??
      this.#query?.(exchange.query, 0) ??
      this.#body?.(exchange.body, bytes)
    if (fault !== undefined) throw fault
  }
}

const NOTHING = Object.freeze({})
