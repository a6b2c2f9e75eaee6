/** The description of one path and method. */
import type { TSchema } from 'typebox'
import type { Exchange } from './exchange.ts'
import type { AnswerBody } from './respond.ts'

export interface Route {
  readonly method: 'GET' | 'POST'
  /** The whole path, such as `/v1/tarot/cards/:id`. */
  readonly path: string
  /** Index in the list of limits. Absent: requests are not counted. */
  readonly limit?: number | undefined
  /** `answer` counts the request, because its group depends on the body. Other methods at this path are counted as usual. */
  readonly isCountedByAnswer?: true
  /** Requests are counted, but answered even when the limit is reached. */
  readonly isNeverRefused?: boolean
  /** Answered even when the service is overloaded, so that the state of the service can always be checked. */
  readonly isHealthCheck?: boolean
  /** Schema of the JSON body. Without a schema the body is not read. */
  readonly body?: TSchema
  /** A request without a body counts as `{}`. */
  readonly bodyOptional?: true
  readonly params?: TSchema
  /** Schema of the query. All its members are strings. */
  readonly query?: TSchema
  /** Headers that pages of other sites may send to this path, besides those that they may send to all. */
  readonly requestHeaders?: readonly string[]
  /** The answer is JSON, and is sent as Markdown to clients that prefer it. */
  readonly mayBeMarkdown?: boolean
  /** The same as a document, for clients that prefer PDF. Throws as `answer` does. */
  readonly pdf?: ((exchange: Exchange) => Promise<Buffer>) | undefined
  /** Throws a ServiceError for a caller's mistake. */
  readonly answer: (exchange: Exchange) => AnswerBody | Promise<AnswerBody>
}
