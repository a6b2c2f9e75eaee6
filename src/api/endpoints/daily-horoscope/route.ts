/** The daily horoscope (contract §4.3): of one sign, by POST or GET, and of all twelve. */

import type { Exchange } from '../../../http/exchange.ts'
import { FALLBACK_TTL_MS } from '../../../readings/cached-reading.ts'
import {
  type DailyReading,
  DEFAULT_STYLE,
  DEFAULT_TIMEZONE,
  readAllSigns,
  readDaily,
} from '../../../readings/daily-horoscope.ts'
import { civilDay } from '../../../time/civil-day.ts'
import { dateText, wallAt } from '../../../time/wall-clock.ts'
import { zone } from '../../../time/zones.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { publicData } from '../../public-answer.ts'
import { dateErrors, inBody, WRONG_SIGN } from '../../schemas/error-requests.ts'
import { dailyExampleOfAll, dailyExampleOfOne } from './examples.ts'
import { categorySelection, etagOf, toAllSignsDailyResponse, toDailyResponse } from './response.ts'
import { AllSignsResponse, DailyHoroscopeRequest, DailyHoroscopeResponse, SignParams } from './schema.ts'

export function dailyHoroscopeRoutes(parts: Parts): Endpoint[] {
  return [ofOneSign(parts), ofSignToday(parts), ofAllSigns(parts)]
}

const ofOneSign = (parts: Parts) =>
  endpoint({
    method: 'POST',
    path: '/astrology/daily-horoscope',
    operation: 'dailyHoroscope',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The day of a sign',
    description:
      'Computed from the sky of the day: 12:00 UTC, or the mean noon of a location. Every figure can be recomputed from the transits shown, and every sentence names those it came from.',
    body: DailyHoroscopeRequest,
    examples: {
      'Brief, for today': { sign: 'leo' },
      'Two parts of life, tomorrow in New York': {
        sign: 'scorpio',
        date: 'tomorrow',
        style: 'poetic',
        categories: ['love', 'finance'],
        timezone: 'America/New_York',
      },
    },
    response: {
      description: 'The horoscope.',
      schema: DailyHoroscopeResponse,
      example: () => dailyExampleOfOne(parts.words, 'brief'),
    },
    errors: {
      VALIDATION_ERROR: { body: { sign: 'leo', style: 'long' } },
      INVALID_ZODIAC_SIGN: { body: { sign: 'ophiuchus' } },
      ...dateErrors((members) => inBody({ sign: 'leo', ...members })),
      INVALID_COORDINATES: { body: { sign: 'leo', location: { latitude: 91, longitude: 13.405 } } },
    },
    answer: async (exchange) => {
      const { id, body } = exchange
      const started = performance.now()
      const selected = categorySelection(body.style ?? DEFAULT_STYLE, body.categories)
      const result = await readDaily(
        { ...body, withCategories: selected.length > 0 },
        forClient(exchange, parts),
      )
      return envelope(
        id,
        toDailyResponse(parts.words, result, selected, performance.now() - started),
        parts.now(),
      )
    },
  })

const ofSignToday = (parts: Parts) =>
  endpoint({
    method: 'GET',
    path: '/astrology/horoscope/daily/:sign',
    operation: 'signToday',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The day of a sign, in detail',
    description:
      'Today in UTC, detailed, with all categories. May be cached until midnight; `If-None-Match` gets 304.',
    params: SignParams,
    response: {
      description: 'The horoscope.',
      schema: DailyHoroscopeResponse,
      example: () => dailyExampleOfOne(parts.words, 'detailed'),
    },
    errors: WRONG_SIGN,
    answer: async (exchange) => {
      const started = performance.now()
      const whole = { sign: exchange.params.sign, style: 'detailed', withCategories: true } as const
      const result = await readDaily(whole, forClient(exchange, parts))
      const selected = categorySelection('detailed')
      keepUntilMidnight(exchange, [result.reading], parts.now())
      if (exchange.setEtag(etagOf(parts.words, result, selected))) return ''
      return envelope(
        exchange.id,
        toDailyResponse(parts.words, result, selected, performance.now() - started),
        parts.now(),
      )
    },
  })

const ofAllSigns = (parts: Parts) =>
  endpoint({
    method: 'GET',
    path: '/astrology/horoscope/daily',
    operation: 'allSignsToday',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The day of all signs, in short',
    description:
      'Today in UTC: the brief summary, the tone and the score of each of the twelve. May be cached until midnight; `If-None-Match` gets 304.',
    response: {
      description: 'Twelve lines.',
      schema: AllSignsResponse,
      example: () => dailyExampleOfAll(parts.words),
    },
    answer: async (exchange) => {
      const readings = await readAllSigns(forClient(exchange, parts))
      const { content, etag } = publicData(toAllSignsDailyResponse(readings))
      keepUntilMidnight(exchange, readings, parts.now())
      return exchange.setEtag(etag) ? '' : envelope(exchange.id, content, parts.now())
    },
  })

function keepUntilMidnight(exchange: Exchange, readings: readonly DailyReading[], now: number): void {
  exchange.addHeaders({ 'cache-control': `private, max-age=${secondsToMidnight(readings, now)}` })
}

/** Today's horoscope may be cached until midnight in the zone; a fallback text for a minute. */
export function secondsToMidnight(
  readings: readonly DailyReading[],
  now: number,
  clock = zone(DEFAULT_TIMEZONE),
): number {
  const toMidnight = civilDay(dateText(wallAt(now, clock)), clock).to - now
  const mayStay = readings.some(({ isFallback }) => isFallback)
    ? Math.min(toMidnight, FALLBACK_TTL_MS)
    : toMidnight
  return Math.floor(mayStay / 1000)
}
