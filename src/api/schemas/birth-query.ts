/** A birth in a query: the members of its JSON, each as text. */
import type { Static } from 'typebox'
import type { BirthRequest } from '../../readings/birth.ts'
import { Type } from '../../schema/type.ts'
import { BIRTH, toBirthRequest } from './birth.ts'
import { coordinatesIn, OPTIONAL_PLACE_QUERY } from './place-query.ts'

const { birthDateTime, timezone, options } = BIRTH

/** The options stand beside the other members. */
export const BIRTH_QUERY = {
  birthDateTime,
  timezone,
  ...OPTIONAL_PLACE_QUERY,
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
export function birthRequestIn({ latitude, longitude, ...query }: Static<typeof BirthQuery>): BirthRequest {
  const { birthDateTime, timezone, place, time_known, ...options } = query
  return toBirthRequest({
    birthDateTime,
    ...(timezone !== undefined && { timezone }),
    ...(place !== undefined && { place }),
    ...coordinatesIn({ latitude, longitude }),
    options: { ...options, time_known: time_known !== 'false' },
  })
}
