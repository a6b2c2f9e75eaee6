/**
 * Natal charts in the contract's spelling (§2.7). A flag that follows from a number follows from the number that is
 * shown: nobody sees an orb of 1.0000 called exact, or a planet in another house than its longitude says.
 */
import type { ChartReading } from '../../readings/natal-chart.ts'
import { ASPECTS, closeness, isExact } from '../../sky/aspects.ts'
import { isRetrograde, PLANETS, type Planet } from '../../sky/ephemeris.ts'
import { type Cusps, houseOf } from '../../sky/houses/cusps.ts'
import { HIGH_LATITUDE } from '../../sky/houses/houses.ts'
import type { ChartAspect, ChartPlanet } from '../../sky/natal-chart.ts'
import { offsetText } from '../../sky/wall-clock.ts'
import { TZDB_VERSION } from '../../sky/zones.ts'
import type { Warning } from '../envelope.ts'
import { placeInZodiac, shownDegrees, shownLongitude, shownMs, shownOrb } from './numbers.ts'

export function natalChartOnTheWire(reading: ChartReading, now: number) {
  const { chart, time, place } = reading
  const cusps = chart.cusps.map(shownLongitude)
  return {
    chart_id: reading.chartId,
    birth_info: {
      date_time: new Date(time.instant).toISOString(),
      timezone: time.zone.name,
      location: { latitude: place.latitude, longitude: place.longitude },
    },
    planets: Object.fromEntries(
      PLANETS.map((planet) => [planet, planetOnTheWire(planet, chart.planets[planet], cusps)]),
    ),
    houses: cusps.map((cusp, index) => ({ house: index + 1, cusp, ...placeInZodiac(cusp) })),
    aspects: chart.aspects.map(aspectOnTheWire),
    angles: {
      ascendant: angleOnTheWire(chart.angles.ascendant),
      midheaven: angleOnTheWire(chart.angles.midheaven),
      descendant: angleOnTheWire(chart.angles.descendant),
      imum_coeli: angleOnTheWire(chart.angles.imumCoeli),
    },
    metadata: metadataOnTheWire(reading, now),
  }
}

function planetOnTheWire(name: Planet, planet: ChartPlanet, cusps: Cusps) {
  const longitude = shownLongitude(planet.longitude)
  const dailyMotion = shownOrb(planet.motion)
  return {
    longitude,
    latitude: shownDegrees(planet.latitude),
    ...placeInZodiac(longitude),
    house: houseOf(longitude, cusps),
    retrograde: isRetrograde(name, dailyMotion),
    dailyMotion,
  }
}

function aspectOnTheWire({ planet1, planet2, name, orb, applying }: ChartAspect) {
  const { symbol, angle, orb: maxOrb } = ASPECTS[name]
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
    applying,
    strength: shownOrb(closeness({ name, orb: shown })),
  }
}

function angleOnTheWire(angle: number) {
  const longitude = shownLongitude(angle)
  return { longitude, ...placeInZodiac(longitude) }
}

function metadataOnTheWire({ chart, time, ...reading }: ChartReading, now: number) {
  return {
    house_system: chart.houseSystem.requested,
    house_system_used: chart.houseSystem.used,
    fallback_reason: fallbackReason(chart),
    // Present in fallback responses only (contract §2.7).
    ...(chart.fallback && { high_latitude_detected: true }),
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

function fallbackReason({ fallback, houseSystem }: ChartReading['chart']): string | null {
  if (fallback === null) return null
  return `High latitude detected (${fallback.latitude}°): ${houseSystem.requested} houses are not defined beyond ${HIGH_LATITUDE}°, so equal houses were used.`
}

/** What a caller should know though the answer is good. */
export function chartWarnings({ chart, time, birthDateTime }: ChartReading): Warning[] {
  const warnings: Warning[] = []
  const reason = fallbackReason(chart)
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
