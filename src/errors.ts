/** The error codes of the service. No HTTP here: `api/error-responses.ts` gives each code its status. */
// mutate-block order: the order of a list of codes, of which a type and an enum of the OpenAPI document are made
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
  'BIRTH_TIME_REQUIRED',
  'UNKNOWN_BODY',
  'UNKNOWN_PLACE',
  'RANGE_TOO_LARGE',
  'INVALID_API_KEY',
  'ORIGIN_NOT_ALLOWED',
  'HOST_NOT_ALLOWED',
  'RATE_LIMIT_EXCEEDED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'MALFORMED_REQUEST',
  'REQUEST_TIMEOUT',
  'HEADERS_TOO_LARGE',
  'HTTP_VERSION_NOT_SUPPORTED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * What is wrong with a request: its `shape` (not in the documented format), or a `value` that has
 * the right shape but does not exist or cannot be computed. Some codes, such as INVALID_DATE_FORMAT, are used for both, and
 * the API answers them with different statuses.
 */
export type Mistake = 'shape' | 'value'

/** One thing that is wrong with a request. */
export interface Issue {
  /** `cards[3].name` */
  readonly path: string
  /** A whole sentence. */
  readonly message: string
}

/** A caller's mistake. Our own mistakes are assertions, never a ServiceError. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>
  readonly kind: Mistake

  constructor(
    code: ErrorCode,
    message: string,
    details: Record<string, unknown> = {},
    kind: Mistake = 'value',
  ) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
    this.details = details
    this.kind = kind
  }
}

const MAX_IN_MESSAGE = 3

/** One error for everything that is wrong with a request; `count` is how much that is, if `issues` are only the first of it. */
export function invalid(
  issues: readonly Issue[],
  kind: Mistake = 'value',
  count = issues.length,
): ServiceError {
  const shown = issues.slice(0, MAX_IN_MESSAGE).map(({ message }) => message)
  const rest = count - shown.length
  if (rest > 0) shown.push(`And ${rest} more.`)
  return new ServiceError('VALIDATION_ERROR', shown.join(' '), { issues }, kind)
}

/** Truncates a caller's text to 64 code points for an answer. */
export function excerpt(provided: string): string {
  // 64 code points are at most 128 UTF-16 units; cutting to these first keeps a megabyte of text cheap.
  return [...provided.slice(0, 128)].slice(0, 64).join('')
}

const MAX_FOREIGN_TEXT_LENGTH = 2048
/** By so many of its first characters a secret is known, where somebody has cut it short. */
const RECOGNISABLE_LENGTH = 12

/** A text from elsewhere as it may be logged or shown: bounded, and without our secrets, which a server may send back in its complaints. */
export function withoutSecrets(text: string, secrets: readonly string[] = []): string {
  let clean = text
  for (const secret of secrets) {
    const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '')
    for (const spelled of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), base64])
      clean = clean.replaceAll(spelled, '[secret]')
    const start = secret.slice(0, RECOGNISABLE_LENGTH)
    if (secret.length > RECOGNISABLE_LENGTH)
      clean = clean.replaceAll(RegExp(`${RegExp.escape(start)}\\S*`, 'g'), '[secret]')
  }
  return clean.length > MAX_FOREIGN_TEXT_LENGTH ? `${clean.slice(0, MAX_FOREIGN_TEXT_LENGTH)}…` : clean
}
