/**
 * Natal charts in the contract's spelling (§2.7). A flag that follows from a number follows from the number that is shown: nobody
 * sees an orb of 1.0000 called exact, or a planet in another house than its longitude says. A motion is shown so that its direction
 * can be seen, and retrograde is the same here as in every other answer.
 */
import { ASPECTS, closeness, type FixedAspect, isExact } from '../../../chart/aspects.ts'
import type { CastChart, PlacedBody } from '../../../chart/chart.ts'
import { type Cusps, houseOf } from '../../../chart/houses/cusps.ts'
import { HIGH_LATITUDE } from '../../../chart/houses/houses.ts'
import type { ChartReading } from '../../../readings/natal-chart.ts'
import { byBody } from '../../../sky/bodies.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { utcText } from '../../../time/wall-clock.ts'
import type { Warning } from '../../envelope.ts'
import {
  placeInZodiac,
  pointInZodiac,
  shownDegrees,
  shownLongitude,
  shownMotion,
  shownMs,
  shownOrb,
} from '../../numbers.ts'
import { birthWarnings, timeResolution } from '../../understood-time.ts'

/** The members that the chart alone determines. */
export function toChartResponse({ bodies, houses, aspects, angles }: CastChart) {
  const cusps = houses.cusps.map(shownLongitude)
  return {
    planets: byBody(PLANETS, (planet) => toPlanetResponse(bodies[planet], cusps)),
    houses: cusps.map(toHouseResponse),
    angles: {
      ascendant: pointInZodiac(angles.ascendant),
      midheaven: pointInZodiac(angles.midheaven),
      descendant: pointInZodiac(angles.descendant),
      imum_coeli: pointInZodiac(angles.imumCoeli),
    },
    aspects: aspects.map((aspect) => toAspectResponse(aspect)),
  }
}

function toPlanetResponse(body: PlacedBody, cusps: Cusps) {
  const longitude = shownLongitude(body.longitude)
  const { sign, degree, minute } = placeInZodiac(longitude)
  return {
    longitude,
    sign,
    degree,
    minute,
    latitude: shownDegrees(body.latitude),
    house: houseOf(longitude, cusps),
    retrograde: body.retrograde,
    dailyMotion: shownMotion(body.motion),
  }
}

export function toHouseResponse(cusp: number, index: number) {
  const { sign, degree, minute } = placeInZodiac(cusp)
  return { house: index + 1, cusp, sign, degree, minute }
}

/** Also of other bodies than planets, and with an orb of the caller's own. */
export function toAspectResponse<A extends FixedAspect<string>>(
  { planet1, planet2, name, orb, applying }: A,
  maxOrb: number = ASPECTS[name].orb,
) {
  const { symbol, angle } = ASPECTS[name]
  const shown = shownOrb(orb)
  return {
    planet1,
    planet2,
    aspect: name,
    symbol,
    angle,
    orb: shown,
    maxOrb,
    exact: isExact(shown),
    applying: applying as A['applying'],
    strength: shownOrb(closeness({ name, orb: shown }, maxOrb)),
  }
}

/** The whole of `data`. */
export const toNatalChartResponse = (reading: ChartReading, now: number) => ({
  ...toReadingResponse(reading, now),
  ...toChartResponse(reading.chart),
})

export type NatalChartData = ReturnType<typeof toNatalChartResponse>

const toReadingResponse = (reading: ChartReading, now: number) => ({
  chart_id: reading.chartId,
  birth_info: toBirthResponse(reading),
  metadata: toMetadataResponse(reading, now),
})

/** Coordinates are echoed as they came. */
const toBirthResponse = ({ time, chart: { place } }: ChartReading) => ({
  date_time: utcText(time.instant),
  timezone: time.zone.name,
  location: { latitude: place.latitude, longitude: place.longitude },
})

function toMetadataResponse(reading: ChartReading, now: number) {
  const { chart, time, calculationMs, cacheHit, nearBoundary } = reading
  const reason = fallbackReason(chart)
  return {
    house_system: chart.houses.requested,
    house_system_used: chart.houses.used,
    fallback_reason: reason,
    // Present in fallback responses only (contract §2.7).
    ...(reason !== null && { high_latitude_detected: true }),
    zodiac_mode: chart.zodiac,
    // Births before a country's reform are often handed down in the Julian calendar.
    calendar: 'gregorian',
    calculation_time_ms: shownMs(calculationMs),
    cache_hit: cacheHit,
    near_boundary: nearBoundary,
    calculated_at: new Date(now).toISOString(),
    time_resolution: timeResolution(time),
  }
}

function fallbackReason({ houses: { fallback, requested } }: CastChart): string | null {
  if (fallback === null) return null
  return `High latitude detected (${fallback.latitude}°): ${requested} houses are not defined beyond ${HIGH_LATITUDE}°, so equal houses were used.`
}

/** What a caller should know about an answer that is not an error. */
export function chartWarnings(reading: ChartReading): Warning[] {
  const { time, birthDateTime, chart } = reading
  const reason = fallbackReason(chart)
  const ofHouses: Warning[] =
    reason === null ? [] : [{ code: 'HIGH_LATITUDE_FALLBACK', message: reason, severity: 'info' }]
  return [...ofHouses, ...birthWarnings(time, birthDateTime, chart.place)]
}
