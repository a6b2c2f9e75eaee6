/** The headers that every answer under `/v1` carries (decisions 1.6, 1.9, §3). */
import type { Verdict } from '../store/counters.ts'
import { resetSeconds } from './limits.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

const EXPOSED = 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Retry-After, ETag'

export type Headers = Record<string, string | number>

/** One literal, so that the engine makes it at one stroke. Outside `/v1` nothing is counted and there is no verdict. */
export function standardHeaders(requestId: string, verdict: Verdict | undefined, bytes: number): Headers {
  if (verdict === undefined) {
    return {
      'content-type': JSON_TYPE,
      'content-length': bytes,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    }
  }
  return {
    'content-type': JSON_TYPE,
    'content-length': bytes,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'x-ratelimit-limit': verdict.limit,
    'x-ratelimit-remaining': verdict.remaining,
    'x-ratelimit-reset': resetSeconds(verdict),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
  }
}

/** A browser asks before it sends JSON from another site. It may remember the answer for a day. */
export const PREFLIGHT_HEADERS: Headers = {
  'access-control-allow-headers': 'Content-Type, X-Request-Id, If-None-Match',
  'access-control-max-age': 86_400,
}
