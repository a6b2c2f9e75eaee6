/** Birth data as entered in the form. It stays in this browser and is sent only in the body of a request. */

import { BIRTH_WORDS } from '../../words/page/birth.ts'
import type { Problem } from '../api/problem.ts'
import { memberOf } from '../api/problem.ts'
import { inPageLanguage } from '../language.ts'
import { NAMES } from '../parts/words.ts'
import { type Place, placeTitle } from '../places/places.ts'
import { useRemembered } from '../state/remembered.ts'

const WORDS = inPageLanguage(BIRTH_WORDS)

export interface Birth {
  readonly date: string
  readonly time: string
  readonly isTimeUnknown: boolean
  /** The text in the place field, chosen or typed. */
  readonly place: string
  /** Of a place that was chosen; empty if its coordinates or its zone were typed. */
  readonly placeId: string
  readonly latitude: string
  readonly longitude: string
  readonly timezone: string
}

export const NO_BIRTH: Birth = {
  date: '',
  time: '',
  isTimeUnknown: false,
  place: '',
  placeId: '',
  latitude: '',
  longitude: '',
  timezone: '',
}

/** As this browser remembers it. */
export const useBirth = () => useRemembered('birth', NO_BIRTH)

export const isComplete = ({ date, time, isTimeUnknown, latitude, longitude, timezone }: Birth): boolean =>
  [date, latitude, longitude, timezone].every((text) => text !== '') && (isTimeUnknown || time !== '')

/** Noon replaces an unknown time where one is needed: the error is at most half a day. */
export const localTimeOf = ({ date, time, isTimeUnknown }: Birth, between: ' ' | 'T'): string =>
  `${date}${between}${isTimeUnknown || time === '' ? '12:00' : time}:00`

/** `Born Monday 5 February 1990 at 23:40, Lisbon, Portugal`. */
export const birthInWords = ({ date, time, isTimeUnknown, place }: Birth): string =>
  WORDS.born(NAMES.longDate(date), isTimeUnknown ? undefined : time, place)

export const bornIn = (place: Place): Partial<Birth> => ({
  place: placeTitle(place),
  placeId: place.id,
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  timezone: place.timezone,
})

/** The fields of the form that a problem can be about. */
export type BirthField = 'when' | 'timezone' | 'latitude' | 'longitude'

const FIELDS: Readonly<Record<string, BirthField>> = {
  birthDateTime: 'when',
  timezone: 'timezone',
  latitude: 'latitude',
  longitude: 'longitude',
  INVALID_TIMEZONE: 'timezone',
  NONEXISTENT_LOCAL_TIME: 'when',
}

export function fieldOf(problem: Problem | undefined): BirthField | undefined {
  if (problem === undefined) return undefined
  const member = memberOf(problem)?.split('.').at(-1)
  return FIELDS[member ?? problem.code] ?? FIELDS[problem.code]
}

/** The message for a problem. */
export function inPlainWords({ code, message, details }: Problem): string {
  const { timezone, before = '', after = '' } = details as Record<string, string | undefined>
  // Where a whole day was skipped and only a date was sent, there are no clocks to speak of.
  if (code === 'NONEXISTENT_LOCAL_TIME' && after !== '')
    return WORDS.problems.skippedTime(timezone, clock(next(before), after), clock(after, next(before)))
  if (code === 'DATE_OUT_OF_RANGE') return WORDS.problems.dateOutOfRange
  if (code === 'INVALID_TIMEZONE') return WORDS.problems.unknownZone
  return message
}

/** The API gives the last second before a gap; the message gives the beginning of the gap. */
const next = (text: string): string => new Date(Date.parse(`${text}Z`) + 1000).toISOString().slice(0, 19)

/** The local time, with its date if the dates differ: Samoa skipped a whole day. */
const clock = (text: string, other: string): string =>
  text.slice(0, 10) === other.slice(0, 10) ? text.slice(11, 16) : text.slice(0, 16)
