/** Request and response of the sky's calendar (docs/sky-calendar.md). */
import { CALENDAR_TYPES } from '../../../almanac/calendar.ts'
import { VOID_RULES, type VoidRule } from '../../../almanac/void-of-course.ts'
import { MAX_DAYS, USUAL_DAYS } from '../../../readings/sky-calendar.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { OPTIONAL_PLACE_QUERY } from '../../schemas/place-query.ts'
import { SignName } from '../chart/schema.ts'
import { localTimeText, Timestamp } from '../system/schema.ts'

export const TimezoneQuery = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    default: 'UTC',
    description: 'IANA time zone name, in any case: whose days and clocks are meant.',
    examples: ['Europe/Berlin'],
  }),
)

const date = (example: string, description: string) =>
  Type.Optional(Type.String({ maxLength: 64, description, examples: [example] }))

export const CalendarQuery = Type.Object({
  from: date('2026-11-24', 'The first day, YYYY-MM-DD, today, tomorrow or yesterday. Default: today.'),
  to: date(
    '2026-11-26',
    `The last day, included. Default: ${USUAL_DAYS} days in all. At most ${MAX_DAYS} days can be asked for.`,
  ),
  timezone: TimezoneQuery,
  types: Type.Optional(
    Type.String({
      maxLength: 256,
      description: `Any of ${CALENDAR_TYPES.join(', ')}, separated by commas. Default: all of them.`,
      examples: ['moon_phase,ingress'],
    }),
  ),
  planets: Type.Optional(
    Type.String({
      maxLength: 256,
      description: `Only events of these: any of ${PLANETS.join(', ')}, separated by commas.`,
      examples: ['moon,mars'],
    }),
  ),
  void_rule: Type.Optional(
    Type.Enum(Object.keys(VOID_RULES) as VoidRule[], {
      default: 'modern',
      description:
        "Whose aspects end the Moon's course: with all planets, or with the seven classical bodies.",
    }),
  ),
  ...OPTIONAL_PLACE_QUERY,
})

export const FeedQuery = Type.Object({
  ...CalendarQuery.properties,
  types: Type.Optional(
    Type.String({
      maxLength: 256,
      description: `Any of ${CALENDAR_TYPES.join(', ')}, separated by commas. Default: those that people want in a calendar, which leaves out moon_ingress, void_of_course and exact_aspect.`,
      examples: ['moon_phase,eclipse'],
    }),
  ),
  alarms: Type.Optional(
    Type.Enum(['0', '1'], { default: '0', description: '`1`: the calendar reminds of each event.' }),
  ),
})

const LocalTime = localTimeText('2026-11-24T15:53:34')

export const CalendarResponse = Enveloped(
  Type.Object({
    from: Type.String({ description: 'The first day.', examples: ['2026-11-01'] }),
    to: Type.String({ description: 'The last day, included.', examples: ['2026-11-30'] }),
    timezone: Type.String({ description: 'In its IANA spelling.' }),
    count: Type.Integer({ minimum: 0 }),
    events: Type.Array(
      Type.Object({
        id: Type.String({ description: 'What happens.', examples: ['full-moon', 'mercury-retrograde'] }),
        uid: Type.String({ description: 'This one event, for ever.', examples: ['full-moon-2026-11-24'] }),
        type: Type.Enum([...CALENDAR_TYPES]),
        planets: Type.Array(Type.Enum([...PLANETS])),
        sign: SignName,
        at: Timestamp,
        local: LocalTime,
        ends_at: Type.Union([Timestamp, Type.Null()], {
          description: 'Of what lasts: a retrograde, a Moon void of course.',
        }),
        local_ends_at: Type.Union([LocalTime, Type.Null()]),
        title: Type.String({ examples: ['Full Moon in Gemini, 2°'] }),
        text: Type.String({ description: 'One plain line: what can be seen or computed.' }),
        meaning: Type.String({ description: 'What it is good for, by tradition.' }),
        details: Type.Record(Type.String(), Type.Unknown(), {
          description: 'By type; docs/sky-calendar.md lists them.',
        }),
      }),
      { description: 'In the order in which they begin.' },
    ),
  }),
)

nameSchemas({ SkyEvent: CalendarResponse.properties.data.properties.events.items })
