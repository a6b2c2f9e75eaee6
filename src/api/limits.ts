/** The contract's table of limits (§8), our own groups after it, and how a path without an endpoint finds its row. */
import { type Config, ConfigError, type LimitSettings } from '../config.ts'
import type { Limit } from '../store/counters/counters.ts'

export const LIMITS = {
  dailyHoroscope: { perMinute: 60, perDay: 1000 },
  personalizedDaily: { perMinute: 20, perDay: 300 },
  natalChart: { perMinute: 30, perDay: 500 },
  tarot: { perMinute: 100 },
  health: { perMinute: 120 },
  calendar: { perMinute: 60, perDay: 1000 },
  forecast: { perMinute: 20, perDay: 300 },
  places: { perMinute: 120 },
  feeds: { perMinute: 60, perDay: 2000 },
} as const satisfies Record<string, Omit<Limit, 'group'>>

/**
 * What an answer counts that has to be computed, in requests: about ten milliseconds of computing each. A request counts the sum,
 * rounded up, and at least one (docs/integrating.md). The contract's endpoints always count one.
 */
export const COSTS = {
  /** Of each sign. */
  week: 0.2,
  month: 0.4,
  year: 4,
  /** Of each day of the sky calendar. */
  calendarDay: 0.01,
  /** Of each day of a timeline with any of Sun to Mars, or the Moon; of one with slower planets alone. */
  timelineDay: 0.004,
  slowTimelineDay: 0.0005,
} as const

export type LimitGroup = keyof typeof LIMITS

/** In the form the counters need; a group's index is its number there. */
export const LIMIT_LIST: readonly Limit[] = Object.entries(LIMITS).map(([group, limit]) => ({
  group,
  ...limit,
}))

/** The limits of the service. */
export const limitsOf = ({ rateLimits, apiKeysFile }: Pick<Config, 'rateLimits' | 'apiKeysFile'>) =>
  limitsFrom(rateLimits, LIMIT_LIST, 'RATE_LIMITS').map((limit) => ({
    ...limit,
    ...(apiKeysFile !== undefined && { isSetByKeys: true }),
  }))

/** The usual limits with what is set by group. Throws if there is no such group; `source` is the name of the setting. */
export function limitsFrom(given: LimitSettings, usual: readonly Limit[], source: string): readonly Limit[] {
  const set = typeof given === 'string' ? new Map() : given
  const unknown = [...set.keys()].find((group) => !Object.hasOwn(LIMITS, group))
  if (unknown !== undefined) {
    const groups = Object.keys(LIMITS).join(', ')
    throw new ConfigError(`${source} takes limits by group; there is no group "${unknown}", only ${groups}.`)
  }
  return usual.map((limit) => ({ ...limit, ...set.get(limit.group) }))
}

export const groupNumber = (group: LimitGroup) => LIMIT_LIST.findIndex((limit) => limit.group === group)

/** Requests outside `/v1` are not counted. */
export function limitOf(path: string): number | undefined {
  if (!/^\/v1(\/|$)/.test(path)) return undefined
  return groupNumber(/^\/v1\/tarot(\/|$)/.test(path) ? 'tarot' : 'health')
}
