/** The Moon of each day, which the calendar adds on request: its query, its schema, and its members in the answer. */
import { type MoonOfDay, moonsOfDaysInSlices } from '../../../readings/moons-of-days.ts'
import type { CalendarSpan } from '../../../readings/sky-calendar.ts'
import type { Slices } from '../../../schedule/slices.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { nameOf, signOf } from '../../../sky/zodiac.ts'
import { utcText } from '../../../time/wall-clock.ts'
import { shownDegrees, shownOrb } from '../../numbers.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { SignName } from '../chart/schema.ts'
import { toVisiblePhaseResponse } from '../moon/response.ts'
import { MoonPhaseSchema, MoonResponse } from '../moon/schema.ts'
import { Timestamp } from '../system/schema.ts'
import { CalendarQuery, CalendarResponse } from './schema.ts'

export const CalendarWithMoonsQuery = Type.Object({
  ...CalendarQuery.properties,
  moons: Type.Optional(
    Type.Enum(['0', '1'], { default: '0', description: '`1` adds `moons`, how the Moon looks on each day.' }),
  ),
})

const { bright_limb, sky } = MoonResponse.properties.data.properties

export const CalendarWithMoonsResponse = Enveloped(
  Type.Object({
    ...CalendarResponse.properties.data.properties,
    moons: Type.Optional(
      Type.Array(
        Type.Object({
          date: Type.String({ examples: ['2026-11-24'] }),
          at: Timestamp,
          phase: MoonPhaseSchema,
          sign: SignName,
          bright_limb,
          sky: Type.Union([...sky.anyOf], {
            description: 'How she hangs at the place when she is highest on that day; null without a place.',
          }),
        }),
        { description: 'The Moon in the middle of each day.' },
      ),
    ),
  }),
)

nameSchemas({
  SkyCalendarResponse: CalendarWithMoonsResponse,
  SkyCalendar: CalendarWithMoonsResponse.properties.data,
  MoonOfDay: CalendarWithMoonsResponse.properties.data.properties.moons.items,
})

export function* toMoonsResponse(span: CalendarSpan): Slices<ReturnType<typeof toMoonResponse>[]> {
  return (yield* moonsOfDaysInSlices(span)).map(toMoonResponse)
}

const toMoonResponse = ({ date, at, phase, longitude, brightLimb, above }: MoonOfDay) => ({
  date,
  at: utcText(at),
  phase: toVisiblePhaseResponse(phase),
  sign: nameOf(signOf(longitude)),
  bright_limb: shownOrb(brightLimb),
  sky: above && { altitude: shownDegrees(above.altitude), tilt: shownOrb(above.tilt) },
})
