/** Planetary days and hours: each hour of a day belongs to one of the seven classical planets (docs/judgement.md). */

import { noonUtc } from '../../almanac/sky-of-day.ts'
import { daylightAround, type Place } from '../../sky/horizon.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { CLASSICAL, type ClassicalPlanet } from '../tradition.ts'

/** Starting with Sunday. */
const RULERS_OF_WEEKDAYS: readonly ClassicalPlanet[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
]

/** The planet a weekday is named after. */
export const rulerOfDay = (date: string): ClassicalPlanet =>
  RULERS_OF_WEEKDAYS[new Date(Date.parse(date)).getUTCDay()]!

export interface Span {
  readonly from: number
  readonly to: number
}

const HOURS_OF_LIGHT = 12

/** The hours of a planet that begin between sunrise and midnight of a date. */
export function hoursOf(planet: ClassicalPlanet, date: string, day: PlanetaryDay): Span[] {
  const { sunrise, sunset, nextSunrise, midnight } = day
  const firstRuler = CLASSICAL.indexOf(rulerOfDay(date))
  const lengthByDay = (sunset - sunrise) / HOURS_OF_LIGHT
  const lengthByNight = (nextSunrise - sunset) / HOURS_OF_LIGHT
  const startOfHour = (hour: number) =>
    hour < HOURS_OF_LIGHT ? sunrise + hour * lengthByDay : sunset + (hour - HOURS_OF_LIGHT) * lengthByNight
  const hours = Array.from({ length: 2 * HOURS_OF_LIGHT }, (_, hour) => hour)
  return hours
    .filter((hour) => CLASSICAL[(firstRuler + hour) % CLASSICAL.length] === planet)
    .map((hour) => ({ from: startOfHour(hour), to: startOfHour(hour + 1) }))
    .filter(({ from }) => from < midnight)
}

export interface PlanetaryDay {
  readonly sunrise: number
  readonly sunset: number
  readonly nextSunrise: number
  readonly midnight: number
}

/** A day with equal hours from six to six, centred on noon: for requests without a place, and where the Sun does not rise or set. */
function equalDay(noon: number): PlanetaryDay {
  const quarter = DAY_MS / 4
  return {
    sunrise: noon - quarter,
    sunset: noon + quarter,
    midnight: noon + 2 * quarter,
    nextSunrise: noon + 3 * quarter,
  }
}

/** For a reader whose place is not known. The times are in the reader's own local time. */
export const dayAnywhere = (date: string): PlanetaryDay => equalDay(noonUtc(date))

/** With sunrise and sunset at a place. */
export function dayAt(noon: number, place: Place): PlanetaryDay {
  const today = daylightAround(noon, place)
  const tomorrow = daylightAround(noon + DAY_MS, place)
  if (today.kind !== 'rises_and_sets' || tomorrow.kind !== 'rises_and_sets') return equalDay(noon)
  return {
    sunrise: today.sunrise,
    sunset: today.sunset,
    nextSunrise: tomorrow.sunrise,
    midnight: noon + DAY_MS / 2,
  }
}
