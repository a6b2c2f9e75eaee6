/** A birth as a request writes it → its chart (contract §2.7, §4.5; decisions §9). */

import { type Birth, type ChartSheet, chartSheet } from '../chart/chart-sheet.ts'
import {
  chooseHouses,
  HIGH_LATITUDE,
  HOUSE_SYSTEMS,
  type HouseChoice,
  type HouseSystem,
} from '../chart/houses/houses.ts'
import { ServiceError } from '../errors.ts'
import { sha256 } from '../sha256.ts'
import type { Place } from '../sky/horizon.ts'
import { TextRing } from '../store/text-ring.ts'
import { type LocalTime, resolveLocalTime } from '../time/civil-time.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type Identify, identifiersFor } from './identifier.ts'
import { placeAt } from './place.ts'

export interface AskedChart extends Place {
  readonly birthDateTime: string
  readonly timezone: string
  readonly houseSystem?: string | undefined
  readonly zodiac?: string | undefined
}

/** The charts that were made, each in the form in which it is shown. */
export interface Charts extends Pick<TextRing, 'find' | 'keep'> {
  readonly identifier: Identify
}

/** Some sixteen hundred charts. More would not stay near the processor (docs/decisions/0001-natal-charts-stay-in-the-process.md). */
export const ROOM_FOR_CHARTS = { bytes: 8_388_608, texts: 2_048 }
const WEEK_MS = 7 * DAY_MS
export function chartRing(now: () => number, identifier: Identify): Charts {
  const ring = new TextRing({ ...ROOM_FOR_CHARTS, ttlMs: WEEK_MS, now })
  return {
    find: (digest) => ring.find(digest),
    keep: (digest, shown) => ring.keep(digest, shown),
    identifier,
  }
}

/** For one chart alone. */
export const chartsOfOne = (secret: string): Charts => ({
  find: () => undefined,
  keep: () => {},
  identifier: identifiersFor(secret),
})

export interface ChartReading {
  readonly chartId: string
  /** The chart in the form in which it is shown. */
  readonly shown: string
  readonly houses: HouseChoice
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
 * The chart depends on the instant, the place and the house system only, and so does its digest. `show` writes it in the
 * form that is sent, and that text is kept. It stays in this process for a week and never goes to the store: making it takes
 * less time than fetching it, and nobody's birth is written to a disk (docs/decisions/0001-natal-charts-stay-in-the-process.md).
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
  const { instant } = time
  const { latitude, longitude } = place
  const birth = { instant, latitude, longitude, houseSystem }
  const digest = digestOf(birth)
  const kept = charts.find(digest)
  const shown = kept ?? show(chartSheet(birth))
  if (kept === undefined) charts.keep(digest, shown)
  return {
    chartId: charts.identifier('chart', digest),
    shown,
    houses: chooseHouses(houseSystem, latitude),
    birthDateTime: asked.birthDateTime,
    time,
    place,
    nearBoundary: Math.abs(Math.abs(latitude) - HIGH_LATITUDE) <= 1,
    cacheHit: kept !== undefined,
    calculationMs: performance.now() - started,
  }
}

const birthBytes = new DataView(new ArrayBuffer(25))
const birthKey = new Uint8Array(birthBytes.buffer)

/** The numbers as they are in memory: to write them out in decimals takes as long as the digest. */
function digestOf({ instant, latitude, longitude, houseSystem }: Birth): Uint8Array {
  birthBytes.setFloat64(0, instant)
  birthBytes.setFloat64(8, latitude)
  birthBytes.setFloat64(16, longitude)
  birthBytes.setUint8(24, REQUESTABLE_HOUSE_SYSTEMS.indexOf(houseSystem))
  return sha256(birthKey)
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
