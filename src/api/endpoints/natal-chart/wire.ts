/**
 * Natal charts in the contract's spelling (§2.7), written as JSON text: a chart has four hundred members, and objects and
 * JSON.stringify would take three times as long as computing it. All that is written are numbers and words of our own.
 *
 * A flag that follows from a number follows from the number that is shown: nobody sees an orb of 1.0000 called exact, or a
 * planet in another house than its longitude says.
 */

import { ASPECT_NAMES, ASPECTS, isExact, shareLeft } from '../../../chart/aspects.ts'
import type { AspectColumns, ChartSheet } from '../../../chart/chart-sheet.ts'
import { houseOf } from '../../../chart/houses/cusps.ts'
import { HIGH_LATITUDE } from '../../../chart/houses/houses.ts'
import { SizedText } from '../../../http/respond.ts'
import { timestamp } from '../../../http/timestamp.ts'
import type { ChartReading } from '../../../readings/natal-chart.ts'
import { normalize } from '../../../sky/angle.ts'
import { isRetrograde, type PositionColumns } from '../../../sky/ephemeris.ts'
import { PLANETS } from '../../../sky/planets.ts'
import type { LocalTime } from '../../../time/civil-time.ts'
import { offsetText, wallText } from '../../../time/wall-clock.ts'
import { TZDB_VERSION } from '../../../time/zones.ts'
import type { Warning } from '../../envelope.ts'
import { microdegrees, placeInZodiac, shownMs } from '../../numbers.ts'
import { add, MILLION, type Piece, piece, pieces, put, textUntil } from './json-page.ts'

/** In millionths of a degree, like every angle here: whole numbers need no memory of their own on their way. */
const cusps = new Int32Array(12)

/** The members that the chart alone determines. */
export function chartText({ positions, houses, aspects, ascendant, midheaven }: ChartSheet): string {
  for (let i = 0; i < cusps.length; i++) cusps[i] = microdegrees(houses.cusps[i]!)
  let at = putPlanets(0, positions)
  for (let i = 0; i < cusps.length; i++) at = putLongitude(at, HOUSE_HEADS[i]!, cusps[i]!)
  at = putAspects(at, aspects)
  at = putLongitude(at, ASCENDANT, microdegrees(ascendant))
  at = putLongitude(at, MIDHEAVEN, microdegrees(midheaven))
  at = putLongitude(at, DESCENDANT, microdegrees(normalize(ascendant + 180)))
  at = putLongitude(at, IMUM_COELI, microdegrees(normalize(midheaven + 180)))
  return textUntil(add(at, END))
}

// A head closes what stands before it.
const PLANET_HEADS = pieces(
  PLANETS.map((name, i) => `${i === 0 ? '"planets":{' : '},'}"${name}":{"longitude":`),
  6,
)
const HOUSE_HEADS = pieces(
  Array.from({ length: 12 }, (_, i) => `${i === 0 ? '}},"houses":[' : '},'}{"house":${i + 1},"cusp":`),
  6,
)
const ASPECTS_OPEN = piece('}],"aspects":[')
const ASCENDANT = piece('],"angles":{"ascendant":{"longitude":', 6)
const MIDHEAVEN = piece('},"midheaven":{"longitude":', 6)
const DESCENDANT = piece('},"descendant":{"longitude":', 6)
const IMUM_COELI = piece('},"imum_coeli":{"longitude":', 6)
const END = piece('}}')

/** What follows a longitude of so many whole degrees: sign, degree, and the minute as a number. */
const ZODIAC = pieces(
  Array.from({ length: 360 }, (_, degrees) => {
    const { sign, degree } = placeInZodiac(degrees)
    return `,"sign":"${sign}","degree":${degree},"minute":`
  }),
)

function putLongitude(at: number, head: Piece, micro: number): number {
  const degrees = (micro / MILLION) | 0
  const minute = (((micro - degrees * MILLION) * 60) / MILLION) | 0
  return put(put(at, head, micro), ZODIAC[degrees]!, minute * MILLION)
}

const LATITUDE = piece(',"latitude":', 6)
/** By house, and within one direct first. */
const IN_HOUSE = pieces(
  Array.from({ length: 24 }, (_, i) => `,"house":${(i >> 1) + 1},"retrograde":${i % 2 === 1},"dailyMotion":`),
  4,
)

function putPlanets(start: number, { longitude, latitude, motion }: PositionColumns): number {
  let at = start
  for (let place = 0; place < PLANETS.length; place++) {
    const micro = microdegrees(longitude[place]!)
    const house = houseOf(micro, cusps, 360 * MILLION)
    const moved = tenThousandths(motion[place]!)
    const retrograde = isRetrograde(PLANETS[place]!, moved) ? 1 : 0
    at = putLongitude(at, PLANET_HEADS[place]!, micro)
    at = put(at, LATITUDE, Math.round(latitude[place]! * MILLION) | 0)
    at = put(at, IN_HOUSE[2 * (house - 1) + retrograde]!, moved * 100)
  }
  return at
}

/** Orbs, motions and strengths show four decimals. */
const tenThousandths = (value: number) => Math.round(value * 10_000) | 0

