/** `POST /astrology/synastry`: two charts compared. */

import { setImmediate as turn } from 'node:timers/promises'
import type { Static } from 'typebox'
import type { SealedTextParts } from '../../../readings/sealed-text.ts'
import { readSynastry, type SynastryRequest as SynastryInput } from '../../../readings/synastry.ts'
import { readSynastryText } from '../../../readings/synastry-text.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf, exampleParts } from '../../example.ts'
import { forClient } from '../../for-client.ts'
import { pairWarnings } from '../../pair-response.ts'
import type { Parts } from '../../parts.ts'
import { birthErrors } from '../../schemas/error-requests.ts'
import { asSecond, besidePair, EXAMPLE_PAIR, toPairRequest, WITHOUT_TIME } from '../../schemas/pair.ts'
import { toSynastryResponse } from './response.ts'
import { SynastryRequest, SynastryResponse } from './schema.ts'

export const synastryRoute = (parts: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/synastry',
    operation: 'synastry',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'Two birth charts compared',
    description:
      'The aspects between two charts, each with what it counts and why; the houses in which each has the other’s bodies; two sums with their ranks among 20,000 random pairs; and a reading in words, told to the first. No percentage and no verdict. A time of birth may be unknown.',
    body: SynastryRequest,
    examples: {
      'In love': EXAMPLE_PAIR,
      'At work, with the composite chart': { ...EXAMPLE_PAIR, kind: 'work', include: ['composite'] },
      'As friends, in short': { ...EXAMPLE_PAIR, kind: 'friendship', depth: 'essentials' },
      'One time is unknown': { ...EXAMPLE_PAIR, second: WITHOUT_TIME },
      'Close aspects of the lights': {
        ...EXAMPLE_PAIR,
        bodies: ['sun', 'moon', 'ascendant'],
        orbs: { conjunction: 3, opposition: 3 },
      },
    },
    response: {
      description: 'The comparison.',
      schema: SynastryResponse,
      example: () => exampleAnswer(parts.words),
    },
    errors: { ...birthErrors(asSecond), UNKNOWN_BODY: besidePair({ bodies: ['vulcan'] }) },
    report: async (exchange) => {
      const { body } = exchange
      const answer = await compared(comparisonIn(body), forClient(exchange, parts))
      // Texts and document take milliseconds each: other requests are answered in between.
      await turn()
      const { depth = 'full' } = body
      const { identifier } = parts.secrecy
      const { pairReport } = await import('../../reports/pair-report.ts')
      return pairReport(parts.words, { ...answer, depth }, toPairRequest(body), body, identifier)
    },
    answer: async (exchange) => {
      const { id, body } = exchange
      const { depth = 'full' } = body
      const { found, text } = await compared(comparisonIn(body), forClient(exchange, parts))
      const now = parts.now()
      const data = toSynastryResponse(parts.words, { found, text, depth }, now)
      return envelope(id, data, now, pairWarnings(found.births, found.composite?.chart ?? null))
    },
  })

const comparisonIn = (body: Static<typeof SynastryRequest>): SynastryInput => {
  const { kind, bodies, aspects, orbs, include } = body
  return { ...toPairRequest(body), kind, bodies, aspects, orbs, include }
}

async function compared(request: SynastryInput, parts: SealedTextParts) {
  const found = readSynastry(request, parts.secrecy.identifier)
  return { found, text: await readSynastryText(found, parts) }
}

async function exampleAnswer(words: Words) {
  const answer = await compared({ ...EXAMPLE_PAIR, kind: 'friendship' }, exampleParts(words))
  return exampleOf(toSynastryResponse(words, { ...answer, depth: 'essentials' }, EXAMPLE_TIME))
}
