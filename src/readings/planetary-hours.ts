/** The planetary hours of a date at a place, from sunrise to the next sunrise. */
import type { ClassicalPlanet } from '../chart/dignities.ts'
import { type HourOfDay, hoursFromSunrise, lightAt, rulerOfDay } from '../judgement/day/planetary-hours.ts'
import { type Daylight, daylightAround, type Place } from '../sky/horizon.ts'
import { civilDay, isSkippedDay, skippedDay } from '../time/civil-day.ts'
import { outOfRange, resolveDate } from '../time/civil-time.ts'
import { meanNoonOf } from '../time/mean-time.ts'
import { isInRange } from '../time/range.ts'
import { type Zone, zone } from '../time/zones.ts'
import { DEFAULT_DATE, DEFAULT_TIMEZONE } from './daily-horoscope.ts'
import { placeAt } from './place.ts'

export interface PlanetaryHoursRequest {
  readonly date?: string | undefined
  readonly timezone?: string | undefined
  readonly place: Place
}

export interface PlanetaryHours {
  readonly date: string
  readonly zone: Zone
  readonly place: Place
  readonly ruler: ClassicalPlanet
  /** Where the Sun does not rise or set, the hours are all equal, from six to six by the mean Sun. */
  readonly light: Daylight['kind']
  readonly hours: readonly HourOfDay[]
}

export function readPlanetaryHours(request: PlanetaryHoursRequest, now: number): PlanetaryHours {
  const place = placeAt(request.place)
  const clock = zone(request.timezone ?? DEFAULT_TIMEZONE)
  const date = resolveDate(request.date ?? DEFAULT_DATE, clock, now)
  if (isSkippedDay(civilDay(date, clock))) throw skippedDay(date, clock)
  const noon = meanNoonOf(date, place.longitude, clock)
  if (!isInRange(noon)) throw outOfRange(date, 'date')
  return {
    date,
    zone: clock,
    place,
    ruler: rulerOfDay(date),
    light: daylightAround(noon, place).kind,
    hours: hoursFromSunrise(date, lightAt(noon, place)),
  }
}
