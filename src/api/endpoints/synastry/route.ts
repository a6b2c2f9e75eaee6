/** `POST /astrology/synastry`: two charts compared. */

import { identifiersFor } from '../../../readings/identifier.ts'
import { readSynastry } from '../../../readings/synastry.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import { pairWarnings } from '../../pair-response.ts'
import type { Parts } from '../../parts.ts'
import { birthErrors } from '../../schemas/error-requests.ts'
import { asSecond, besidePair, EXAMPLE_PAIR, toPairRequest, WITHOUT_TIME } from '../../schemas/pair.ts'
import { toSynastryResponse } from './response.ts'
import { SynastryRequest, SynastryResponse } from './schema.ts'

export const synastryRoute = ({ now, secrecy: { identifier } }: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/synastry',
    operation: 'synastry',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'Two birth charts compared',
    description:
      'The aspects between two charts, each with what it counts and why; the houses in which each has the other’s bodies; and two sums with their ranks among 20,000 random pairs. No percentage and no verdict. A time of birth may be unknown.',
    body: SynastryRequest,
    examples: {
      'In love': EXAMPLE_PAIR,
      'At work, with the composite chart': { ...EXAMPLE_PAIR, kind: 'work', include: ['composite'] },
      'One time is unknown': { ...EXAMPLE_PAIR, second: WITHOUT_TIME },
      'Close aspects of the lights': {
        ...EXAMPLE_PAIR,
        bodies: ['sun', 'moon', 'ascendant'],
        orbs: { conjunction: 3, opposition: 3 },
      },
    },
    response: { description: 'The comparison.', schema: SynastryResponse, example: exampleAnswer },
    errors: { ...birthErrors(asSecond), UNKNOWN_BODY: besidePair({ bodies: ['vulcan'] }) },
    answer: ({ id, body }) => {
      const { kind, bodies, aspects, orbs, include } = body
      const request = { ...toPairRequest(body), kind, bodies, aspects, orbs, include }
      const reading = readSynastry(request, identifier)
      const chart = reading.composite?.chart ?? null
      return envelope(id, toSynastryResponse(reading, now()), now(), pairWarnings(reading.births, chart))
    },
  })

const exampleAnswer = () =>
  exampleOf(toSynastryResponse(readSynastry(EXAMPLE_PAIR, identifiersFor('example')), EXAMPLE_TIME))
