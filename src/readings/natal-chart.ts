/** A birth as a request writes it → its chart (contract §2.7, §4.5; decisions §9). */
import { ServiceError } from '../errors.ts'
import { type Birth, type ChartSheet, chartSheet } from '../sky/chart-sheet.ts'
import { type LocalTime, resolveLocalTime } from '../sky/civil-time.ts'
import type { Place } from '../sky/horizon.ts'
import { type Fallback, HIGH_LATITUDE, HOUSE_SYSTEMS, type HouseSystem } from '../sky/houses/houses.ts'
import type { NatalChart } from '../sky/natal-chart.ts'
import { DAY_MS } from '../sky/time-scales.ts'
import { TextRing } from '../store/text-ring.ts'
import { identifier } from './identifier.ts'
import { placeAt } from './place.ts'

export interface AskedChart extends Place {
  readonly birthDateTime: string
  readonly timezone: string
  readonly houseSystem?: string | undefined
  readonly zodiac?: string | undefined
}

/** What is kept of a chart beside its text. */
export interface KeptChart {
  readonly chartId: string
  readonly houseSystem: NatalChart['houseSystem']
  readonly fallback: Fallback | null
}

/** The charts that were made, each in the form in which it is shown. */
export type Charts = Pick<TextRing<KeptChart>, 'find' | 'keep'>

/** Room for some five thousand charts. */
const CHART_BYTES = 33_554_432
const WEEK_MS = 7 * DAY_MS
export const chartRing = (now: () => number): Charts =>
  new TextRing<KeptChart>({ bytes: CHART_BYTES, ttlMs: WEEK_MS, now })

/** For one chart alone. */
export const NO_CHARTS: Charts = { find: () => undefined, keep: () => {} }

export interface ChartReading extends KeptChart {
  /** The chart in the form in which it is shown. */
  readonly shown: string
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

/**
 * The chart depends on the instant, the place and the house system only, and so does its key. `show` writes it in the
 * form that is sent, and that text is kept. It stays in this process for a week and
 * never goes to the store: making it takes less time than fetching it, and nobody's birth is written to a disk
 * (docs/decisions/0001-natal-charts-stay-in-the-process.md).
 */
export function readNatalChart(
  asked: AskedChart,
  show: (chart: ChartSheet) => string,
  charts: Charts,
): ChartReading {
  const started = performance.now()
  const houseSystem = houseSystemOf(asked.houseSystem)
  checkZodiac(asked.zodiac)
  const time = resolveLocalTime(asked.birthDateTime, asked.timezone)
  const place = placeAt(asked)
  const key = `${time.instant} ${place.latitude} ${place.longitude} ${houseSystem}`
  const kept = charts.find(key)
  const { text, about } =
    kept ?? madeChart(key, { instant: time.instant, ...place, houseSystem }, show, charts)
  return {
    chartId: about.chartId,
    shown: text,
    houseSystem: about.houseSystem,
    fallback: about.fallback,
    birthDateTime: asked.birthDateTime,
    time,
    place,
    nearBoundary: Math.abs(Math.abs(place.latitude) - HIGH_LATITUDE) <= 1,
    cacheHit: kept !== undefined,
    calculationMs: performance.now() - started,
  }
}

function madeChart(key: string, birth: Birth, show: (chart: ChartSheet) => string, charts: Charts) {
  const sheet = chartSheet(birth)
  const { requested, used, fallback } = sheet.houses
  const about = { chartId: identifier('chart', key), houseSystem: { requested, used }, fallback }
  const text = show(sheet)
  charts.keep(key, text, about)
  return { text, about }
}

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
