/** A birth in an address: the members of its JSON, each as text. */
import type { Static } from 'typebox'
import type { AskedBirth } from '../../readings/birth.ts'
import { invalid } from '../../readings/invalid.ts'
import { Type } from '../../schema/type.ts'
import { askedBirth, BIRTH } from './birth.ts'

const { birthDateTime, timezone, options } = BIRTH

export const PLACE_QUERY = {
  latitude: Type.String({ description: 'Degrees, −90 to 90, north positive.', examples: ['52.52'] }),
  longitude: Type.String({ description: 'Degrees, −180 to 180, east positive.', examples: ['13.405'] }),
}

/** The options stand beside the other members. */
export const BIRTH_QUERY = {
  birthDateTime,
  timezone,
  ...PLACE_QUERY,
  ...options.properties,
  time_known: Type.Optional(
    Type.Enum(['true', 'false'], {
      default: 'true',
      description: '`false`: `birthDateTime` may be a date, YYYY-MM-DD.',
    }),
  ),
}

const BirthQuery = Type.Object(BIRTH_QUERY)

/** A birth as the readings take it. */
export function askedBirthIn({ latitude, longitude, ...query }: Static<typeof BirthQuery>): AskedBirth {
  const { birthDateTime, timezone, time_known, ...options } = query
  return askedBirth({
    birthDateTime,
    timezone,
    latitude: degreesIn('latitude', latitude),
    longitude: degreesIn('longitude', longitude),
    options: { ...options, time_known: time_known !== 'false' },
  })
}

/** No more than JSON allows, so that a place has one spelling in both requests. */
export function degreesIn(path: string, text: string): number {
  if (/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return Number(text)
  throw invalid([{ path, message: `${path} must be a number of degrees, such as -33.87.` }], 'shape')
}
