/** The errors of an endpoint, as the OpenAPI document describes them: one response for each status, with an example for each code. */
import assert from 'node:assert/strict'
import type { ErrorCode, ServiceError } from '../errors.ts'
import type { Limit } from '../store/counters/counters.ts'
import type { Endpoint } from './endpoint.ts'
import { type ErrorFormat, errorBody, errorFormatOf, statusOf } from './error-responses.ts'
import { EXAMPLE_TIME } from './example.ts'
import { COMMON_HEADERS, headerRefs } from './openapi-headers.ts'
import { type ProvokedError, provokedErrors } from './provoked-errors.ts'
import { sharedErrors } from './shared-errors.ts'

interface DocumentedError {
  readonly code: ErrorCode
  readonly status: number
  /** An example, or a reference to one. */
  readonly example: object
}

export class DocumentedErrors {
  readonly #limits: readonly Limit[]
  readonly #examples = new Map<string, object>()

  constructor(limits: readonly Limit[]) {
    this.#limits = limits
  }

  /** Examples that several operations have in common, by name. */
  get examples(): Record<string, object> {
    return Object.fromEntries(this.#examples)
  }

  async responsesOf(endpoint: Endpoint): Promise<Record<string, object>> {
    const format = errorFormatOf(`/v1${endpoint.path}`)
    const shared = sharedErrors(endpoint, this.#limits).map(({ name, error }) => ({
      ...codeAndStatus(error),
      example: this.#reference(`${format}.${name}`, { value: exampleOf(format, error) }),
    }))
    const own = (await provokedErrors(endpoint)).map((provoked) => documented(format, provoked))
    return errorResponses(format, [...shared, ...own], COMMON_HEADERS)
  }

  #reference(name: string, example: object): object {
    this.#examples.set(name, example)
    return { $ref: `#/components/examples/${name}` }
  }
}

/** The response to an error of a path that is not an endpoint. */
export const errorResponseTo = (provoked: ProvokedError, headers: object): Record<string, object> =>
  errorResponses('astrology', [documented('astrology', provoked)], headers)

const codeAndStatus = (error: ServiceError) => ({ code: error.code, status: statusOf(error) })

const documented = (format: ErrorFormat, { error, request }: ProvokedError): DocumentedError => ({
  ...codeAndStatus(error),
  example: { value: exampleOf(format, error), 'x-request': request },
})

const EXAMPLE_ID = 'req_k3Jv0Qm9ZtY2x_8LwS1a'

const exampleOf = (format: ErrorFormat, error: ServiceError): object =>
  errorBody(format, error, EXAMPLE_ID, EXAMPLE_TIME)

function errorResponses(
  format: ErrorFormat,
  errors: readonly DocumentedError[],
  headers: object,
): Record<string, object> {
  return Object.fromEntries(
    [...Map.groupBy(errors, ({ status }) => status)].map(([status, found]) => {
      const waiting = status === 429 || status === 503 ? headerRefs('Retry-After') : {}
      return [status, errorResponse(format, found, { ...headers, ...waiting })]
    }),
  )
}

function errorResponse(format: ErrorFormat, errors: readonly DocumentedError[], headers: object): object {
  const $ref = `#/components/schemas/${format === 'tarot' ? 'TarotError' : 'AstrologyError'}`
  const examples = Object.fromEntries(errors.map(({ code, example }) => [code, example]))
  const codes = Object.keys(examples)
  assert(codes.length === errors.length, `one of ${codes} has two examples for one status`)
  return {
    description: codes.join(', '),
    headers,
    content: { 'application/json': { schema: { $ref }, examples } },
  }
}
