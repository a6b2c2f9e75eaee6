/** Request and response of the Moon's endpoint (docs/sky-calendar.md). */
import { VISIBLE_PHASES } from '../../../chart/moon-phase.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { OPTIONAL_PLACE_QUERY } from '../../schemas/place-query.ts'
import { SignName } from '../chart/schema.ts'
import { CalendarQuery, TimezoneQuery } from '../sky-calendar/schema.ts'
import { localTimeText, Timestamp } from '../system/schema.ts'

export const AtQuery = Type.Optional(
  Type.String({
    maxLength: 64,
    description: 'A moment in UTC. Default: this minute.',
    examples: ['2026-11-17T12:00Z'],
  }),
)

export const MoonQuery = Type.Object({
  at: AtQuery,
  timezone: TimezoneQuery,
  void_rule: CalendarQuery.properties.void_rule,
  ...OPTIONAL_PLACE_QUERY,
})

const LocalTime = localTimeText('2026-11-17T13:00:00')
const moment = { at: Timestamp, local: LocalTime }

export const inZodiac = {
  longitude: Type.Number({ minimum: 0, exclusiveMaximum: 360 }),
  sign: SignName,
  degree: Type.Integer({ minimum: 0, maximum: 29, description: 'Whole degrees in the sign.' }),
  minute: Type.Integer({ minimum: 0, maximum: 59 }),
}

export const MoonPhaseSchema = Type.Object({
  name: Type.Enum([...VISIBLE_PHASES], {
    description:
      'As one sees her: each of the eight lasts for 45° of the angle from the Sun, with its own angle in the middle.',
  }),
  elongation: Type.Number({ description: 'How far the Moon is ahead of the Sun, degrees.' }),
  waxing: Type.Boolean(),
  illuminated: Type.Number({ minimum: 0, maximum: 1, description: 'The share of the disc that is lit.' }),
})

/** New and full Moon, first and last quarter. */
const ExactPhase = Type.Object({ phase: Type.String(), ...moment, sign: SignName })

export const MoonResponse = Enveloped(
  Type.Object({
    ...moment,
    timezone: Type.String({ description: 'In its IANA spelling.' }),
    phase: MoonPhaseSchema,
    title: Type.String({ examples: ['Waxing crescent in Aquarius, 28°'] }),
    text: Type.String({ description: 'The mood of the sign that she is in.' }),
    age_days: Type.Number({ minimum: 0, description: 'Since the new Moon.' }),
    position: Type.Object(inZodiac),
    bright_limb: Type.Number({
      minimum: 0,
      maximum: 360,
      description: 'The direction of the bright edge, degrees from celestial north through east.',
    }),
    sky: Type.Union(
      [
        Type.Object({
          altitude: Type.Number({ description: 'Degrees above the horizon; negative below it.' }),
          tilt: Type.Number({
            description: 'The direction of the bright edge, degrees counter-clockwise from straight up.',
          }),
        }),
        Type.Null(),
      ],
      { description: 'How she hangs in the sky of the place; null without one.' },
    ),
    void_of_course: Type.Object({
      now: Type.Boolean(),
      rule: Type.String(),
      begins: Timestamp,
      ends: Timestamp,
      local_begins: LocalTime,
      local_ends: LocalTime,
      sign: SignName,
      next_sign: SignName,
      last_aspect: Type.Object({ planet: Type.Enum([...PLANETS]), aspect: Type.String() }),
    }),
    previous_phase: ExactPhase,
    next_phases: Type.Array(ExactPhase, { minItems: 4, maxItems: 4 }),
    next_eclipse: Type.Object({ id: Type.String(), ...moment, sign: SignName }),
  }),
)

const moon = MoonResponse.properties.data.properties

nameSchemas({
  MoonResponse,
  Moon: MoonResponse.properties.data,
  MoonPhase: MoonPhaseSchema,
  MoonPosition: moon.position,
  MoonInSky: moon.sky.anyOf[0],
  VoidOfCourse: moon.void_of_course,
  LastAspect: moon.void_of_course.properties.last_aspect,
  ExactPhase,
  NextEclipse: moon.next_eclipse,
})
