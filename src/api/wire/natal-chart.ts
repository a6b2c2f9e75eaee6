/**
 * Natal charts in the contract's spelling (§2.7), as JSON text: a chart has four hundred members, and writing them takes
 * a third of the time that objects and JSON.stringify do. All that is written are numbers and words of our own.
 *
 * A flag that follows from a number follows from the number that is shown: nobody sees an orb of 1.0000 called exact, or a
 * planet in another house than its longitude says.
 */
import type { ChartReading, KeptChart } from '../../readings/natal-chart.ts'
import { ASPECTS, closeness, isExact } from '../../sky/aspects.ts'
import { isRetrograde, PLANETS, type Planet } from '../../sky/ephemeris.ts'
import { type Cusps, houseOf } from '../../sky/houses/cusps.ts'
import { HIGH_LATITUDE } from '../../sky/houses/houses.ts'
import type { ChartAspect, ChartPlanet, NatalChart } from '../../sky/natal-chart.ts'
import { offsetText } from '../../sky/wall-clock.ts'
import { TZDB_VERSION } from '../../sky/zones.ts'
import type { Warning } from '../envelope.ts'
import { placeInZodiac, shownDegrees, shownLongitude, shownMs, shownOrb } from './numbers.ts'

/** The members that the chart alone determines. Joined, not added up: the text is kept, and must be in one piece. */
export function chartText({ planets, cusps, aspects, angles }: NatalChart): string {
  const shownCusps = cusps.map(shownLongitude)
  return [
    `"planets":{${PLANETS.map((planet) => planetText(planet, planets[planet], shownCusps)).join()}}`,
    `"houses":[${shownCusps.map(houseText).join()}]`,
    `"aspects":[${aspects.map(aspectText).join()}]`,
    `"angles":{"ascendant":${angleText(angles.ascendant)},"midheaven":${angleText(angles.midheaven)}`,
    `"descendant":${angleText(angles.descendant)},"imum_coeli":${angleText(angles.imumCoeli)}}`,
  ].join()
}

function planetText(name: Planet, planet: ChartPlanet, cusps: Cusps): string {
  const longitude = shownLongitude(planet.longitude)
  const motion = shownOrb(planet.motion)
  return `"${name}":{"longitude":${longitude},"latitude":${shownDegrees(planet.latitude)},${zodiacText(longitude)},"house":${houseOf(longitude, cusps)},"retrograde":${isRetrograde(name, motion)},"dailyMotion":${motion}}`
}

const houseText = (cusp: number, index: number) => `{"house":${index + 1},"cusp":${cusp},${zodiacText(cusp)}}`

function aspectText({ planet1, planet2, name, orb, applying }: ChartAspect): string {
  const shown = shownOrb(orb)
  const strength = shownOrb(closeness({ name, orb: shown }))
  return `{"planet1":"${planet1}","planet2":"${planet2}",${ASPECT_TEXTS[name]},"orb":${shown},"maxOrb":${ASPECTS[name].orb},"exact":${isExact(shown)},"applying":${applying},"strength":${strength}}`
}

/** Symbols are escaped: one letter beyond Latin-1 doubles the size of the whole text in memory. */
const escaped = (symbol: string) => `\\u${symbol.charCodeAt(0).toString(16).padStart(4, '0')}`

const ASPECT_TEXTS = Object.fromEntries(
  Object.entries(ASPECTS).map(([name, { symbol, angle }]) => [
    name,
    `"aspect":"${name}","symbol":"${escaped(symbol)}","angle":${angle}`,
  ]),
)

function angleText(angle: number): string {
  const longitude = shownLongitude(angle)
  return `{"longitude":${longitude},${zodiacText(longitude)}}`
}

function zodiacText(longitude: number): string {
  const { sign, degree, minute } = placeInZodiac(longitude)
  return `"sign":"${sign}","degree":${degree},"minute":${minute}`
}

/** The whole of `data`. */
export function natalChartText(reading: ChartReading, now: number): string {
  const { chartId, time, place } = reading
  const birth = {
    date_time: new Date(time.instant).toISOString(),
    timezone: time.zone.name,
    location: { latitude: place.latitude, longitude: place.longitude },
  }
  const metadata = JSON.stringify(metadataOnTheWire(reading, now))
  return `{"chart_id":"${chartId}","birth_info":${JSON.stringify(birth)},${reading.shown},"metadata":${metadata}}`
}

function metadataOnTheWire(reading: ChartReading, now: number) {
  const { houseSystem, fallback, time } = reading
  return {
    house_system: houseSystem.requested,
    house_system_used: houseSystem.used,
    fallback_reason: fallbackReason(reading),
    // Present in fallback responses only (contract §2.7).
    ...(fallback && { high_latitude_detected: true }),
    zodiac_mode: 'tropical',
    calculation_time_ms: shownMs(reading.calculationMs),
    cache_hit: reading.cacheHit,
    near_boundary: reading.nearBoundary,
    calculated_at: new Date(now).toISOString(),
    time_resolution: {
      utc_offset: offsetText(time.offsetSeconds),
      status: time.status,
      tzdb_version: TZDB_VERSION,
    },
  }
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
  if (time.laterInstant !== null) {
    const utc = new Date(time.laterInstant).toISOString().slice(0, 19)
    warnings.push({
      code: 'AMBIGUOUS_LOCAL_TIME',
      message: `The clocks of ${time.zone.name} showed ${birthDateTime} twice; the first time was taken (UTC${offsetText(time.offsetSeconds)}). For the second, send ${utc} with the time zone UTC.`,
      severity: 'info',
    })
  }
  return warnings
}
