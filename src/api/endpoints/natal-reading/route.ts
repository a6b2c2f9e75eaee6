/** `POST /astrology/natal-reading`: what a birth chart means. */

import { setImmediate as turn } from 'node:timers/promises'
import { readNatalReading } from '../../../readings/natal-reading.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf, exampleParts } from '../../example.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { toBirthRequest } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { natalReadingWarnings, toNatalReadingResponse } from './response.ts'
import { NatalReadingRequest, NatalReadingResponse } from './schema.ts'

export const natalReadingRoute = (parts: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/natal-reading',
    operation: 'natalReading',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'What a birth chart means',
    description:
      'A portrait, eight sections, and the tensions of the chart; each text with the facts it comes from, and the sum by which they were chosen. The time of birth may be unknown.',
    body: NatalReadingRequest,
    examples: {
      'In full': BIRTH,
      'Portrait and three sections': { ...BIRTH, depth: 'essentials' },
      'The time is unknown': { ...BIRTH, birthDateTime: '1990-05-15', options: { time_known: false } },
    },
    response: {
      description: 'The reading.',
      schema: NatalReadingResponse,
      example: () => exampleAnswer(parts.words),
    },
    errors: birthErrors(inBody),
    report: async (exchange) => {
      const { depth = 'full', ...body } = exchange.body
      const reading = await readNatalReading(toBirthRequest(body), forClient(exchange, parts))
      // Texts and document take milliseconds each: other requests are answered in between.
      await turn()
      const { natalReport } = await import('../../reports/natal-report.ts')
      return natalReport(parts.words, reading, { ...body, depth })
    },
    answer: async (exchange) => {
      const { id, body } = exchange
      const reading = await readNatalReading(toBirthRequest(body), forClient(exchange, parts))
      const data = toNatalReadingResponse(parts.words, reading, body.depth ?? 'full', parts.now())
      return envelope(id, data, parts.now(), natalReadingWarnings(reading))
    },
  })

const BIRTH = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}

async function exampleAnswer(words: Words) {
  const reading = await readNatalReading(BIRTH, exampleParts(words))
  return exampleOf(toNatalReadingResponse(words, reading, 'essentials', EXAMPLE_TIME))
}
