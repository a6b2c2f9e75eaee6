/** `GET /tarot/draw`: a draw without a body, for the address line of a browser. */
import { originOf } from '../../../http/origin.ts'
import { withText } from '../../../readings/spread-text.ts'
import { dailyCard, laySpread } from '../../../readings/tarot.ts'
import { DAY_MS } from '../../../time/time-scales.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { publicData } from '../../public-answer.ts'
import { toDailyCardResponse, toSpreadResponse } from '../tarot/response.ts'
import { EXAMPLE_ORIGIN, lookUp } from '../tarot/route.ts'
import { DrawQuery, DrawResponse } from './schema.ts'

export const tarotDrawRoute = (parts: Parts): Endpoint =>
  endpoint({
    ...lookUp,
    path: '/tarot/draw',
    operation: 'draw',
    summary: 'Draw one card or lay a spread, without a body',
    description:
      'The cards of `POST /tarot/daily-card` or, with `spread_type`, of `POST /tarot/spread`. Without a `seed` everyone draws the same cards all day (UTC); with another seed you get another draw. Private; `If-None-Match` gets 304.',
    query: DrawQuery,
    errors: { VALIDATION_ERROR: { query: { spread_type: 'pentagram' } } },
    response: {
      description: 'The card, or the cards in their places.',
      schema: DrawResponse,
      example: () => toDailyCardResponse(parts.words, dailyCard({ seed: 'augury' }, 0), EXAMPLE_ORIGIN),
    },
    answer: async (exchange) => {
      const { seed, theme, spread_type: spreadType } = exchange.query
      const origin = originOf(exchange, parts.config)
      const now = parts.now()
      const { answer, isFallback } =
        spreadType === undefined
          ? {
              answer: toDailyCardResponse(parts.words, dailyCard({ seed, theme }, now), origin),
              isFallback: false,
            }
          : await spreadAnswer({ seed, theme, spreadType }, parts, origin)
      exchange.addHeaders({ 'cache-control': `private, max-age=${cacheSeconds(seed, isFallback, now)}` })
      return exchange.setEtag(publicData(answer).etag) ? '' : answer
    },
  })

async function spreadAnswer(request: Parameters<typeof laySpread>[0], parts: Parts, origin: string) {
  const reading = await withText(laySpread(request, parts.now()), parts)
  return {
    answer: toSpreadResponse(parts.words, reading, origin),
    isFallback: reading.whole?.isFallback === true,
  }
}

const AN_HOUR_SECONDS = 3600
const A_MINUTE_SECONDS = 60

/** An hour, as the catalogue of the deck; not beyond the day whose cards they are, and a text that a model will replace for a minute. */
function cacheSeconds(seed: string | undefined, isFallback: boolean, now: number): number {
  if (isFallback) return A_MINUTE_SECONDS
  if (seed !== undefined) return AN_HOUR_SECONDS
  return Math.min(AN_HOUR_SECONDS, Math.floor((DAY_MS - (now % DAY_MS)) / 1000))
}
