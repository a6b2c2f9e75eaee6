/** A birth on the command line, and the choices by which its chart is cast. */
import { ZODIACS } from '../chart/chart.ts'
import { NODE_KINDS } from '../chart/points.ts'
import { ALL_HOUSE_SYSTEMS, type BirthOptions, type BirthRequest, isDate } from '../readings/birth.ts'
import { CALENDARS } from '../readings/calendar.ts'
import type { ZonedPlace } from '../readings/place.ts'
import { AYANAMSA_NAMES } from '../sky/ayanamsa.ts'
import { type Input, neededNumber, neededText, oneOf, text, UsageError } from './command.ts'
import { namedPlace, PLACE_OPTION } from './place.ts'

/** The options for a birth, shared by several commands. */
export const BIRTH_OPTIONS = {
  place: PLACE_OPTION,
  zone: { type: 'string', help: 'IANA time zone of the birthplace, such as Europe/Berlin' },
  lat: { type: 'string', help: 'latitude in degrees, negative for south' },
  lon: { type: 'string', help: 'longitude in degrees, negative for west' },
} as const

export type BirthWords = Pick<BirthRequest, 'birthDateTime' | 'timezone' | 'latitude' | 'longitude'>

export function birthOf(input: Input): BirthWords {
  const birthDateTime = input.words[0]
  if (birthDateTime === undefined)
    throw new UsageError('The birth is missing: give its date and local time as "YYYY-MM-DD HH:mm".')
  return { birthDateTime, ...(namedPlace(input) ?? writtenPlace(input)) }
}

function writtenPlace(input: Input): ZonedPlace {
  if (['zone', 'lat', 'lon'].every((option) => text(input, option) === undefined))
    throw new UsageError('The birthplace is missing: give --place, or --zone, --lat and --lon.')
  return {
    timezone: neededText(input, 'zone'),
    latitude: neededNumber(input, 'lat'),
    longitude: neededNumber(input, 'lon'),
  }
}

export const HOUSES_OPTION = {
  type: 'string',
  help: 'house system, such as placidus (default: whole)',
} as const

/** The choices of the endpoints beside the contract's (docs/charts.md). */
export const CHOICE_OPTIONS = {
  zodiac: { type: 'string', help: `${ZODIACS.join(' or ')} (default: ${ZODIACS[0]})` },
  ayanamsa: { type: 'string', help: 'where the sidereal zodiac begins (default: lahiri)' },
  calendar: {
    type: 'string',
    help: `calendar of the date of birth: ${CALENDARS.join(' or ')} (default: ${CALENDARS[0]})`,
  },
} as const

/** These lists are too long for a line of `--help`. */
export const CHOICE_NOTES = `House systems are ${ALL_HOUSE_SYSTEMS.join(', ')}. Ayanamsas are ${AYANAMSA_NAMES.join(', ')}.`

export function choicesOf(input: Input): BirthOptions {
  const ayanamsa = oneOf(AYANAMSA_NAMES, text(input, 'ayanamsa'), '--ayanamsa')
  const zodiac = oneOf(ZODIACS, text(input, 'zodiac'), '--zodiac')
  if (ayanamsa !== undefined && zodiac === 'tropical')
    throw new UsageError('--ayanamsa needs --zodiac sidereal.')
  return {
    houseSystem: oneOf(ALL_HOUSE_SYSTEMS, text(input, 'houses'), '--houses'),
    zodiac: ayanamsa === undefined ? zodiac : 'sidereal',
    ayanamsa,
    calendar: oneOf(CALENDARS, text(input, 'calendar'), '--calendar'),
  }
}

/** Further choices of a chart and of its reading, which can do without a time of birth. */
export const CHART_OPTIONS = {
  ...CHOICE_OPTIONS,
  node: {
    type: 'string',
    help: `nodes of the Moon: ${NODE_KINDS.join(' or ')} (default: ${NODE_KINDS[0]})`,
  },
  'unknown-time': { type: 'boolean', help: 'the time of birth is unknown; one that is given is not used' },
} as const

export const chartChoicesOf = (input: Input): BirthOptions => ({
  ...choicesOf(input),
  node: oneOf(NODE_KINDS, text(input, 'node'), '--node'),
  timeKnown: input.values['unknown-time'] !== true && !isDate(input.words[0] ?? ''),
})
