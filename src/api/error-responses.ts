/** Codes → statuses, and the two error bodies of the contract (§7.1 astrology, §7.2 tarot). */
import { type ErrorCode, excerpt, type Mistake, type ServiceError } from '../errors.ts'

/** One status, or one for each kind of mistake if a code is used for both. */
export const STATUSES = {
  INVALID_JSON: 400,
  VALIDATION_ERROR: { shape: 400, value: 422 },
  INVALID_ZODIAC_SIGN: 400,
  UNSUPPORTED_HOUSE_SYSTEM: 400,
  UNSUPPORTED_ZODIAC: 400,
  INVALID_DATE_FORMAT: { shape: 400, value: 422 },
  DATE_OUT_OF_RANGE: 422,
  INVALID_COORDINATES: 422,
  INVALID_TIMEZONE: 422,
  NONEXISTENT_LOCAL_TIME: 422,
  BIRTH_TIME_REQUIRED: 422,
  UNKNOWN_BODY: 422,
  UNKNOWN_PLACE: 404,
  RANGE_TOO_LARGE: 422,
  INVALID_API_KEY: 401,
  ORIGIN_NOT_ALLOWED: 403,
  HOST_NOT_ALLOWED: 421,
  RATE_LIMIT_EXCEEDED: 429,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MALFORMED_REQUEST: 400,
  REQUEST_TIMEOUT: 408,
  HEADERS_TOO_LARGE: 431,
  HTTP_VERSION_NOT_SUPPORTED: 505,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number | Record<Mistake, number>>

/** Which of the two bodies a path gets, whether the path exists or not. */
export type ErrorFormat = 'astrology' | 'tarot'

export const errorFormatOf = (path: string): ErrorFormat =>
  /^\/v1\/tarot(\/|$)/.test(path) ? 'tarot' : 'astrology'

/** The response to an error at a path. */
export const errorResponse = (path: string, error: ServiceError, requestId: string, now: number) => ({
  status: statusOf(error),
  body: path === MCP_PATH ? rpcErrorBody(error) : errorBody(errorFormatOf(path), error, requestId, now),
})

/** The path of the tools for assistants. */
export const MCP_PATH = '/mcp'

/** The codes of JSON-RPC. An error that it has no code for is sent as a server error. */
const RPC_CODES: Partial<Record<ErrorCode, number>> = {
  INVALID_JSON: -32_700,
  VALIDATION_ERROR: -32_600,
  INTERNAL_ERROR: -32_603,
}

/** An error without a message that it belongs to, as clients of the Model Context Protocol expect it. */
const rpcErrorBody = ({ code, message, details }: ServiceError): object => ({
  jsonrpc: '2.0',
  error: { code: RPC_CODES[code] ?? -32_000, message, data: { code, details: spelled(details) } },
  id: null,
})

/** Of the response to an error. */
export function statusOf({ code, kind }: ServiceError): number {
  const status = STATUSES[code]
  return typeof status === 'number' ? status : status[kind]
}

/** `details` get the contract's member names, and the caller's text is truncated to 64 code points. */
export function errorBody(format: ErrorFormat, error: ServiceError, requestId: string, now: number): object {
  const timestamp = new Date(now).toISOString()
  if (format === 'tarot') return { error: error.message, requestId, timestamp }
  const { code, message, details } = error
  return { success: false, error: { code, message, details: spelled(details) }, requestId, timestamp }
}

const ECHOES = ['provided', 'requested']

function spelled(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(details).map(([key, value]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ECHOES.includes(key) && typeof value === 'string' ? excerpt(value) : value,
  ])
  return Object.fromEntries(entries)
}
