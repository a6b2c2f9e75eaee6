/** What can go wrong, in words of the service. No HTTP here: `api/error-responses.ts` gives each code its status. */
export const ERROR_CODES = [
  'INVALID_JSON',
  'VALIDATION_ERROR',
  'INVALID_ZODIAC_SIGN',
  'UNSUPPORTED_HOUSE_SYSTEM',
  'UNSUPPORTED_ZODIAC',
  'INVALID_DATE_FORMAT',
  'DATE_OUT_OF_RANGE',
  'INVALID_COORDINATES',
  'INVALID_TIMEZONE',
  'NONEXISTENT_LOCAL_TIME',
  'RATE_LIMIT_EXCEEDED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** A caller's mistake. Our own mistakes are assertions, never a ServiceError. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
    this.details = details
  }
}
