/** Headers that every answer under `/v1` carries (decision 1.9). */
export const JSON_TYPE = 'application/json; charset=utf-8'

const EXPOSED = 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Retry-After, ETag'

export const V1_HEADERS = {
  'content-type': JSON_TYPE,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
} as const

/** A browser asks before it sends JSON from another site. It may remember the answer for a day. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-headers': 'Content-Type, X-Request-Id, If-None-Match',
  'access-control-max-age': '86400',
} as const
