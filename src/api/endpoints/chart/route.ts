/** `POST /astrology/chart`: the wider chart. */

import { readWiderChart } from '../../../readings/chart.ts'
import { identifiersFor } from '../../../readings/identifier.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { LIMA, toBirthRequest } from '../../schemas/birth.ts'
import { inBody, widerChartErrors } from '../../schemas/error-requests.ts'
import { widerChartWarnings } from './metadata-response.ts'
import { toWiderChartResponse } from './response.ts'
import { WiderChartRequest, WiderChartResponse } from './schema.ts'

export const chartRoute = ({ now, secrecy: { identifier } }: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/chart',
    operation: 'chart',
    limit: 'natalChart',
    tag: 'Astrology',
    summary: 'The wider chart of a birth',
    description:
      'More bodies, houses and zodiacs than the natal chart of the contract, with declinations, dignities, patterns and balance. The time of birth may be unknown.',
    body: WiderChartRequest,
    examples: {
      'With nodes, Chiron and Lilith': LIMA,
      'In the houses of Regiomontanus': { ...LIMA, options: { house_system: 'regiomontanus' } },
      'A sidereal chart': { ...LIMA, options: { zodiac: 'sidereal', ayanamsa: 'lahiri' } },
      'The time is unknown': { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } },
      'Lots, parallels and orbs of your own': {
        ...LIMA,
        lots: ['fortune'],
        aspects: ['conjunction', 'opposition', 'parallel'],
        orbs: { conjunction: 10 },
      },
    },
    response: { description: 'The chart.', schema: WiderChartResponse, example: exampleAnswer },
    errors: widerChartErrors(inBody),
    answer: ({ id, body }) => {
      const { bodies, lots, aspects, orbs } = body
      const reading = readWiderChart({ ...toBirthRequest(body), bodies, lots, aspects, orbs }, identifier)
      return envelope(id, toWiderChartResponse(reading, now()), now(), widerChartWarnings(reading))
    },
  })

const exampleAnswer = () =>
  exampleOf(toWiderChartResponse(readWiderChart(LIMA, identifiersFor('example')), EXAMPLE_TIME))
