/** The personalized daily horoscope (contract §4.4). */

import { cachedDays, readPersonalDay } from '../../../readings/personalized-daily.ts'
import { zonedPlace } from '../../../readings/place.ts'
import { within } from '../../../readings/within.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { exampleOf, exampleParts } from '../../example.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { birthPlaceErrors, inBody } from '../../schemas/error-requests.ts'
import { birthWarnings } from '../../understood-time.ts'
import { toPersonalDayResponse } from './response.ts'
import { PersonalizedDailyRequest, PersonalizedDailyResponse } from './schema.ts'

export function personalizedDailyRoute(parts: Parts): Endpoint {
  const days = cachedDays(parts.now)
  return endpoint({
    method: 'POST',
    path: '/astrology/personalized-daily',
    operation: 'personalDay',
    limit: 'personalizedDaily',
    tag: 'Astrology',
    summary: 'The day of one person',
    description:
      'The sky at local noon against the chart of a birth: every aspect of a transiting to a natal planet, weighed, ranked and told. Day, noon and clocks are those of `timezone`, the reader’s; without it those of the birth place.',
    body: PersonalizedDailyRequest,
    examples: {
      Today: BIRTH,
      'A given day': { ...BIRTH, date: '2026-03-21' },
      'A reader in New Zealand': { ...BIRTH, timezone: 'Pacific/Auckland' },
      'By the id of a place': { ...BIRTH, birthLocation: { place: '4717560' } },
    },
    response: {
      description: 'The day.',
      schema: PersonalizedDailyResponse,
      example: () => exampleAnswer(parts.words),
    },
    errors: birthPlaceErrors(asPersonalDay),
    answer: async (exchange) => {
      const { id, body } = exchange
      const birthLocation = within('birthLocation', () => zonedPlace(body.birthLocation))
      const ofClient = { ...forClient(exchange, parts), cachedDays: days }
      const result = await readPersonalDay({ ...body, birthLocation }, ofClient)
      const warnings = birthWarnings(result.time, result.birthDateTime, result.place)
      return envelope(id, toPersonalDayResponse(parts.words, result), parts.now(), warnings)
    },
  })
}

const BIRTH = {
  birthDateTime: '1990-05-15T14:30:00',
  birthLocation: { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' },
}

/** The time of birth stands beside the place. */
const asPersonalDay = ({ birthDateTime, ...birthLocation }: Readonly<Record<string, unknown>>) =>
  inBody({ birthDateTime, birthLocation })

const TIMINGS = { total: 0.412, natalChart: 0.031, transits: 0.012, aspects: 0.094, interpretation: 0.275 }

async function exampleAnswer(words: Words) {
  const day = await readPersonalDay(BIRTH, exampleParts(words))
  return exampleOf(toPersonalDayResponse(words, { ...day, reading: { ...day.reading, timings: TIMINGS } }))
}
