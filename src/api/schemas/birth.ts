/** A birth in the requests of the endpoints beside the contract's (docs/charts.md). */
import type { Static } from 'typebox'
import { ZODIACS } from '../../chart/chart.ts'
import { NODE_KINDS } from '../../chart/points.ts'
import {
  ALL_HOUSE_SYSTEMS,
  type BirthOptions as BirthOptionsInput,
  type BirthRequest,
  LOCAL_MEAN_TIMES,
} from '../../readings/birth.ts'
import { CALENDARS } from '../../readings/calendar.ts'
import { DEFAULT_HOUSE_SYSTEM } from '../../readings/house-system.ts'
import { zonedPlace } from '../../readings/place.ts'
import { documentedEnum, nameSchemas, requiredUnless, Type } from '../../schema/type.ts'
import { AYANAMSA_NAMES } from '../../sky/ayanamsa.ts'

const BirthOptions = Type.Object({
  house_system: Type.Optional(
    documentedEnum(ALL_HOUSE_SYSTEMS, {
      default: DEFAULT_HOUSE_SYSTEM,
      description: 'Where a system does not exist, equal houses stand in for it, and the answer says so.',
      examples: ['placidus'],
    }),
  ),
  zodiac: Type.Optional(documentedEnum(ZODIACS, { default: 'tropical', examples: [...ZODIACS] })),
  ayanamsa: Type.Optional(
    Type.Enum([...AYANAMSA_NAMES], { default: 'lahiri', description: 'Only with the sidereal zodiac.' }),
  ),
  time_known: Type.Optional(
    Type.Boolean({ default: true, description: '`false`: `birthDateTime` may be a date, YYYY-MM-DD.' }),
  ),
  node: Type.Optional(
    Type.Enum([...NODE_KINDS], { default: 'true', description: 'How the nodes of the Moon are computed.' }),
  ),
  calendar: Type.Optional(
    Type.Enum([...CALENDARS], { default: 'gregorian', description: 'The calendar of `birthDateTime`.' }),
  ),
  local_mean_time: Type.Optional(
    Type.Enum([...LOCAL_MEAN_TIMES], {
      default: 'zone',
      description:
        'For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself.',
    }),
  ),
})

/** The id of a place, instead of zone and coordinates. */
export const OptionalPlaceId = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`.',
    examples: ['4717560'],
  }),
)

/** When and where. Zone and coordinates, or the id of a place: a request has one shape, so the reading checks which. */
export const BIRTH_TIME_AND_PLACE = {
  birthDateTime: Type.String({
    description:
      'Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC.',
    examples: ['1990-05-15 14:30:00'],
  }),
  timezone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'IANA time zone name of the birth place, in any case.',
      examples: ['Europe/Berlin'],
    }),
  ),
  latitude: Type.Optional(
    Type.Number({ description: 'Degrees, −90 to 90, north positive.', examples: [52.52] }),
  ),
  longitude: Type.Optional(
    Type.Number({ description: 'Degrees, −180 to 180, east positive.', examples: [13.405] }),
  ),
  place: OptionalPlaceId,
}

/** Requires them here, so that missing ones are reported together with the other faults of a request. */
export const orPlace = <Request extends object>(request: Request): Request =>
  requiredUnless(request, 'place', ['timezone', 'latitude', 'longitude'])

/** The members of a birth; a request adds its own. */
export const BIRTH = { ...BIRTH_TIME_AND_PLACE, options: Type.Optional(BirthOptions) }

export const Birth = Type.Object(BIRTH)

/** A birth as the readings take it. */
export function toBirthRequest({ options, ...birth }: Static<typeof Birth>): BirthRequest {
  const { birthDateTime, ...rest } = birth
  return { birthDateTime, ...zonedPlace(rest), options: options && birthOptions(options) }
}

const birthOptions = (options: Static<typeof BirthOptions>): BirthOptionsInput => ({
  houseSystem: options.house_system,
  zodiac: options.zodiac,
  ayanamsa: options.ayanamsa,
  timeKnown: options.time_known,
  node: options.node,
  calendar: options.calendar,
  localMeanTime: options.local_mean_time,
})

nameSchemas({ Birth, BirthOptions })

/** Births for the examples of the reference. */

export const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}

export const LIMA = {
  birthDateTime: '1985-11-02 06:40:00',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}
