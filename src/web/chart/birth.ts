/** A birth in words and in requests, and the problems that it can have. */

import { BIRTH_WORDS } from '../../words/page/birth.ts'
import type { Problem } from '../api/problem.ts'
import { memberOf } from '../api/problem.ts'
import { inPageLanguage } from '../language.ts'
import { NAMES } from '../parts/words.ts'
import { type PlaceMatch, placeTitle } from '../places/places.ts'
import type { Birth } from '../state/birth-list.ts'

const WORDS = inPageLanguage(BIRTH_WORDS)

/** `Born Monday 5 February 1990 at 23:40, Lisbon, Portugal`. */
export const birthInWords = ({ date, time, isTimeUnknown, place }: Birth): string =>
  WORDS.born(NAMES.longDate(date), isTimeUnknown ? undefined : time, place)

/** `Lisbon, 5 February 1990, 23:40`: as long as a line has room for. */
export const birthInShort = ({ date, time, isTimeUnknown, place }: Birth): string =>
  WORDS.short(date, isTimeUnknown ? undefined : time, place.split(',')[0]!)

export const bornIn = (place: PlaceMatch): Partial<Birth> => ({
  place: placeTitle(place),
  placeId: place.id,
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  timezone: place.timezone,
})

/** The fields of the form that a problem can be about. */
export type BirthField = 'when' | 'place' | 'timezone' | 'latitude' | 'longitude'

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
  // mutate default (member): what has no name of its own is looked up by its code in any case
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
