/** One row of the list of endpoints: everything that routing, validation, limits and the OpenAPI document need. */
import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from '../errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerBody } from '../http/respond.ts'
import type { Route } from '../http/route.ts'
import type { Report } from '../report/document.ts'
import type { LimitGroup } from './limits.ts'

export interface Endpoint extends Omit<Route, 'limit' | 'pdf'> {
  /** Below `/v1`, for example `/astrology/horoscope/daily/:sign`. */
  readonly path: string
  /** What it does, as one word: the `operationId` of the OpenAPI document, and the method of the typed client. */
  readonly operation: string
  /** The row of the table of limits in which its requests are counted. */
  readonly limit: LimitGroup
  readonly tag: 'System' | 'Tarot' | 'Astrology' | 'Places'
  /** A few words, for the service root and the reference. */
  readonly summary: string
  readonly description?: string
  /** Example bodies for the reference, by title. */
  readonly examples?: Record<string, unknown>
  /** Schema of the answer, for the reference and the tests; answers are not validated at run time. */
  readonly response:
    | {
        readonly description: string
        readonly schema: TSchema
        /** Made when the OpenAPI document is first asked for; it may be a promise. */
        readonly example: () => unknown
      }
    /** Media type of an answer that is not JSON; the handler sets the header. Errors are still JSON. */
    | { readonly description: string; readonly mediaType: string }
  /** The answer as a document that people print, for clients that prefer PDF (docs/reports.md). Limits count as for JSON. */
  readonly report?: (exchange: Exchange) => Promise<Report>
  /** Its JSON is only for programs, and is never sent as Markdown. */
  readonly isForPrograms?: true
  /** Requests with errors of this endpoint, by their codes. The answers to them are the examples of the OpenAPI document. */
  readonly errors?: ErrorRequests
}

/** A request with an error: the parts of it that the endpoint sees. */
export interface ErrorRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** One request for a code, or one for each of its statuses. */
export type ErrorRequests = Partial<Readonly<Record<ErrorCode, ErrorRequest | readonly ErrorRequest[]>>>

/** Whether the answer is also available as Markdown. */
export const hasMarkdown = ({ response, isForPrograms }: Endpoint): boolean =>
  'schema' in response && !isForPrograms

/** Infers the types of the handler's body, parameters and query from their schemas. */
export function endpoint<
  Body extends TSchema = TSchema,
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
>(
  row: Omit<Endpoint, 'answer' | 'report' | 'body' | 'params' | 'query'> & {
    readonly body?: Body
    readonly params?: Params
    readonly query?: Query
    readonly answer: (
      exchange: Exchange<Static<Body>, Static<Params>, Static<Query>>,
    ) => AnswerBody | Promise<AnswerBody>
    readonly report?: (exchange: Exchange<Static<Body>, Static<Params>, Static<Query>>) => Promise<Report>
  },
): Endpoint {
  return row as unknown as Endpoint
}
