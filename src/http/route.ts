/** One row of the list of endpoints: all that routing, validation, limits and the OpenAPI document need to know of it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { SizedText } from '../api/envelope.ts'
import type { ErrorCode } from '../errors.ts'
import type { LimitGroup } from './limits.ts'

export type Route = {
  method: 'GET' | 'POST'
  /** Below `/v1`, for example `/astrology/horoscope/daily/:sign`. */
  path: string
  /** Row of the table of limits this endpoint counts in. */
  limit: LimitGroup
  tag: 'System' | 'Tarot' | 'Astrology'
  /** A few words, for the service root and the reference. */
  summary: string
  description?: string
  /** Schema of the JSON body. */
  body?: TSchema
  /** A request without a body counts as `{}` (decision 1.4: the tarot endpoints). */
  bodyOptional?: true
  /** Example bodies for the reference, by title. */
  examples?: Record<string, unknown>
  params?: TSchema
  /** Schema of the query: every member is a string there. */
  query?: TSchema
  /** Schema of the answer, for the reference and the tests; an answer is not checked while serving. */
  response:
    | { description: string; schema: TSchema; example: unknown }
    /** An answer that is no JSON; its handler sets the header. Errors are JSON all the same. */
    | { description: string; mediaType: string }
  /** Codes beyond those that any endpoint of its method can give. */
  errors?: readonly ErrorCode[]
  /** Ready text, or an object to be written as JSON. Throws a ServiceError for a caller's mistake. */
  answer: (request: FastifyRequest, reply: Status) => Answer | Promise<Answer>
}

export type Answer = string | object | SizedText

/** All that a handler may do to the reply; for headers there is `addHeaders` (respond.ts). */
export type Status = Pick<FastifyReply, 'code'>

/** A row whose handler knows the types of its body and parameters from their schemas. */
export function route<
  Body extends TSchema = TSchema,
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
>(
  row: Omit<Route, 'answer' | 'body' | 'params' | 'query'> & {
    body?: Body
    params?: Params
    query?: Query
    answer: (
      request: FastifyRequest<{ Body: Static<Body>; Params: Static<Params>; Querystring: Static<Query> }>,
      reply: Status,
    ) => Answer | Promise<Answer>
  },
): Route {
  return row as unknown as Route
}
