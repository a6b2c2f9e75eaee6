/** Errors that any endpoint can answer, whatever it does, with an example for each. docs/errors.md explains causes and fixes. */
import { type ErrorCode, ServiceError } from '../errors.ts'
import { limitExceeded } from '../http/gate.ts'
import type { Limit } from '../store/counters/counters.ts'
import type { Endpoint } from './endpoint.ts'
import { EXAMPLE_TIME } from './example.ts'

/** A test asks the service for each of them. */
const MESSAGES = {
  MALFORMED_REQUEST: 'This is not a well-formed HTTP/1.1 request.',
  REQUEST_TIMEOUT: 'The request did not arrive whole in time. Send it again.',
  INVALID_API_KEY: 'There is no such API key. Without a key, the usual limits hold.',
  HEADERS_TOO_LARGE: 'Path and headers may have at most 16 KiB together.',
  HTTP_VERSION_NOT_SUPPORTED: 'This service speaks HTTP/1.1. Send the request as that.',
  HOST_NOT_ALLOWED:
    'This service does not answer for that host. If it should, the operator can add it to ALLOWED_HOSTS.',
  INTERNAL_ERROR: 'Something went wrong on our side. The request id leads us to it.',
  SERVICE_UNAVAILABLE: 'There is more to do than the service can. Try again in a moment.',
  INVALID_JSON: 'The body is not valid JSON.',
  PAYLOAD_TOO_LARGE: 'The body may have at most 65536 bytes.',
  UNSUPPORTED_MEDIA_TYPE: 'Send the body as JSON in UTF-8, with the header "Content-Type: application/json".',
} as const satisfies Partial<Record<ErrorCode, string>>

type Code = keyof typeof MESSAGES

const DETAILS: Partial<Record<Code, Record<string, unknown>>> = {
  HOST_NOT_ALLOWED: { provided: 'other.example.org' },
}

const ANY: readonly Code[] = [
  'MALFORMED_REQUEST',
  'REQUEST_TIMEOUT',
  'INVALID_API_KEY',
  'HEADERS_TOO_LARGE',
  'HTTP_VERSION_NOT_SUPPORTED',
  'INTERNAL_ERROR',
]
const WITH_BODY: readonly Code[] = ['INVALID_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']

export interface SharedError {
  /** The same name is the same example. */
  readonly name: string
  readonly error: ServiceError
}

export function sharedErrors(
  { body, limit, isHealthCheck }: Endpoint,
  limits: readonly Limit[],
): SharedError[] {
  const codes: readonly Code[] = [
    ...ANY,
    ...(isHealthCheck ? [] : (['SERVICE_UNAVAILABLE', 'HOST_NOT_ALLOWED'] as const)),
    ...(body === undefined ? [] : WITH_BODY),
  ]
  return [
    ...codes.map((code) => ({ name: code, error: new ServiceError(code, MESSAGES[code], DETAILS[code]) })),
    { name: `RATE_LIMIT_EXCEEDED.${limit}`, error: refusal(limits.find(({ group }) => group === limit)!) },
  ]
}

const WAIT_MS = 42_000

const refusal = ({ perMinute }: Limit): ServiceError =>
  limitExceeded({ limit: perMinute, refusedBy: 'minute', resetsAt: EXAMPLE_TIME + WAIT_MS }, EXAMPLE_TIME)
