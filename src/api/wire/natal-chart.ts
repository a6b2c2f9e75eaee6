/**
 * Natal charts in the contract's spelling (§2.7), written as JSON text: a chart has four hundred members, and objects and
 * JSON.stringify would take three times as long as computing it. All that is written are numbers and words of our own.
 *
 * A flag that follows from a number follows from the number that is shown: nobody sees an orb of 1.0000 called exact, or a
 * planet in another house than its longitude says.
 */
import type { ChartReading, KeptChart } from '../../readings/natal-chart.ts'
import { ASPECTS, type AspectName, closeness, isExact } from '../../sky/aspects.ts'
import type { LocalTime } from '../../sky/civil-time.ts'
import { isRetrograde, PLANETS, type Planet } from '../../sky/ephemeris.ts'
import { type Cusps, houseOf } from '../../sky/houses/cusps.ts'
import { HIGH_LATITUDE } from '../../sky/houses/houses.ts'
import type { ChartAspect, ChartPlanet, NatalChart } from '../../sky/natal-chart.ts'
import { offsetText, wallText } from '../../sky/wall-clock.ts'
import { TZDB_VERSION } from '../../sky/zones.ts'
import { SizedText, type Warning } from '../envelope.ts'
import { timestamp } from '../timestamp.ts'
import { JsonPage, type Piece, piece } from './json-page.ts'
import { minuteOf, placeInZodiac, shownLongitude, shownMs, shownOrb } from './numbers.ts'

const page = new JsonPage()

/** The members that the chart alone determines. */
export function chartText({ planets, cusps, aspects, angles }: NatalChart): string {
  const shownCusps = cusps.map(shownLongitude)
  page.clear().add(PLANETS_OPEN)
  for (let i = 0; i < PLANETS.length; i++) writePlanet(i, planets[PLANETS[i]!], shownCusps)
  page.add(HOUSES_OPEN)
  for (let i = 0; i < shownCusps.length; i++) writeLongitude(HOUSE_HEADS[i]!, shownCusps[i]!).add(CLOSE)
  page.add(ASPECTS_OPEN)
  for (let i = 0; i < aspects.length; i++) writeAspect(i, aspects[i]!)
  page.add(ANGLES_OPEN)
  for (const { angle, head } of ANGLE_HEADS) writeLongitude(head, shownLongitude(angles[angle])).add(CLOSE)
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
const ANGLE_HEADS = (
  [
    ['ascendant', 'ascendant'],
    ['midheaven', 'midheaven'],
    ['descendant', 'descendant'],
    ['imumCoeli', 'imum_coeli'],
  ] as const
).map(([angle, name], i) => ({ angle, head: piece(`${commaBefore(i)}"${name}":{"longitude":`) }))

/** What follows a longitude of so many whole degrees. */
const ZODIAC = Array.from({ length: 360 }, (_, degrees) => {
  const { sign, degree } = placeInZodiac(degrees)
  return piece(`,"sign":"${sign}","degree":${degree},"minute":`)
})

function writeLongitude(head: Piece, shown: number): JsonPage {
  return page.add(head).decimals6(shown).add(ZODIAC[Math.floor(shown)]!).whole(minuteOf(shown))
}

const LATITUDE = piece(',"latitude":')
const HOUSE = piece(',"house":')
const RETROGRADE = piece(',"retrograde":true,"dailyMotion":')
const DIRECT = piece(',"retrograde":false,"dailyMotion":')

function writePlanet(i: number, { longitude, latitude, motion }: ChartPlanet, cusps: Cusps): void {
  const shown = shownLongitude(longitude)
  const retrograde = isRetrograde(PLANETS[i]!, shownOrb(motion))
  writeLongitude(PLANET_HEADS[i]!, shown).add(LATITUDE).decimals6(latitude)
  page.add(HOUSE).whole(houseOf(shown, cusps))
  page
    .add(retrograde ? RETROGRADE : DIRECT)
    .decimals4(motion)
    .add(CLOSE)
}

/** Symbols are escaped: one letter beyond Latin-1 would double the size of the whole text in memory. */
const escaped = (symbol: string) => `\\u${symbol.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Planets by their places: what is looked up for every aspect is looked up by number. */
const PLACES = Object.fromEntries(PLANETS.map((name, place) => [name, place])) as Record<Planet, number>

/** The head of an aspect between each two planets. */
const PAIRS = PLANETS.map((first) =>
  PLANETS.map((second) => piece(`{"planet1":"${first}","planet2":"${second}","aspect":"`)),
)

/** What stands around the orb, which may be exact or not, and applying or separating. */
const AROUND_ORB = Object.fromEntries(
  Object.entries(ASPECTS).map(([name, { symbol, angle, orb }]) => {
    const before = piece(`${name}","symbol":"${escaped(symbol)}","angle":${angle},"orb":`)
    const after = [false, true].map((exact) =>
      [false, true].map((applying) =>
        piece(`,"maxOrb":${orb},"exact":${exact},"applying":${applying},"strength":`),
      ),
    )
    return [name, { before, after }]
  }),
) as Record<AspectName, { before: Piece; after: Piece[][] }>

function writeAspect(i: number, { planet1, planet2, name, orb, applying }: ChartAspect): void {
  const shown = shownOrb(orb)
  const { before, after } = AROUND_ORB[name]
  if (i > 0) page.add(COMMA)
  page.add(PAIRS[PLACES[planet1]]![PLACES[planet2]]!).add(before).decimals4(shown)
  page.add(after[isExact(shown) ? 1 : 0]![applying ? 1 : 0]!)
  page.decimals4(closeness({ name, orb: shown })).add(CLOSE)
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
  const { houseSystem, time, calculationMs, cacheHit, nearBoundary } = reading
  // `high_latitude_detected` is present in fallback responses only (contract §2.7).
  const fallback = reason === null ? 'null' : `${JSON.stringify(reason)},"high_latitude_detected":true`
  const offset = offsetText(time.offsetSeconds)
  return (
    `{"house_system":"${houseSystem.requested}","house_system_used":"${houseSystem.used}","fallback_reason":${fallback},"zodiac_mode":"tropical",` +
    `"calculation_time_ms":${shownMs(calculationMs)},"cache_hit":${cacheHit},"near_boundary":${nearBoundary},"calculated_at":"${timestamp(now)}",` +
    `"time_resolution":{"utc_offset":"${offset}","status":"${time.status}","tzdb_version":"${TZDB_VERSION}"}}`
  )
}

function fallbackReason({ fallback, houseSystem }: KeptChart): string | null {
  if (fallback === null) return null
  return `High latitude detected (${fallback.latitude}°): ${houseSystem.requested} houses are not defined beyond ${HIGH_LATITUDE}°, so equal houses were used.`
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
