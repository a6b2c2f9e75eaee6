/** `GET /astrology/meanings`: the texts of the natal reading, one by one. */

import { meaningById, meaningsOf } from '../../../readings/meanings.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { yearlyAnswers } from '../../public-answer.ts'
import { MeaningParams, MeaningResponse, MeaningsQuery, MeaningsResponse } from './schema.ts'

const ROW = { method: 'GET', limit: 'calendar', tag: 'Astrology' } as const

/** All of them together have half of it. */
const MAX_BYTES = 2_000_000

export function meaningRoutes({ now, words }: Parts): Endpoint[] {
  const answered = yearlyAnswers(MAX_BYTES, now)
  return [
    endpoint({
      ...ROW,
      path: '/astrology/meanings',
      operation: 'meanings',
      summary: 'What the facts of a birth chart mean',
      description:
        'Every text of the natal reading with the id of its fact: a planet in a sign or a house, an aspect, a pattern. Public; `If-None-Match` gets 304.',
      query: MeaningsQuery,
      errors: { VALIDATION_ERROR: { query: { kind: 'omen' } } },
      response: {
        description: 'The meanings.',
        schema: MeaningsResponse,
        example: () => exampleOf(toListResponse(words, 'sect')),
      },
      answer: (exchange) => {
        const { kind } = exchange.query
        return answered(exchange, `all ${kind ?? ''}`, () => toListResponse(words, kind))
      },
    }),
    endpoint({
      ...ROW,
      path: '/astrology/meanings/:id',
      operation: 'meaning',
      summary: 'What one fact of a birth chart means',
      description: 'Public; `If-None-Match` gets 304.',
      params: MeaningParams,
      errors: { NOT_FOUND: { params: { id: 'vulcan-in-leo' } } },
      response: {
        description: 'The meaning.',
        schema: MeaningResponse,
        example: () => exampleOf(meaningById(words, 'mars-in-leo')),
      },
      answer: (exchange) => {
        const meaning = meaningById(words, exchange.params.id)
        return answered(exchange, `one ${meaning.id}`, () => meaning)
      },
    }),
  ]
}

function toListResponse(words: Words, kind: Parameters<typeof meaningsOf>[1]) {
  const found = meaningsOf(words, kind)
  return { total: found.length, meanings: found }
}
