/** `GET /astrology/planetary-hours`: which of the seven planets rules which hour of a day at a place. */

import { incomplete } from '../../../readings/place.ts'
import { readPlanetaryHours } from '../../../readings/planetary-hours.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { publicData, secondsUntilTomorrow, setCaching } from '../../public-answer.ts'
import { dateErrors, inQuery, placeErrors } from '../../schemas/error-requests.ts'
import { whereIn } from '../../schemas/place-query.ts'
import { toHoursResponse } from './response.ts'
import { HoursQuery, HoursResponse } from './schema.ts'

const COORDINATES = { latitude: 52.52, longitude: 13.405 }

export const planetaryHoursRoute = ({ now }: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/planetary-hours',
    operation: 'planetaryHours',
    limit: 'calendar',
    tag: 'Astrology',
    summary: 'The planetary hours of a day',
    description:
      'Twelve hours from sunrise to sunset and twelve to the next sunrise, each with its planet in the old order. Public; `If-None-Match` gets 304.',
    query: HoursQuery,
    response: { description: 'The 24 hours.', schema: HoursResponse, example: exampleAnswer },
    errors: {
      ...placeErrors,
      ...dateErrors((members) => inQuery({ ...COORDINATES, ...members })),
      NONEXISTENT_LOCAL_TIME: inQuery({ ...COORDINATES, timezone: 'Pacific/Apia', date: '2011-12-30' }),
    },
    answer: (exchange) => {
      const { date, ...where } = exchange.query
      const { timezone, place } = whereIn(where)
      if (place === undefined) throw incomplete({ latitude: undefined, longitude: undefined })
      const reading = readPlanetaryHours({ date, timezone, place }, now())
      const found = publicData(toHoursResponse(reading))
      return setCaching(exchange, found, secondsUntilTomorrow([date], reading.zone, now()))
        ? ''
        : envelope(exchange.id, found.content, now())
    },
  })

function exampleAnswer() {
  const request = { date: '2026-11-17', timezone: 'Europe/Berlin', place: COORDINATES }
  return exampleOf(toHoursResponse(readPlanetaryHours(request, 0)))
}
