/** `POST /astrology/returns`: when a body comes back to its place at a birth. */
import type { Static } from 'typebox'
import { identifiersFor } from '../../../readings/identifier.ts'
import { zonedPlace } from '../../../readings/place.ts'
import { type ReturnsRequest as ReturnsQuestion, readReturns } from '../../../readings/returns.ts'
import { within } from '../../../readings/within.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { toBirthRequest } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { BERLIN, LIMA } from '../../schemas/example-births.ts'
import { returnsWarnings, toReturnsResponse } from './response.ts'
import { ReturnsRequest, ReturnsResponse } from './schema.ts'

const MADRID = { timezone: 'Europe/Madrid', latitude: 40.4165, longitude: -3.7026 }

export const returnsRoute = ({ now, secrecy: { identifier } }: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/returns',
    operation: 'returns',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'When a planet comes back to its place at birth',
    description:
      'Returns of the Sun, the Moon, any planet, the node or Chiron from a moment on: every pass of a loop, the chart of the first at a place with a time zone of its own, its aspects to the birth chart, and for the Sun the profection of the year. The time of birth may be unknown.',
    body: ReturnsRequest,
    examples: {
      'The next solar return': LIMA,
      'Away from the birth place': { ...LIMA, location: MADRID },
      'A year of lunar returns': { ...LIMA, body: 'moon', from: '2026-01-01', count: 13 },
      'The Saturn returns': { ...LIMA, body: 'saturn', from: '1986-01-01', count: 3 },
      'Precession corrected': { ...LIMA, precession_corrected: true },
      'The time is unknown': { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } },
    },
    response: { description: 'The returns.', schema: ReturnsResponse, example: exampleAnswer },
    errors: { ...birthErrors(inBody), UNKNOWN_BODY: inBody({ ...BERLIN, body: 'vulcan' }) },
    answer: ({ id, body }) => {
      const reading = readReturns(toReturnsRequest(body), now(), identifier)
      return envelope(id, toReturnsResponse(reading, now()), now(), returnsWarnings(reading))
    },
  })

function toReturnsRequest(body: Static<typeof ReturnsRequest>): ReturnsQuestion {
  const { body: returning, from, count, location, precession_corrected: precessionCorrected } = body
  return {
    ...toBirthRequest(body),
    ...{ body: returning, from, count, precessionCorrected },
    location: location && within('location', () => zonedPlace(location)),
  }
}

function exampleAnswer() {
  const reading = readReturns({ ...LIMA, location: MADRID }, EXAMPLE_TIME, identifiersFor('example'))
  return exampleOf(toReturnsResponse(reading, EXAMPLE_TIME))
}