/** Symbols are escaped: one letter beyond Latin-1 would double the size of the whole text in memory. */
const escaped = (symbol: string) => `\\u${symbol.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The head of an aspect between each two planets. */
const PAIRS = pieces(
  PLANETS.flatMap((first) =>
    PLANETS.map((second) => `{"planet1":"${first}","planet2":"${second}","aspect":"`),
  ),
)
const COMMA = piece(',')
const CLOSE = piece('}')

/** What stands before the orb, by the aspect's place. */
const BEFORE_ORB = pieces(
  ASPECT_NAMES.map((name) => {
    const { symbol, angle } = ASPECTS[name]
    return `${name}","symbol":"${escaped(symbol)}","angle":${angle},"orb":`
  }),
  4,
)

/** And behind it: likewise, not exact before exact, separating before applying. */
const BEHIND_ORB = pieces(
  ASPECT_NAMES.flatMap((name) =>
    [0, 1, 2, 3].map(
      (i) => `,"maxOrb":${ASPECTS[name].orb},"exact":${i >= 2},"applying":${i % 2 === 1},"strength":`,
    ),
  ),
  4,
)
const LIMITS = Float64Array.from(ASPECT_NAMES, (name) => ASPECTS[name].orb)

function putAspects(start: number, { count, first, second, aspect, orb, applying }: AspectColumns): number {
  let at = add(start, ASPECTS_OPEN)
  for (let i = 0; i < count; i++) {
    const place = aspect[i]!
    const shown = tenThousandths(orb[i]!)
    const exact = isExact(shown / 10_000) ? 1 : 0
    const strength = tenThousandths(shareLeft(shown / 10_000, LIMITS[place]!))
    if (i > 0) at = add(at, COMMA)
    at = add(at, PAIRS[PLANETS.length * first[i]! + second[i]!]!)
    at = put(at, BEFORE_ORB[place]!, shown * 100)
    at = put(at, BEHIND_ORB[4 * place + 2 * exact + applying[i]!]!, strength * 100)
    at = add(at, CLOSE)
  }
  return at
}

/** The whole of `data`. */
export function natalChartText(reading: ChartReading, now: number): SizedText {
  const { chartId, shown } = reading
  const reason = fallbackReason(reading)
  const text = `{"chart_id":"${chartId}","birth_info":${birthText(reading)},${shown},"metadata":${metadataText(reading, reason, now)}}`
  // All ASCII but for the degree signs of a reason.
  return new SizedText(text, reason === null ? text.length : Buffer.byteLength(text))
}

/** A zone's name is one of the table's own; coordinates are echoed as they came. A birth has no milliseconds. */
function birthText({ time, place }: ChartReading): string {
  return `{"date_time":"${wallText(time.instant)}.000Z","timezone":"${time.zone.name}","location":{"latitude":${place.latitude},"longitude":${place.longitude}}}`
}

function metadataText(reading: ChartReading, reason: string | null, now: number): string {
  const { houses, time, calculationMs, cacheHit, nearBoundary } = reading
  // `high_latitude_detected` is present in fallback responses only (contract §2.7).
  const fallback = reason === null ? 'null' : `${JSON.stringify(reason)},"high_latitude_detected":true`
  const offset = offsetText(time.offsetSeconds)
  return (
    `{"house_system":"${houses.requested}","house_system_used":"${houses.used}","fallback_reason":${fallback},"zodiac_mode":"tropical",` +
    `"calculation_time_ms":${shownMs(calculationMs)},"cache_hit":${cacheHit},"near_boundary":${nearBoundary},"calculated_at":"${timestamp(now)}",` +
    `"time_resolution":{"utc_offset":"${offset}","status":"${time.status}","tzdb_version":"${TZDB_VERSION}"}}`
  )
}

function fallbackReason({ houses: { fallback, requested } }: ChartReading): string | null {
  if (fallback === null) return null
  return `High latitude detected (${fallback.latitude}°): ${requested} houses are not defined beyond ${HIGH_LATITUDE}°, so equal houses were used.`
}

/** What a caller should know though the answer is good. */
export function chartWarnings(reading: ChartReading): Warning[] {
  const { time, birthDateTime } = reading
  const warnings: Warning[] = []
  const reason = fallbackReason(reading)
  if (reason !== null) warnings.push({ code: 'HIGH_LATITUDE_FALLBACK', message: reason, severity: 'info' })
  warnings.push(...ambiguityWarnings(time, birthDateTime))
  return warnings
}

/** A birth time that the clocks showed twice is answered for the first time, and the caller is told how to ask for the second. */
export function ambiguityWarnings(time: LocalTime, birthDateTime: string): Warning[] {
  if (time.laterInstant === null) return []
  const utc = wallText(time.laterInstant)
  return [
    {
      code: 'AMBIGUOUS_LOCAL_TIME',
      message: `The clocks of ${time.zone.name} showed ${birthDateTime} twice; the first time was taken (UTC${offsetText(time.offsetSeconds)}). For the second, send ${utc} with the time zone UTC.`,
      severity: 'info',
    },
  ]
}
