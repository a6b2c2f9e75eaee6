/** Any spread of the table, and cards that somebody drew by hand. */
import { type HandDrawn, handDrawn } from '../../../readings/hand-drawn.ts'
import { withPhrasebookText } from '../../../readings/spread-text.ts'
import { laySpread } from '../../../readings/tarot.ts'
import type { Theme } from '../../../tarot/theme.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { DAY_SECONDS, publicBody, setCaching } from '../../public-answer.ts'
import { withSpreadReport } from '../../reports/spread-report.ts'
import { spreadAnswer } from '../tarot/question-answers.ts'
import { toSpreadResponse } from '../tarot/response.ts'
import { DRAW_ROUTE, EXAMPLE_ORIGIN, lookUp } from '../tarot/route.ts'
import { spreadList, toHandDrawnResponse } from './response.ts'
import * as schemas from './schema.ts'

export const tarotSpreadRoutes = (parts: Parts): Endpoint[] => [
  listOfSpreads(parts),
  withSpreadReport(anySpread(parts), parts.words),
  withSpreadReport(cardsByHand(parts), parts.words),
]

function listOfSpreads({ words }: Parts): Endpoint {
  const list = spreadList(words)
  const body = publicBody(list)
  return endpoint({
    ...lookUp,
    path: '/tarot/spreads',
    operation: 'spreads',
    summary: 'The spreads and their places',
    description:
      'Each can be laid with `POST /tarot/spread`. Public: may be cached by anybody for a day; `If-None-Match` gets 304.',
    response: {
      description: 'Every spread, with its places in the order of the cards.',
      schema: schemas.SpreadListResponse,
      example: () => list,
    },
    answer: (exchange) => (setCaching(exchange, body, DAY_SECONDS) ? '' : body.content),
  })
}

function anySpread(parts: Parts): Endpoint {
  const { now, words } = parts
  const example = laySpread({ spreadType: 'cross', theme: 'career', seed: 'augury' }, 0)
  return endpoint({
    ...DRAW_ROUTE,
    path: '/tarot/spread',
    operation: 'laySpread',
    summary: 'Lay any spread by its type',
    description: 'The same cards as by the endpoint of that spread, if it has one.',
    body: schemas.SpreadRequest,
    errors: { VALIDATION_ERROR: { body: { spread_type: 'pentagram' } } },
    examples: {
      'Five cards in a cross': { spread_type: 'cross', theme: 'career', seed: 'augury' },
      'The week ahead': { spread_type: 'week_ahead' },
      'A choice': {
        spread_type: 'decision',
        seed: 'augury',
        question: 'Should I take the new job or stay where I am?',
      },
    },
    response: {
      description: 'The cards in their places.',
      schema: schemas.SpreadResponse,
      example: () => toSpreadResponse(words, withPhrasebookText(words, example), EXAMPLE_ORIGIN),
    },
    answer: (exchange) => {
      const { spread_type: spreadType, seed } = exchange.body
      const lay = (theme: Theme | undefined) => laySpread({ spreadType, theme, seed }, now())
      return spreadAnswer(exchange, lay, toSpreadResponse, parts)
    },
  })
}

function cardsByHand(parts: Parts): Endpoint {
  const { words } = parts
  return endpoint({
    ...DRAW_ROUTE,
    path: '/tarot/reading',
    operation: 'readCards',
    summary: 'Read cards that you drew by hand',
    description:
      'Name the cards in the order in which they lie. Names are read in any usual spelling, also of other decks, and may say `reversed`.',
    body: schemas.HandDrawnRequest,
    errors: {
      VALIDATION_ERROR: [{ body: { cards: [{}] } }, { body: { cards: [{ name: 'Two of Hearts' }] } }],
    },
    examples: {
      'Three cards in a spread': {
        spread_type: 'past_present_future',
        cards: [{ name: 'Wheel of Fortune rev.' }, { name: '2 of Coins' }, { id: 'ar17' }],
        theme: 'love',
      },
      'Cards without places': TWO_CARDS,
      'Places of your own': {
        positions: [{ name: 'What helps' }, { name: 'What hinders' }],
        cards: [{ name: 'Knave of Wands' }, { name: 'Nine of Swords', orientation: 'reversed' }],
      },
    },
    response: {
      description: 'The cards in their places, as in a spread that was drawn here.',
      schema: schemas.HandDrawnResponse,
      example: () =>
        toHandDrawnResponse(words, withPhrasebookText(words, handDrawn(words, TWO_CARDS)), EXAMPLE_ORIGIN),
    },
    answer: (exchange) => {
      const { spread_type: spreadType, cards, positions } = exchange.body
      const lay = (theme: Theme | undefined) => handDrawn(words, { spreadType, cards, positions, theme })
      return spreadAnswer(exchange, lay, toHandDrawnResponse, parts)
    },
  })
}

const TWO_CARDS = { cards: [{ name: 'The Tower' }, { name: 'Ace of Cups' }] } satisfies HandDrawn
