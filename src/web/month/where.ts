/**
 * Where the visitor looks at the sky from. It is not the birth place, which never stands in an address: a place that is asked about by
 * GET does.
 */
import type { RequestOf } from '../api/operations.ts'
import { ownZone } from '../parts/dates.ts'
import { type PlaceMatch, placeTitle } from '../places/places.ts'
import { firstDayOf, lastDayOf } from './month.ts'

export interface Where {
  /** Empty: no place has been chosen. */
  readonly place: string
  readonly latitude: string
  readonly longitude: string
  readonly timezone: string
}

export const NOWHERE: Where = { place: '', latitude: '', longitude: '', timezone: '' }

/** A place has its own clocks; without one, the visitor's are meant. */
export const zoneOf = ({ timezone }: Where): string => timezone || ownZone()

const coordinatesOf = ({ place, latitude, longitude }: Where) => (place === '' ? {} : { latitude, longitude })

export const monthRequest = (month: string, where: Where): RequestOf<'skyCalendar'> => ({
  name: 'skyCalendar',
  query: {
    from: firstDayOf(month),
    to: lastDayOf(month),
    timezone: zoneOf(where),
    moons: '1',
    ...coordinatesOf(where),
  },
})

export const moonRequest = (where: Where): RequestOf<'moon'> => ({
  name: 'moon',
  query: { timezone: zoneOf(where), ...coordinatesOf(where) },
})

export const hoursRequest = (where: Where, date: string): RequestOf<'planetaryHours'> => ({
  name: 'planetaryHours',
  query: { date, timezone: zoneOf(where), latitude: where.latitude, longitude: where.longitude },
})

/** The feed has the clocks of the place but not the place: whoever keeps the visitor's calendar need not know it. */
export function feedAddress(where: Where): string {
  const address = new URL('v1/astrology/sky-calendar.ics', document.baseURI)
  address.searchParams.set('timezone', zoneOf(where))
  return address.href
}

/** A place that was chosen, as the one where the visitor looks at the sky from. */
export const lookingFrom = (place: PlaceMatch): Where => ({
  place: placeTitle(place),
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  timezone: place.timezone,
})
