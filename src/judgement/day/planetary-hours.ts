/** Planetary days and hours: each hour of a day belongs to one of the seven classical planets (docs/judgement.md). */

import { noonUtc } from '../../almanac/sky-of-day.ts'
import { CLASSICAL, type ClassicalPlanet } from '../../chart/dignities.ts'
import { daylightAround, type Place } from '../../sky/horizon.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText, wallAt } from '../../time/wall-clock.ts'
import type { Zone } from '../../time/zones.ts'

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

export interface TimeSpan {
  readonly from: number
  readonly to: number
}

/** When it is light on a day. */
export interface SunTimes {
  readonly sunrise: number
  readonly sunset: number
}

/** The light of a date, or of the day so many days after it. */
export type LightOf = (daysAfter: number) => SunTimes

/** By a zone's clocks a date may begin almost a day before the noon that falls on it, and end almost a day after. */
const DAYS_AROUND = [-2, -1, 0, 1, 2]

/** The hours of a planet that begin on a date, from midnight to midnight by the clocks of a zone. */
export function hoursOf(planet: ClassicalPlanet, date: string, clock: Zone, lightOf: LightOf): TimeSpan[] {
  const firstRuler = CLASSICAL.indexOf(rulerOfDay(date))
  const isOfPlanet = (hour: number) => CLASSICAL.at((firstRuler + hour) % CLASSICAL.length) === planet
  // The order goes on from day to day: after 24 hours it is the next weekday's turn.
  const firstHour = DAYS_AROUND[0]! * HOURS_OF_DAY
  return hoursBetween(DAYS_AROUND.map(lightOf))
    .filter((_, hour) => isOfPlanet(firstHour + hour))
    .filter(({ from }) => dateText(wallAt(from, clock)) === date)
}

export interface HourOfDay extends TimeSpan {
  readonly planet: ClassicalPlanet
  /** From sunrise to sunset. */
  readonly isLight: boolean
}

/** The 24 hours of a date: twelve from sunrise to sunset, and twelve to the next sunrise. */
export function hoursFromSunrise(date: string, lightOf: LightOf): HourOfDay[] {
  const firstRuler = CLASSICAL.indexOf(rulerOfDay(date))
  return hoursBetween([lightOf(0), lightOf(1)]).map((span, hour) => ({
    ...span,
    planet: CLASSICAL[(firstRuler + hour) % CLASSICAL.length]!,
    isLight: hour < HOURS_OF_LIGHT,
  }))
}

const HOURS_OF_LIGHT = 12
const HOURS_OF_DAY = 2 * HOURS_OF_LIGHT

/** From the first sunrise to the last: twelve hours from each sunrise to sunset, and twelve of each night. */
function hoursBetween(lights: readonly SunTimes[]): TimeSpan[] {
  const turns = lights.flatMap(({ sunrise, sunset }) => [sunrise, sunset]).slice(0, -1)
  return turns.slice(1).flatMap((end, at) => twelfths(turns[at]!, end))
}

function twelfths(start: number, end: number): TimeSpan[] {
  const border = (hour: number) => start + (hour / HOURS_OF_LIGHT) * (end - start)
  return Array.from({ length: HOURS_OF_LIGHT }, (_, hour) => ({ from: border(hour), to: border(hour + 1) }))
}

/** From six to six, so that all hours are equal: for requests without a place, and where the Sun does not rise or set. */
const equalLight = (noon: number): SunTimes => ({ sunrise: noon - DAY_MS / 4, sunset: noon + DAY_MS / 4 })

/** For a reader whose place is not known. The times are in the reader's own local time. */
export const lightAnywhere =
  (date: string): LightOf =>
  (daysAfter) =>
    equalLight(noonUtc(date) + daysAfter * DAY_MS)

/** With sunrise and sunset at a place, from its mean noon. */
export function lightAt(noon: number, place: Place): LightOf {
  return (daysAfter) => {
    const ownNoon = noon + daysAfter * DAY_MS
    const light = daylightAround(ownNoon, place)
    return light.kind === 'rises_and_sets' ? light : equalLight(ownNoon)
  }
}
