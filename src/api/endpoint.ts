/** One row of the list of endpoints: all that routing, validation, limits and the OpenAPI document need to know of it. */
import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from '../errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Answer, Route } from '../http/route.ts'
import type { LimitGroup } from './limits.ts'

export interface Endpoint extends Omit<Route, 'limit'> {
  /** Below `/v1`, for example `/astrology/horoscope/daily/:sign`. */
  readonly path: string
  /** Row of the table of limits this endpoint counts in. */
  readonly limit: LimitGroup
  readonly tag: 'System' | 'Tarot' | 'Astrology'
  /** A few words, for the service root and the reference. */
  readonly summary: string
  readonly description?: string
  /** Example bodies for the reference, by title. */
  readonly examples?: Record<string, unknown>
  /** Schema of the answer, for the reference and the tests; an answer is not checked while serving. */
  readonly response:
    | { readonly description: string; readonly schema: TSchema; readonly example: unknown }
    /** An answer that is no JSON; its handler sets the header. Errors are JSON all the same. */
    | { readonly description: string; readonly mediaType: string }
  /** Codes beyond those that any endpoint of its method can give. */
  readonly errors?: readonly ErrorCode[]
}

/** A row whose handler knows the types of its body, parameters and query from their schemas. */
export function endpoint<
  Body extends TSchema = TSchema,
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
>(
  row: Omit<Endpoint, 'answer' | 'body' | 'params' | 'query'> & {
    readonly body?: Body
    readonly params?: Params
    readonly query?: Query
    readonly answer: (
      exchange: Exchange<Static<Body>, Static<Params>, Static<Query>>,
    ) => Answer | Promise<Answer>
  },
): Endpoint {
  return row as unknown as Endpoint
}
