/** Local mean time: what a clock shows that is set by the mean Sun of a place's own meridian, four minutes for each degree. */
import { clockNoon, type LocalTime } from './civil-time.ts'
import { DAY_MS } from './time-scales.ts'
import { transitionsUntil, type Zone } from './zones.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400

/** Seconds east of UTC at a longitude (east positive): whole ones, as in the time zone database. */
export const meanOffsetSeconds = (longitude: number): number => Math.round((longitude / 360) * DAY_SECONDS)

/** The instant at which local mean time at a longitude shows `wall`, a wall time as in `wall-clock.ts`. */
export const localMeanInstant = (wall: number, longitude: number): number =>
  wall - meanOffsetSeconds(longitude) * 1000

/**
 * Mean noon at a longitude on a date of a zone's calendar. There is one every day; the one nearest to the noon of the zone's clocks falls
 * on the date, also near the date line, where clocks may be a day ahead of the Sun: Apia has 171.8° west and +13:00.
 */
export function meanNoonOf(date: string, longitude: number, zone: Zone): number {
  const noon = Date.parse(date) + DAY_MS / 2 - (longitude / 360) * DAY_MS
  return noon - Math.round((noon - clockNoon(date, zone)) / DAY_MS) * DAY_MS
}

/**
 * Whether the clocks of a zone were still set by the mean Sun of its own city. The time zone database begins each history with that; a few
 * places went over to the other side of the date line before they had a standard time. A zone that begins with whole hours has no city: UTC,
 * CET, and places where nobody lived.
 */
export function isLocalMeanTime({ zone, instant }: Pick<LocalTime, 'zone' | 'instant'>): boolean {
  const own = zone.offsets[0]!
  if (own % HOUR_SECONDS === 0) return false
  const until = transitionsUntil(zone, instant)
  return zone.offsets.subarray(0, until + 1).every((offset) => (offset - own) % DAY_SECONDS === 0)
}

/** The same wall time by the mean Sun of another meridian, on the side of the date line on which the zone was. */
export function onMeridian(time: LocalTime, longitude: number): LocalTime {
  const wall = time.instant + time.offsetSeconds * 1000
  const own = localMeanInstant(wall, longitude)
  const instant = own - Math.round((own - time.instant) / DAY_MS) * DAY_MS
  return { ...time, instant, offsetSeconds: (wall - instant) / 1000 }
}
