/** What went wrong, in words a person understands, with the API's own code beside them. */
import { FRAME } from '../parts/words.ts'
export interface Problem {
  /** `NETWORK` if there was no answer; the status for tarot errors, which have no code. */
  readonly code: string
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds to wait before a retry, if the service says so. */
  readonly retryAfterSeconds: number | undefined
}

interface ErrorBody {
  readonly code?: string
  readonly message?: string
  readonly details?: Readonly<Record<string, unknown>>
}

export function problemIn(response: Response, json: unknown): Problem {
  const { error } = (json ?? {}) as { error?: ErrorBody | string }
  const errorBody: ErrorBody = typeof error === 'string' ? { message: error } : (error ?? {})
  const wait = Number(response.headers.get('retry-after'))
  return {
    code: errorBody.code ?? codeOf(response.status),
    message: errorBody.message ?? FRAME.problem.unreadable(response.status),
    details: errorBody.details ?? {},
    retryAfterSeconds: wait > 0 ? wait : undefined,
  }
}

export const unreachable = (isOnline: boolean): Problem => ({
  code: isOnline ? 'NETWORK' : 'OFFLINE',
  message: isOnline ? FRAME.problem.unreachable : FRAME.problem.offline,
  details: {},
  retryAfterSeconds: undefined,
})

const CODES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  422: 'INVALID_VALUE',
  429: 'RATE_LIMIT_EXCEEDED',
  500: 'INTERNAL_ERROR',
  503: 'SERVICE_UNAVAILABLE',
}

const codeOf = (status: number) => CODES[status] ?? `HTTP ${status}`

/** The member of the request that a problem is about, as the API names it: `birthDateTime`, `positions[0].name`. */
export function memberOf({ details }: Problem): string | undefined {
  if (typeof details.field === 'string') return details.field
  const [issue] = Array.isArray(details.issues) ? (details.issues as { path?: string }[]) : []
  return issue?.path
}
