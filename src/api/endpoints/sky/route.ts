/** `GET /astrology/sky`: where everything is now, or at a moment. */

import { readSky } from '../../../readings/sky.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { publicData, setCaching } from '../../public-answer.ts'
import { momentErrors } from '../../schemas/error-requests.ts'
import { momentSeconds } from '../moon/route.ts'
import { toSkyResponse } from './response.ts'
import { SkyQuery, SkyResponse } from './schema.ts'

export const skyRoute = ({ now }: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/sky',
    operation: 'sky',
    limit: 'calendar',
    tag: 'Astrology',
    summary: 'The sky at a moment',
    description:
      'The places of all bodies, what is retrograde, and the aspects between the planets. Without `at` it is the sky of this minute. Public; `If-None-Match` gets 304.',
    query: SkyQuery,
    response: {
      description: 'The sky.',
      schema: SkyResponse,
      example: exampleAnswer,
    },
    errors: { VALIDATION_ERROR: { query: { at: '2026-11-17T12:00' } }, ...momentErrors },
    answer: (exchange) => {
      const { at } = exchange.query
      const found = publicData(toSkyResponse(readSky(at, now())))
      return setCaching(exchange, found, momentSeconds(at, now()))
        ? ''
        : envelope(exchange.id, found.content, now())
    },
  })

const exampleAnswer = () => exampleOf(toSkyResponse(readSky('2026-11-17T12:00Z', 0)))
