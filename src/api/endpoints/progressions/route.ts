/** `POST /astrology/progressions`: a birth chart a day for a year later, or directed by solar arc. */
import type { Static } from 'typebox'
import { identifiersFor } from '../../../readings/identifier.ts'
import {
  type ProgressionsRequest as ProgressionsInput,
  readProgressions,
} from '../../../readings/progressions.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { LIMA, toBirthRequest } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { progressionsWarnings, toProgressionsResponse } from './response.ts'
import { ProgressionsRequest, ProgressionsResponse } from './schema.ts'

export const progressionsRoute = ({ now, words, secrecy: { identifier } }: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/progressions',
    operation: 'progressions',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'A birth chart progressed, a day for a year',
    description:
      'Secondary progressions with the angles by any of three published methods, or solar arc directions, also converse: the chart, its aspects to the birth chart, the progressed Moon’s sign, house and phase with their dates, and what changes in the coming years. `method` names every rule. The time of birth may be unknown.',
    body: ProgressionsRequest,
    examples: {
      'Secondary, now': LIMA,
      'Angles by Naibod’s rate': { ...LIMA, at: '2026-11-18', angles: 'naibod_ra' },
      'Five years ahead': { ...LIMA, at: '2026-01-01', years: 5 },
      'Solar arc': { ...LIMA, at: '2026-11-18', method: 'solar_arc' },
      'The time is unknown': { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } },
    },
    response: {
      description: 'The progressed chart.',
      schema: ProgressionsResponse,
      example: () => exampleAnswer(words),
    },
    errors: birthErrors(inBody),
    answer: ({ id, body }) => {
      const reading = readProgressions(toProgressionsRequest(body), now(), identifier)
      return envelope(id, toProgressionsResponse(words, reading, now()), now(), progressionsWarnings(reading))
    },
  })

function toProgressionsRequest(body: Static<typeof ProgressionsRequest>): ProgressionsInput {
  const { at, method, angles, converse, years } = body
  return { ...toBirthRequest(body), at, method, angles, converse, years }
}

const exampleAnswer = (words: Words) =>
  exampleOf(
    toProgressionsResponse(
      words,
      readProgressions(LIMA, EXAMPLE_TIME, identifiersFor('example')),
      EXAMPLE_TIME,
    ),
  )
