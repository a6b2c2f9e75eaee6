/** The natal chart (contract §4.5), as figures and as a picture. */

import { identifiersFor } from '../../../readings/identifier.ts'
import { chartCache, readNatalChart } from '../../../readings/natal-chart.ts'
import { zonedPlace } from '../../../readings/place.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { BERLIN } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { natalWheelRoutes } from '../natal-wheel/route.ts'
import { chartWarnings, toNatalChartResponse } from './response.ts'
import { NatalChartRequest, NatalChartResponse } from './schema.ts'

export function natalChartRoutes({ log, now, secrecy: { identifier } }: Parts): Endpoint[] {
  const charts = { identifier, cache: chartCache(now) }
  return [
    endpoint({
      method: 'POST',
      path: '/astrology/natal-chart',
      operation: 'natalChart',
      limit: 'natalChart',
      tag: 'Astrology',
      summary: 'The chart of a birth',
      description: CHART_DESCRIPTION,
      body: NatalChartRequest,
      examples: {
        'Whole sign houses': BERLIN,
        'Placidus houses': { ...BERLIN, options: { house_system: 'placidus' } },
        'By the id of a place': { birthDateTime: BERLIN.birthDateTime, place: '4717560' },
      },
      response: {
        description: 'Planets, houses, angles and aspects.',
        schema: NatalChartResponse,
        example: exampleAnswer,
      },
      errors: birthErrors(inBody),
      answer: ({ id, body: { birthDateTime, options, ...where } }) => {
        const { house_system: houseSystem, zodiac } = options ?? {}
        const request = { birthDateTime, ...zonedPlace(where), houseSystem, zodiac }
        const reading = readNatalChart(request, charts)
        if (reading.chart.houses.fallback)
          log.info({ requestId: id, code: 'HIGH_LATITUDE_DETECTED' }, 'equal houses at a high latitude')
        return envelope(id, toNatalChartResponse(reading, now()), now(), chartWarnings(reading))
      },
    }),
    ...natalWheelRoutes(charts),
  ]
}

const CHART_DESCRIPTION =
  'Apparent geocentric positions in the tropical zodiac, true equinox of date. The birth time is local: its offset comes from the complete history of the time zone, local mean time included.'

function exampleAnswer() {
  const reading = readNatalChart(BERLIN, { identifier: identifiersFor('example') })
  return exampleOf(toNatalChartResponse({ ...reading, calculationMs: 0.043 }, EXAMPLE_TIME))
}
