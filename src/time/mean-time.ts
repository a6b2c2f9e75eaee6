/** Local mean time: what a clock shows that is set by the mean Sun of a place's own meridian, four minutes for each degree. */
import { clockNoon } from './civil-time.ts'
import { DAY_MS } from './time-scales.ts'
import type { Zone } from './zones.ts'

/** Seconds east of UTC at a longitude (east positive): whole ones, as in the time zone database. */
export const meanOffsetSeconds = (longitude: number): number => Math.round((longitude / 360) * 86_400)

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
