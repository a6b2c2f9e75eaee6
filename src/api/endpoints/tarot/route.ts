/** The tarot endpoints (contract §4.2) and the deck's catalogue, one row each. */

import { originOf } from '../../../http/origin.ts'
import { cardById, findCards } from '../../../readings/cards.ts'
import { shortAnswer } from '../../../readings/short-answer.ts'
import { withPhrasebookText } from '../../../readings/spread-text.ts'
import { celticCross, dailyCard, ownSpread, threeCards } from '../../../readings/tarot.ts'
import type { Theme } from '../../../tarot/theme.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { withSpreadReport } from '../../reports/spread-report.ts'
import { cacheableAnswer } from './cacheable-answer.ts'
import { drawAnswer, spreadAnswer } from './question-answers.ts'
import {
  cardDetail,
  cardSummary,
  toCustomSpreadResponse,
  toDailyCardResponse,
  toSpreadResponse,
} from './response.ts'
import * as schemas from './schema.ts'

export function tarotRoutes(parts: Parts): Endpoint[] {
  const { config, now, words } = parts
  const withReport: typeof endpoint = (row) => withSpreadReport(endpoint(row), words)
  return [
    endpoint({
      ...DRAW_ROUTE,
      path: '/tarot/daily-card',
      operation: 'drawDailyCard',
      summary: 'Draw one card',
      body: schemas.DailyCardRequest,
      errors: { VALIDATION_ERROR: { body: { theme: 'money' } } },
      examples: {
        'The card of the day': {},
        'A draw to repeat': { theme: 'love', seed: 'augury' },
        'With a question': { seed: 'augury', question: QUESTION },
      },
      response: {
        description: 'The card, its way up and its reading.',
        schema: schemas.DailyCardResponse,
        example: () =>
          toDailyCardResponse(words, dailyCard({ theme: 'love', seed: 'augury' }, 0), EXAMPLE_ORIGIN),
      },
      answer: (exchange) =>
        drawAnswer(
          exchange,
          (theme, own, context) => {
            const reading = dailyCard({ seed: exchange.body.seed, theme }, now())
            return {
              response: toDailyCardResponse(own, reading, originOf(exchange, config)),
              short: context ? shortAnswer(words, context, [reading.drawn], 'present') : undefined,
            }
          },
          parts,
        ),
    }),
    withReport({
      ...DRAW_ROUTE,
      path: '/tarot/three-card',
      operation: 'layThreeCards',
      summary: 'Lay three cards',
      body: schemas.ThreeCardRequest,
      errors: { VALIDATION_ERROR: { body: { spread_type: 'horseshoe' } } },
      examples: {
        'A draw to repeat': { seed: 'augury' },
        'What to do': { spread_type: 'situation_action_outcome', theme: 'career', seed: 'augury' },
        'With a question': { seed: 'augury', question: QUESTION },
      },
      response: {
        description: 'Three cards in their places.',
        schema: schemas.ThreeCardResponse,
        example: () =>
          toSpreadResponse(
            words,
            withPhrasebookText(words, threeCards({ seed: 'augury' }, 0)),
            EXAMPLE_ORIGIN,
          ),
      },
      answer: (exchange) => {
        const { spread_type: spreadType, seed } = exchange.body
        const lay = (theme: Theme | undefined) => threeCards({ spreadType, theme, seed }, now())
        return spreadAnswer(exchange, lay, toSpreadResponse, parts)
      },
    }),
    withReport({
      ...DRAW_ROUTE,
      path: '/tarot/celtic-cross',
      operation: 'layCelticCross',
      summary: 'Lay a Celtic Cross of ten cards',
      body: schemas.CelticCrossRequest,
      errors: { VALIDATION_ERROR: { body: { seed: 42 } } },
      examples: { 'A draw to repeat': { seed: 'augury' } },
      response: {
        description: 'Ten cards in their places, and what they show together.',
        schema: schemas.CelticCrossResponse,
        example: () =>
          toSpreadResponse(
            words,
            withPhrasebookText(words, celticCross({ seed: 'augury' }, 0)),
            EXAMPLE_ORIGIN,
          ),
      },
      answer: (exchange) => {
        const { seed } = exchange.body
        return spreadAnswer(exchange, (theme) => celticCross({ theme, seed }, now()), toSpreadResponse, parts)
      },
    }),
    withReport({
      ...DRAW_ROUTE,
      path: '/tarot/custom-spread',
      operation: 'layCustomSpread',
      summary: 'Lay cards on places of your own',
      body: schemas.CustomSpreadRequest,
      errors: { VALIDATION_ERROR: [{ body: { positions: [] } }, { body: { positions: SAME_NUMBER } }] },
      examples: { 'Two places': { positions: TWO_PLACES, seed: 'augury' } },
      response: {
        description: 'A card for each of your places.',
        schema: schemas.CustomSpreadResponse,
        example: () =>
          toCustomSpreadResponse(
            words,
            withPhrasebookText(words, ownSpread({ positions: TWO_PLACES, seed: 'augury' }, 0)),
            EXAMPLE_ORIGIN,
          ),
      },
      answer: (exchange) => {
        const lay = (theme: Theme | undefined) => ownSpread({ ...exchange.body, theme }, now())
        return spreadAnswer(exchange, lay, toCustomSpreadResponse, parts)
      },
    }),
    ...catalogueRoutes(parts),
  ]
}

