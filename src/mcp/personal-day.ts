/** A person's day, asked for with the same birth as everything else: the endpoint has another shape, with the place in an object. */

import { PersonalizedDailyRequest } from '../api/endpoints/personalized-daily/schema.ts'
import { BIRTH } from '../api/schemas/birth.ts'
import type { Ask } from '../api/tool-caller.ts'
import { invalid, ServiceError } from '../errors.ts'
import { type PlaceRequest, zonedPlace } from '../readings/place.ts'
import { Type } from '../schema/type.ts'
import type { Place } from '../sky/horizon.ts'

const { options: _, ...birth } = BIRTH

/** Without options: a day has no others than those of the endpoint. */
export const PersonalDayInput = Type.Object({
  ...birth,
  date: Type.Optional(
    Type.String({
      default: 'today',
      description: 'YYYY-MM-DD, today, tomorrow or yesterday, in reader_timezone.',
    }),
  ),
  reader_timezone: PersonalizedDailyRequest.properties.timezone,
})

export async function personalDay(
  { birthDateTime, date, reader_timezone, ...where }: Readonly<Record<string, unknown>>,
  ask: Ask,
): Promise<object> {
  // The endpoint checks everything else.
  if (where.place !== undefined && typeof where.place !== 'string')
    throw invalid([{ path: 'place', message: 'place must be a string.' }], 'shape')
  const { timezone, latitude, longitude } = zonedPlace(where as PlaceRequest & Partial<Place>)
  const birthLocation = { timezone, latitude, longitude }
  try {
    return await ask('/astrology/personalized-daily', {
      birthDateTime,
      birthLocation,
      date,
      timezone: reader_timezone,
    })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { code, message, details, kind } = error
    const named = message.replace(/^timezone\b/, 'reader_timezone').replaceAll('birthLocation.', '')
    throw new ServiceError(code, named, details, kind)
  }
}
