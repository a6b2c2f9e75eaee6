/** Request and response of the birth-time endpoint (docs/birth-time.md). */
import { TIMED_FACT_KINDS } from '../../../chart/birth-time/facts.ts'
import { DEFAULT_WINDOW_MINUTES, HOLD_NAMES, MAX_WINDOW_MINUTES } from '../../../readings/birth-time.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { BIRTH } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { SignName } from '../chart/schema.ts'
import { localTimeText, Timestamp } from '../system/schema.ts'
import { MAX_CHANGES } from './response.ts'

export const BirthTimeRequest = Type.Object({
  ...BIRTH,
  window_minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_WINDOW_MINUTES,
      default: DEFAULT_WINDOW_MINUTES,
      description:
        'How far to look on either side of the birth. A birth that is only a date is looked at from midnight to midnight.',
    }),
  ),
})

const LocalTime = localTimeText('1990-05-15T14:30:00')
const span = { from: Timestamp, to: Timestamp, local_from: LocalTime, local_to: LocalTime }
const Value = Type.Union([Type.String(), Type.Integer(), Type.Null()], {
  description:
    'A sign, the number of a house, `direct` or `retrograde`, the name of an aspect, or null for no aspect.',
})

const Hold = Type.Object(
  { minutes_before: Type.Number({ minimum: 0 }), minutes_after: Type.Number({ minimum: 0 }) },
  { description: 'At most to the ends of the window.' },
)

export const BirthTimeResponse = Enveloped(
  Type.Object({
    birth: Type.Object({
      date_time: Type.Union([Timestamp, Type.Null()]),
      timezone: Type.String({ description: 'In its IANA spelling.' }),
    }),
    window: Type.Object({ ...span, minutes: Type.Number() }),
    holds: Type.Union(
      [Type.Object(Object.fromEntries(HOLD_NAMES.map((name) => [name, Hold]))), Type.Null()],
      {
        description:
          'How far the time of birth could be wrong without a change: of the rising sign, of the house of any planet, of any aspect. Null for a date alone.',
      },
    ),
    stable: Type.Array(Type.String({ examples: ['moon-in-capricorn', 'sun-in-house-9'] }), {
      description: 'What is true all through the window.',
    }),
    changes: Type.Array(
      Type.Object({
        at: Timestamp,
        local: LocalTime,
        minutes: Type.Union([Type.Number(), Type.Null()], {
          description: 'From the birth; negative before it.',
        }),
        kind: Type.Enum([...TIMED_FACT_KINDS]),
        subject: Type.String({ examples: ['ascendant', 'moon', 'moon-mars'] }),
        before: Value,
        after: Value,
      }),
      { maxItems: MAX_CHANGES, description: 'Every change in the window, to the second.' },
    ),
    segments: Type.Array(
      Type.Object({
        ...span,
        share: Type.Number({ minimum: 0, maximum: 1, description: 'Of the window.' }),
        rising_sign: SignName,
        moon_sign: SignName,
      }),
    ),
  }),
)

const { birth, window, holds, changes, segments } = BirthTimeResponse.properties.data.properties

nameSchemas({
  BirthTimeRequest,
  BirthTimeResponse,
  BirthTime: BirthTimeResponse.properties.data,
  BirthMoment: birth,
  BirthWindow: window,
  BirthTimeHolds: holds.anyOf[0],
  BirthTimeHold: Hold,
  BirthTimeChange: changes.items,
  BirthTimeSegment: segments.items,
})
