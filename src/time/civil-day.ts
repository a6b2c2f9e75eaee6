/** A calendar date in a time zone as a span of time: 24 hours, or as many as the clocks made of it. */
import { ServiceError } from '../errors.ts'
import { DAY_MS } from './time-scales.ts'
import { gapAt, instantsOf } from './wall-clock.ts'
import type { Zone } from './zones.ts'

export interface CivilDay {
  readonly from: number
  /** The beginning of the next day. */
  readonly to: number
}

export function civilDay(date: string, place: Zone): CivilDay {
  const midnight = Date.parse(date)
  return { from: startOfDay(midnight, place), to: startOfDay(midnight + DAY_MS, place) }
}

/** Samoa had no 30 December 2011. */
export const isSkippedDay = ({ from, to }: CivilDay): boolean => from === to

export const skippedDay = (date: string, place: Zone): ServiceError =>
  new ServiceError(
    'NONEXISTENT_LOCAL_TIME',
    `There was no ${date} in ${place.name}: the calendar skipped that day.`,
    { provided: date, timezone: place.name },
  )

/** If the clocks skipped midnight, the day begins with the change; if they showed it twice, with the first. */
function startOfDay(midnight: number, place: Zone): number {
  return instantsOf(midnight, place)[0] ?? gapAt(midnight, place)!.instant
}
