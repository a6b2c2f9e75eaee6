/** How a birth was understood and its chart cast. */
import { HOUSE_SYSTEMS, type Houses } from '../../../chart/houses/houses.ts'
import { isTimed, type WiderChart } from '../../../chart/wider-chart.ts'
import type { Birth, ChartChoices } from '../../../readings/birth.ts'
import type { WiderChartReading } from '../../../readings/chart.ts'
import { utcText } from '../../../time/wall-clock.ts'
import type { Warning } from '../../envelope.ts'
import { shownDegrees } from '../../numbers.ts'
import { birthWarnings, timeResolution } from '../../understood-time.ts'

export const toBirthResponse = ({ time, day, zone, place }: Birth) => ({
  date_time: time && utcText(time.instant),
  ...(day !== null && { date: day.date }),
  timezone: zone.name,
  location: { latitude: place.latitude, longitude: place.longitude },
})

export function toMetadataResponse({ birth, chart }: WiderChartReading, now: number) {
  const { time } = birth
  return {
    time_known: time !== null,
    ...toCastingResponse(chart, birth),
    calendar: birth.calendar,
    calculated_at: new Date(now).toISOString(),
    time_resolution: time && timeResolution(time),
  }
}

/** How a chart was cast, whatever it was made from. */
export function toCastingResponse(chart: WiderChart, { houseSystem, zodiac, node }: ChartChoices) {
  const houses = isTimed(chart) ? chart.chart.houses : null
  const ayanamsa = isTimed(chart) ? chart.chart.ayanamsa : chart.sky.ayanamsa
  return {
    house_system: houseSystem,
    house_system_used: houses?.used ?? null,
    fallback_reason: houses && fallbackReason(houses),
    zodiac,
    ayanamsa: ayanamsa && { name: ayanamsa.name, degrees: shownDegrees(ayanamsa.degrees) },
    node,
  }
}

function fallbackReason({ requested, fallback }: Houses): string | null {
  if (fallback === null) return null
  const [from, to] = HOUSE_SYSTEMS[requested].latitudes
  const where = fallback.reason === 'high_latitude' ? `beyond ${to}°` : `within ${from}° of the equator`
  return `${requested} houses do not exist ${where} (latitude ${fallback.latitude}°), so equal houses were used.`
}

/** What a caller should know about an answer that is not an error. */
export function widerChartWarnings({ birth, chart }: WiderChartReading): Warning[] {
  if (!isTimed(chart)) return [TIME_UNKNOWN]
  return [
    ...houseWarnings(chart.chart.houses),
    ...birthWarnings(birth.time!, birth.birthDateTime, birth.place),
  ]
}

/** The code of the contract, and its counterpart for the one system that needs a distance from the equator. */
const FALLBACK_CODES = {
  high_latitude: 'HIGH_LATITUDE_FALLBACK',
  low_latitude: 'LOW_LATITUDE_FALLBACK',
} as const

export function houseWarnings(houses: Houses): Warning[] {
  const message = fallbackReason(houses)
  if (houses.fallback === null || message === null) return []
  return [{ code: FALLBACK_CODES[houses.fallback.reason], message, severity: 'info' }]
}

const TIME_UNKNOWN: Warning = {
  code: 'BIRTH_TIME_UNKNOWN',
  message:
    'Without the time of birth there are no houses, angles and lots. Positions are those of local noon; range says between what longitudes each body moved that day.',
  severity: 'info',
}