function catalogueRoutes({ config, words }: Parts): Endpoint[] {
  const star = cardById('ar17')
  return [
    endpoint({
      ...lookUp,
      path: '/tarot/cards',
      operation: 'findCards',
      summary: 'The deck, or the cards that match',
      description: CACHING_NOTE,
      query: schemas.CardListQuery,
      errors: { VALIDATION_ERROR: { query: { suit: 'coins' } } },
      response: {
        description: 'Cards in the order of the deck.',
        schema: schemas.CardListResponse,
        example: () => ({ count: 1, cards: [cardSummary(words, star, EXAMPLE_ORIGIN)] }),
      },
      answer: (exchange) =>
        cacheableAnswer(
          exchange,
          config,
          `${words.language} cards ${JSON.stringify(exchange.query)}`,
          (origin) => {
            const cards = findCards(words, exchange.query).map((card) => cardSummary(words, card, origin))
            return { count: cards.length, cards }
          },
        ),
    }),
    endpoint({
      ...lookUp,
      path: '/tarot/cards/:id',
      operation: 'card',
      summary: 'Everything known of one card',
      description: CACHING_NOTE,
      params: schemas.CardParams,
      errors: { NOT_FOUND: { params: { id: 'ar22' } } },
      response: {
        description: 'The card with all its readings.',
        schema: schemas.CardDetail,
        example: () => cardDetail(words, star, EXAMPLE_ORIGIN),
      },
      answer: (exchange) => {
        const { id } = exchange.params
        return cacheableAnswer(exchange, config, `${words.language} card ${id}`, (origin) =>
          cardDetail(words, cardById(id), origin),
        )
      },
    }),
  ]
}

const CACHING_NOTE = 'May be cached for an hour; `If-None-Match` gets 304.'

export const lookUp = { method: 'GET', limit: 'tarot', tag: 'Tarot' } as const
/** Every member of a draw's body is optional, so the body is too (decision 1.4). */
export const DRAW_ROUTE = { method: 'POST', limit: 'tarot', tag: 'Tarot', bodyOptional: true } as const

export const EXAMPLE_ORIGIN = 'http://127.0.0.1:8080'
const QUESTION = 'Will I get the job?'
const SAME_NUMBER = [
  { number: 1, name: 'What helps' },
  { number: 1, name: 'What hinders' },
]
const TWO_PLACES = [
  { name: 'What helps', question: 'What can I lean on this week?' },
  { name: 'What hinders' },
]
