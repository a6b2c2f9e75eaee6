import { cardPair } from '../../../readings/pairs.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { cacheableAnswer } from '../tarot/cacheable-answer.ts'
import { EXAMPLE_ORIGIN, lookUp } from '../tarot/route.ts'
import { toPairResponse } from './response.ts'
import { PairParams, PairResponse } from './schema.ts'

export const tarotPairRoute = ({ config, words }: Parts): Endpoint =>
  endpoint({
    ...lookUp,
    path: '/tarot/pairs/:first/:second',
    operation: 'pair',
    summary: 'What two cards say together',
    description:
      'The order of the ids does not matter. May be cached for an hour; `If-None-Match` gets 304. The same id twice is 422.',
    params: PairParams,
    errors: {
      NOT_FOUND: { params: { first: 'ar16', second: 'ar22' } },
      VALIDATION_ERROR: { params: { first: 'ar16', second: 'ar16' } },
    },
    response: {
      description: 'The two cards, and what they say together.',
      schema: PairResponse,
      example: () => toPairResponse(words, cardPair(words, 'ar16', 'ar17'), EXAMPLE_ORIGIN),
    },
    answer: (exchange) => {
      const { first, second } = exchange.params
      return cacheableAnswer(exchange, config, `${words.language} pair ${first} ${second}`, (origin) =>
        toPairResponse(words, cardPair(words, first, second), origin),
      )
    },
  })
