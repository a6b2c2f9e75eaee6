/**
 * Natal charts in the contract's spelling (§2.7), written as JSON text: a chart has four hundred members, and objects and
 * JSON.stringify would take three times as long as computing it. All that is written are numbers and words of our own.
 *
 * A flag that follows from a number follows from the number that is shown: nobody sees an orb of 1.0000 called exact, or a
 * planet in another house than its longitude says.
 */
import type { ChartReading } from '../../readings/natal-chart.ts'
import { normalize } from '../../sky/angle.ts'
import { ASPECT_NAMES, ASPECTS, isExact, shareLeft } from '../../sky/aspects.ts'
import type { AspectColumns, ChartSheet } from '../../sky/chart-sheet.ts'
import type { LocalTime } from '../../sky/civil-time.ts'
import { isRetrograde, PLANETS, type PositionColumns } from '../../sky/ephemeris.ts'
import { type Cusps, houseOf } from '../../sky/houses/cusps.ts'
import { HIGH_LATITUDE } from '../../sky/houses/houses.ts'
import { offsetText, wallText } from '../../sky/wall-clock.ts'
import { TZDB_VERSION } from '../../sky/zones.ts'
import { SizedText, type Warning } from '../envelope.ts'
import { timestamp } from '../timestamp.ts'
import { JsonPage, type Piece, piece } from './json-page.ts'
import { minuteOf, placeInZodiac, shownLongitude, shownMs, shownOrb } from './numbers.ts'

const page = new JsonPage()

/** The members that the chart alone determines. */
export function chartText({ positions, houses, aspects, ascendant, midheaven }: ChartSheet): string {
  const cusps = houses.cusps.map(shownLongitude)
  page.clear().add(PLANETS_OPEN)
  for (let place = 0; place < PLANETS.length; place++) writePlanet(place, positions, cusps)
  page.add(HOUSES_OPEN)
  for (let i = 0; i < cusps.length; i++) writeLongitude(HOUSE_HEADS[i]!, cusps[i]!).add(CLOSE)
  page.add(ASPECTS_OPEN)
  for (let i = 0; i < aspects.count; i++) writeAspect(i, aspects)
  page.add(ANGLES_OPEN)
  writeAngle(ASCENDANT, ascendant)
  writeAngle(MIDHEAVEN, midheaven)
  writeAngle(DESCENDANT, normalize(ascendant + 180))
  writeAngle(IMUM_COELI, normalize(midheaven + 180))
  return page.add(CLOSE).text()
}

const PLANETS_OPEN = piece('"planets":{')
const HOUSES_OPEN = piece('},"houses":[')
const ASPECTS_OPEN = piece('],"aspects":[')
const ANGLES_OPEN = piece('],"angles":{')
const CLOSE = piece('}')
const COMMA = piece(',')
const commaBefore = (i: number) => (i === 0 ? '' : ',')

const PLANET_HEADS = PLANETS.map((name, i) => piece(`${commaBefore(i)}"${name}":{"longitude":`))
const HOUSE_HEADS = Array.from({ length: 12 }, (_, i) => piece(`${commaBefore(i)}{"house":${i + 1},"cusp":`))
const ASCENDANT = piece('"ascendant":{"longitude":')
const MIDHEAVEN = piece(',"midheaven":{"longitude":')
const DESCENDANT = piece(',"descendant":{"longitude":')
const IMUM_COELI = piece(',"imum_coeli":{"longitude":')

/** What follows a longitude of so many whole degrees. */
const ZODIAC = Array.from({ length: 360 }, (_, degrees) => {
  const { sign, degree } = placeInZodiac(degrees)
  return piece(`,"sign":"${sign}","degree":${degree},"minute":`)
})

function writeLongitude(head: Piece, shown: number): JsonPage {
  return page.add(head).decimals6(shown).add(ZODIAC[Math.floor(shown)]!).whole(minuteOf(shown))
}

function writeAngle(head: Piece, longitude: number): void {
  writeLongitude(head, shownLongitude(longitude)).add(CLOSE)
}

const LATITUDE = piece(',"latitude":')
const HOUSE = piece(',"house":')
const RETROGRADE = piece(',"retrograde":true,"dailyMotion":')
const DIRECT = piece(',"retrograde":false,"dailyMotion":')

function writePlanet(place: number, positions: PositionColumns, cusps: Cusps): void {
  const shown = shownLongitude(positions.longitude[place]!)
  const motion = positions.motion[place]!
  const retrograde = isRetrograde(PLANETS[place]!, shownOrb(motion))
  writeLongitude(PLANET_HEADS[place]!, shown).add(LATITUDE).decimals6(positions.latitude[place]!)
  page.add(HOUSE).whole(houseOf(shown, cusps))
  page
    .add(retrograde ? RETROGRADE : DIRECT)
    .decimals4(motion)
    .add(CLOSE)
}

/** Symbols are escaped: one letter beyond Latin-1 would double the size of the whole text in memory. */
const escaped = (symbol: string) => `\\u${symbol.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The head of an aspect between each two planets. */
const PAIRS = PLANETS.map((first) =>
  PLANETS.map((second) => piece(`{"planet1":"${first}","planet2":"${second}","aspect":"`)),
)

/** What stands around the orb, which may be exact or not, and applying or separating: by the aspect's place. */
const AROUND_ORB = ASPECT_NAMES.map((name) => {
  const { symbol, angle, orb: limit } = ASPECTS[name]
  const before = piece(`${name}","symbol":"${escaped(symbol)}","angle":${angle},"orb":`)
  const after = [false, true].map((exact) =>
    [false, true].map((applying) =>
      piece(`,"maxOrb":${limit},"exact":${exact},"applying":${applying},"strength":`),
    ),
  )
  return { before, after, limit }
})

function writeAspect(i: number, { first, second, aspect, orb, applying }: AspectColumns): void {
  const shown = shownOrb(orb[i]!)
  const { before, after, limit } = AROUND_ORB[aspect[i]!]!
  if (i > 0) page.add(COMMA)
  page.add(PAIRS[first[i]!]![second[i]!]!).add(before).decimals4(shown)
  page.add(after[isExact(shown) ? 1 : 0]![applying[i]!]!)
  page.decimals4(shareLeft(shown, limit)).add(CLOSE)
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
