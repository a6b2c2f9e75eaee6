/** A birth as a request writes it → its chart (contract §2.7, §4.5; decisions §9). */
import { ServiceError } from '../errors.ts'
import { type LocalTime, resolveLocalTime } from '../sky/civil-time.ts'
import type { Place } from '../sky/horizon.ts'
import { type Fallback, HIGH_LATITUDE, HOUSE_SYSTEMS, type HouseSystem } from '../sky/houses/houses.ts'
import { type NatalChart, natalChart } from '../sky/natal-chart.ts'
import type { ReadingCache } from '../store/reading-cache.ts'
import { identifier } from './identifier.ts'
import { placeAt } from './place.ts'

export interface AskedChart extends Place {
  readonly birthDateTime: string
  readonly timezone: string
  readonly houseSystem?: string | undefined
  readonly zodiac?: string | undefined
}

/** What is kept of a chart. */
export interface KeptChart {
  readonly chartId: string
  /** The chart in the form in which it is shown. */
  readonly shown: string
  readonly houseSystem: NatalChart['houseSystem']
  readonly fallback: Fallback | null
}

export interface ChartReading extends KeptChart {
  /** As it was sent. */
  readonly birthDateTime: string
  readonly time: LocalTime
  readonly place: Place
  /** The birth place lies within a degree of the latitude where Placidus and Koch give way. */
  readonly nearBoundary: boolean
  readonly cacheHit: boolean
  readonly calculationMs: number
}

export const REQUESTABLE_HOUSE_SYSTEMS: readonly HouseSystem[] = Object.entries(HOUSE_SYSTEMS)
  .filter(([, { requestable }]) => requestable)
  .map(([name]) => name as HouseSystem)

export const DEFAULT_HOUSE_SYSTEM = 'whole' satisfies HouseSystem
export const ZODIACS = ['tropical'] as const

const WEEK_MS = 7 * 86_400_000

/**
 * The chart depends on the instant, the place and the house system only, and so does its key. `show` writes it in the
 * form that is sent: one text is kept instead of two hundred small objects. It stays in this process for a week and
 * never goes to the store: making it takes less time than fetching it, and nobody's birth is written to a disk
 * (docs/decisions/0001-natal-charts-stay-in-the-process.md).
 */
export function readNatalChart(
  asked: AskedChart,
  show: (chart: NatalChart) => string,
  cache: Pick<ReadingCache, 'peek' | 'hold'>,
): ChartReading {
  const started = performance.now()
  const houseSystem = houseSystemOf(asked.houseSystem)
  checkZodiac(asked.zodiac)
  const time = resolveLocalTime(asked.birthDateTime, asked.timezone)
  const place = placeAt(asked)
  const key = `natal-chart ${time.instant} ${place.latitude} ${place.longitude} ${houseSystem}`
  const held = cache.peek<KeptChart>(key)
  const kept = held ?? keptChart(key, natalChart({ instant: time.instant, ...place, houseSystem }), show)
  if (held === undefined) cache.hold(key, { reading: kept, ttlMs: WEEK_MS }, kept.shown.length)
  return {
    ...kept,
    birthDateTime: asked.birthDateTime,
    time,
    place,
    nearBoundary: Math.abs(Math.abs(place.latitude) - HIGH_LATITUDE) <= 1,
    cacheHit: held !== undefined,
    calculationMs: performance.now() - started,
  }
}

const keptChart = (key: string, chart: NatalChart, show: (chart: NatalChart) => string): KeptChart => ({
  chartId: identifier('chart', key),
  shown: show(chart),
  houseSystem: chart.houseSystem,
  fallback: chart.fallback,
})

function houseSystemOf(requested: string = DEFAULT_HOUSE_SYSTEM): HouseSystem {
  const system = REQUESTABLE_HOUSE_SYSTEMS.find((name) => name === requested)
  if (system) return system
  const supported = REQUESTABLE_HOUSE_SYSTEMS
  throw new ServiceError(
    'UNSUPPORTED_HOUSE_SYSTEM',
    `options.house_system must be one of ${supported.join(', ')}.`,
    { requested, supported },
  )
}

function checkZodiac(requested: string = ZODIACS[0]): void {
  if (ZODIACS.some((name) => name === requested)) return
  throw new ServiceError(
    'UNSUPPORTED_ZODIAC',
    'options.zodiac must be tropical, or left out: sidereal charts are not computed.',
    { requested, supported: ZODIACS },
  )
}
