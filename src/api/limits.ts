/** The contract's table of limits (§8), our own groups after it, and how a path without an endpoint finds its row. */
import type { Limit } from '../store/counters/counters.ts'

export const LIMITS = {
  dailyHoroscope: { perMinute: 60, perDay: 1000 },
  personalizedDaily: { perMinute: 20, perDay: 300 },
  natalChart: { perMinute: 30, perDay: 500 },
  tarot: { perMinute: 100 },
  health: { perMinute: 120 },
  calendar: { perMinute: 60, perDay: 1000 },
  places: { perMinute: 120 },
} as const satisfies Record<string, Omit<Limit, 'group'>>

export type LimitGroup = keyof typeof LIMITS

/** The same table in the form the counters need; a group's index is its number there. */
export const LIMIT_LIST: readonly Limit[] = Object.entries(LIMITS).map(([group, limit]) => ({
  group,
  ...limit,
}))

export const groupNumber = (group: LimitGroup) => LIMIT_LIST.findIndex((limit) => limit.group === group)

/** Requests outside `/v1` are not counted. */
export function limitOf(path: string): number | undefined {
  if (!/^\/v1(\/|$)/.test(path)) return undefined
  return groupNumber(/^\/v1\/tarot(\/|$)/.test(path) ? 'tarot' : 'health')
}
