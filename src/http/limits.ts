/** The contract's table of limits (§8), and how a request finds its row. */
import type { Limit, Verdict } from '../store/counters/counters.ts'

export const LIMITS = {
  dailyHoroscope: { perMinute: 60, perDay: 1000 },
  personalizedDaily: { perMinute: 20, perDay: 300 },
  natalChart: { perMinute: 30, perDay: 500 },
  tarot: { perMinute: 100 },
  health: { perMinute: 120 },
} as const satisfies Record<string, Omit<Limit, 'group'>>

export type LimitGroup = keyof typeof LIMITS

/** The same table as the counters take it; a group's place in it is its number there. */
export const LIMIT_LIST: readonly Limit[] = Object.entries(LIMITS).map(([group, limit]) => ({
  group,
  ...limit,
}))

export const groupNumber = (group: LimitGroup) => LIMIT_LIST.findIndex((limit) => limit.group === group)

/** Group of a path under `/v1` that no route answers. */
export function groupOfUnknown(path: string): LimitGroup {
  return /^\/v1\/tarot(\/|$)/.test(path) ? 'tarot' : 'health'
}

/** Whole Unix seconds: a request sent at that second succeeds. */
export const resetSeconds = (verdict: Verdict) => Math.ceil(verdict.resetsAt / 1000)

/** At least one second, so that a client that waits this long is not refused again. */
export const retryAfterSeconds = (verdict: Verdict, now: number) =>
  Math.max(1, Math.ceil((verdict.resetsAt - now) / 1000))
