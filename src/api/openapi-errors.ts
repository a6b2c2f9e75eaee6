/** The errors of an endpoint, as the OpenAPI document describes them. */

import { type ErrorCode, ServiceError } from '../errors.ts'
import { ERROR_EXAMPLES } from './error-examples.ts'
import { type ErrorFormat, errorBody, STATUSES } from './error-responses.ts'
import { EXAMPLE_TIME } from './example.ts'
import { ALWAYS, headerRefs } from './openapi-headers.ts'

/** Codes gathered by status: one response each, with an example for each code. */
export function errorResponses(
  format: ErrorFormat,
  codes: readonly ErrorCode[],
  headers: object = ALWAYS,
): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const status = STATUSES[code]
    for (const each of typeof status === 'number' ? [status] : Object.values(status))
      byStatus.set(each, [...(byStatus.get(each) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => {
      const waiting = status === 429 || status === 503 ? headerRefs('Retry-After') : {}
      return [status, errorResponse(format, found, { ...headers, ...waiting })]
    }),
  )
}

function errorResponse(format: ErrorFormat, codes: readonly ErrorCode[], headers: object): object {
  const $ref = `#/components/schemas/${format === 'tarot' ? 'TarotError' : 'AstrologyError'}`
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(format, code) }]))
  return {
    description: codes.join(', '),
    headers,
    content: { 'application/json': { schema: { $ref }, examples } },
  }
}

function exampleOf(format: ErrorFormat, code: ErrorCode): unknown {
  const { message, details }: { message: string; details?: Record<string, unknown> } = ERROR_EXAMPLES[code]
  return JSON.parse(errorBody(format, new ServiceError(code, message, details), EXAMPLE_ID, EXAMPLE_TIME))
}

const EXAMPLE_ID = 'req_k3Jv0Qm9ZtY2x_8LwS1a'
