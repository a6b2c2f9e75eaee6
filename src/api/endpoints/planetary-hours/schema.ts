/** Request and response of the planetary hours (docs/sky-calendar.md). */
import { CLASSICAL } from '../../../chart/dignities.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { OPTIONAL_PLACE_QUERY } from '../../schemas/place-query.ts'
import { TimezoneQuery } from '../sky-calendar/schema.ts'
import { localTimeText, Timestamp } from '../system/schema.ts'

const LocalTime = localTimeText('2026-11-17T13:00:00')

export const HoursQuery = Type.Object({
  date: Type.Optional(
    Type.String({
      maxLength: 64,
      default: 'today',
      description: 'YYYY-MM-DD, today, tomorrow or yesterday, in the time zone.',
      examples: ['2026-11-17'],
    }),
  ),
  timezone: TimezoneQuery,
  ...OPTIONAL_PLACE_QUERY,
})

const Ruler = Type.Enum([...CLASSICAL])

export const HoursResponse = Enveloped(
  Type.Object({
    date: Type.String({ examples: ['2026-11-17'] }),
    timezone: Type.String({ description: 'In its IANA spelling.' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
    ruler: Type.Enum([...CLASSICAL], { description: 'Of the day, and of its first hour.' }),
    light: Type.Enum(['rises_and_sets', 'polar_day', 'polar_night'], {
      description:
        'Where the Sun does not rise or set on this day, the hours are equal, from six to six by the mean Sun.',
    }),
    hours: Type.Array(
      Type.Object({
        hour: Type.Integer({ minimum: 1, maximum: 24, description: 'From sunrise.' }),
        planet: Ruler,
        is_day: Type.Boolean({ description: 'From sunrise to sunset.' }),
        from: Timestamp,
        to: Timestamp,
        local_from: LocalTime,
        local_to: LocalTime,
      }),
      { minItems: 24, maxItems: 24 },
    ),
  }),
)

nameSchemas({
  PlanetaryHoursResponse: HoursResponse,
  PlanetaryHours: HoursResponse.properties.data,
  PlanetaryHour: HoursResponse.properties.data.properties.hours.items,
})
