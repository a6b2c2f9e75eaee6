/** `POST /astrology/composite`: the chart half-way between two charts. */

import { readComposite } from '../../../readings/composite.ts'
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
import { toCompositeResponse } from './response.ts'
import { CompositeRequest, CompositeResponse } from './schema.ts'

export const compositeRoute = ({ now, secrecy: { identifier } }: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/composite',
    operation: 'composite',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'The composite chart of two births',
    description:
      'Every body half-way between its places in two charts, described as any chart is. `method` names the convention of its houses, and what it left open.',
    body: CompositeRequest,
    examples: {
      'Houses from the composite Midheaven': EXAMPLE_PAIR,
      'Midpoints of cusps': {
        first: { ...EXAMPLE_PAIR.first, options: { house_system: 'placidus' } },
        second: EXAMPLE_PAIR.second,
        houses: 'midpoint',
      },
      'One time is unknown': { ...EXAMPLE_PAIR, second: WITHOUT_TIME },
    },
    response: { description: 'The chart.', schema: CompositeResponse, example: exampleAnswer },
    errors: chartOfPairErrors(besidePair({ houses: 'midpoint', second: WITHOUT_TIME })),
    answer: ({ id, body }) => {
      const { first, second, ...rest } = body
      const reading = readComposite({ ...rest, ...toPairRequest({ first, second }) }, identifier)
      const warnings = pairWarnings(reading.births, reading.chart)
      return envelope(id, toCompositeResponse(reading, now()), now(), warnings)
    },
  })

const exampleAnswer = () =>
  exampleOf(toCompositeResponse(readComposite(EXAMPLE_PAIR, identifiersFor('example')), EXAMPLE_TIME))
