/** A birth as a request writes it → its chart (contract §2.7, §4.5; decisions §9). */

import { LRUCache } from 'lru-cache'
import { type CastChart, castChart, type Zodiac } from '../chart/chart.ts'
import { HIGH_LATITUDE, type HouseSystem } from '../chart/houses/houses.ts'
import type { Place } from '../sky/horizon.ts'
import type { LocalTime } from '../time/civil-time.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type BirthRequest, type BirthRules, resolveBirth, type TimedBirth, withTime } from './birth.ts'
import type { Identify } from './identifier.ts'

export interface NatalChartRequest extends Place {
  readonly birthDateTime: string
  readonly timezone: string
  readonly houseSystem?: string | undefined
  readonly zodiac?: string | undefined
}

type NamedChart = Pick<ChartReading, 'chartId' | 'chart'>

/**
 * The charts that this process has made, by a key of all that they depend on. They never go to the store: computing one takes less time than fetching it,
 * and nobody's birth is written to a disk (docs/decisions/0001-natal-charts-stay-in-the-process.md).
 */
export type ChartCache = LRUCache<string, NamedChart>

/** A week, less the millisecond in which lru-cache would still give a chart that has just become too old. */
const STORED_MS = 7 * DAY_MS - 1

export const chartCache = (now: () => number): ChartCache =>
  // mutate constant 1001, constant 999: how many charts are kept: one that has gone is made again, and is the same
  new LRUCache({ max: 1_000, ttl: STORED_MS, ttlResolution: 0, perf: { now } })

/** How charts are identified, and where they are cached; without a cache each is computed. */
export interface Charts {
  readonly identifier: Identify
  readonly cache?: ChartCache
}

export interface ChartReading {
  readonly chartId: string
  readonly chart: CastChart
  /** As it was sent. */
  readonly birthDateTime: string
  readonly time: LocalTime
  /** The birth place lies within a degree of the latitude where Placidus and Koch give way. */
  readonly nearBoundary: boolean
  readonly cacheHit: boolean
  readonly calculationMs: number
}

/** The contract's lists (§4.5), which do not grow with HOUSE_SYSTEMS and ZODIACS. */
export const REQUESTABLE_HOUSE_SYSTEMS = [
  'whole',
  'placidus',
  'koch',
] as const satisfies readonly HouseSystem[]
/** What the houses of a natal chart can be: as requested, or the fallback. */
export const USABLE_HOUSE_SYSTEMS = [
  ...REQUESTABLE_HOUSE_SYSTEMS,
  'equal',
] as const satisfies readonly HouseSystem[]
export const REQUESTABLE_ZODIACS = ['tropical'] as const satisfies readonly Zodiac[]

const CONTRACT_RULES: BirthRules = {
  houseSystems: REQUESTABLE_HOUSE_SYSTEMS,
  zodiacs: REQUESTABLE_ZODIACS,
  zodiacWords: 'tropical, or left out. POST /v1/astrology/chart casts sidereal charts.',
  timeMayBeUnknown: false,
}

/** A birth as the contract's endpoints take it: always with its time. */
export const contractBirth = (request: BirthRequest): TimedBirth =>
  withTime(resolveBirth(request, CONTRACT_RULES), 'birthDateTime')

export function readNatalChart(request: NatalChartRequest, { identifier, cache }: Charts): ChartReading {
  const started = performance.now()
  const options = { houseSystem: request.houseSystem, zodiac: request.zodiac }
  const { houseSystem, zodiac, time, place } = contractBirth({ ...request, options })
  const { instant } = time
  // mutate members: an id says nothing: it is still the same for the same inputs, and for no others
  const inputs = { instant, ...place, houseSystem, zodiac }
  const key = Object.values(inputs).join(' ')
  const cached = cache?.get(key)
  const named = cached ?? {
    chartId: identifier('chart', inputs),
    chart: castChart({ instant, place, houseSystem, zodiac }),
  }
  if (cached === undefined) cache?.set(key, named)
  return {
    ...named,
    birthDateTime: request.birthDateTime,
    time,
    nearBoundary: Math.abs(Math.abs(place.latitude) - HIGH_LATITUDE) <= 1,
    cacheHit: cached !== undefined,
    calculationMs: performance.now() - started,
  }
}
