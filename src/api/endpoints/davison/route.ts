/** `POST /astrology/davison`: the chart of the moment and place half-way between two births. */

import type { Static } from 'typebox'
import { type DavisonRequest as DavisonInput, readDavison } from '../../../readings/davison.ts'
import { identifiersFor } from '../../../readings/identifier.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import { pairWarnings } from '../../pair-response.ts'
import type { Parts } from '../../parts.ts'
import {
  besidePair,
  chartOfPairErrors,
  EXAMPLE_PAIR,
  toPairRequest,
  WITHOUT_TIME,
} from '../../schemas/pair.ts'
import { toDavisonResponse } from './response.ts'
import { DavisonRequest, DavisonResponse } from './schema.ts'

export const davisonRoute = ({ now, secrecy: { identifier } }: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/davison',
    operation: 'davison',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'The Davison chart of two births',
    description:
      'The chart of the moment and the place half-way between two births, described as any chart is. `method` names the rules for time and place.',
    body: DavisonRequest,
    examples: {
      'Mean time and place': EXAMPLE_PAIR,
      'Corrected to the composite Midheaven': { ...EXAMPLE_PAIR, time_rule: 'corrected' },
      'Half-way on a great circle': { ...EXAMPLE_PAIR, place_rule: 'great_circle' },
    },
    response: { description: 'The chart.', schema: DavisonResponse, example: exampleAnswer },
    errors: chartOfPairErrors(besidePair({ time_rule: 'corrected', second: WITHOUT_TIME })),
    answer: ({ id, body }) => {
      const reading = readDavison(toDavisonRequest(body), identifier)
      const warnings = pairWarnings(reading.births, reading.chart)
      return envelope(id, toDavisonResponse(reading, now()), now(), warnings)
    },
  })

export function toDavisonRequest(body: Static<typeof DavisonRequest>): DavisonInput {
  const { bodies, lots, aspects, orbs, time_rule: timeRule, place_rule: placeRule } = body
  return { ...toPairRequest(body), bodies, lots, aspects, orbs, timeRule, placeRule }
}

const exampleAnswer = () =>
  exampleOf(toDavisonResponse(readDavison(EXAMPLE_PAIR, identifiersFor('example')), EXAMPLE_TIME))
