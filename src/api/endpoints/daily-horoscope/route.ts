/** The daily horoscope (contract §4.3): of one sign, asked in full or by its address alone, and of all twelve. */

import { isFresh } from '../../../http/freshness.ts'
import { type Route, route } from '../../../http/route.ts'
import { STAND_IN_MS } from '../../../readings/cached-reading.ts'
import {
  type AskedReading,
  type DailyReading,
  DEFAULT_STYLE,
  readAllSigns,
  readDaily,
} from '../../../readings/daily-horoscope.ts'
import { DAY_MS } from '../../../time/time-scales.ts'
import { envelope, sizedEnvelope } from '../../envelope.ts'
import type { Parts } from '../../parts.ts'
import { ALL_SIGNS_EXAMPLE, BRIEF_EXAMPLE, DETAILED_EXAMPLE } from './examples.ts'
import { AllSignsResponse, DailyHoroscopeRequest, DailyHoroscopeResponse, SignParams } from './schema.ts'
import { allSignsOnTheWire, cutOf, dailyOnTheWire, etagOf } from './wire.ts'

export function dailyHoroscopeRoutes(parts: Parts): Route[] {
  return [ofOneSign(parts), ofSignToday(parts), ofAllSigns(parts)]
}

const ofOneSign = (parts: Parts) =>
  route({
    method: 'POST',
    path: '/astrology/daily-horoscope',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The day of a sign',
    description:
      'Computed from the sky of the day: 12:00 UTC, or the mean noon of a location. Every figure can be recomputed from the transits shown, and every sentence names those it came from.',
    body: DailyHoroscopeRequest,
    examples: {
      'Brief, for today': { sign: 'leo' },
      'Two parts of life, tomorrow in New York': {
        sign: 'Scorpio',
        date: 'tomorrow',
        style: 'poetic',
        categories: ['love', 'finance'],
        timezone: 'America/New_York',
      },
    },
    response: { description: 'The horoscope.', schema: DailyHoroscopeResponse, example: BRIEF_EXAMPLE },
    errors: [
      'INVALID_ZODIAC_SIGN',
      'INVALID_DATE_FORMAT',
      'DATE_OUT_OF_RANGE',
      'INVALID_COORDINATES',
      'INVALID_TIMEZONE',
    ],
    answer: ({ id, body }) => {
      const started = performance.now()
      const cut = cutOf(body.style ?? DEFAULT_STYLE, body.categories)
      const answer = (asked: AskedReading) =>
        sizedEnvelope(id, dailyOnTheWire(asked, cut, performance.now() - started), parts.now())
      const asked = readDaily({ ...body, withCategories: cut.length > 0 }, parts)
      return asked instanceof Promise ? asked.then(answer) : answer(asked)
    },
  })

const ofSignToday = (parts: Parts) =>
  route({
    method: 'GET',
    path: '/astrology/horoscope/daily/:sign',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The day of a sign, in detail',
    description:
      'Today in UTC, detailed, with all categories. May be kept until midnight; `If-None-Match` gets 304.',
    params: SignParams,
    response: { description: 'The horoscope.', schema: DailyHoroscopeResponse, example: DETAILED_EXAMPLE },
    errors: ['INVALID_ZODIAC_SIGN'],
    answer: async (request, reply) => {
      const started = performance.now()
      const whole = { sign: request.params.sign, style: 'detailed', withCategories: true } as const
      const asked = await readDaily(whole, parts)
      const cut = cutOf('detailed')
      const fresh = { etag: etagOf(asked, cut), maxAgeSeconds: maxAgeSeconds([asked.reading], parts.now()) }
      if (isFresh(request, reply, fresh)) return ''
      return sizedEnvelope(request.id, dailyOnTheWire(asked, cut, performance.now() - started), parts.now())
    },
  })

const ofAllSigns = (parts: Parts) =>
  route({
    method: 'GET',
    path: '/astrology/horoscope/daily',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The day of all signs, in short',
    description:
      'Today in UTC: the brief summary, the tone and the score of each of the twelve. May be kept until midnight; `If-None-Match` gets 304.',
    response: { description: 'Twelve lines.', schema: AllSignsResponse, example: ALL_SIGNS_EXAMPLE },
    answer: async (request, reply) => {
      const readings = await readAllSigns(parts)
      const { text, etag } = allSignsOnTheWire(readings)
      if (isFresh(request, reply, { etag, maxAgeSeconds: maxAgeSeconds(readings, parts.now()) })) return ''
      return envelope(request.id, text, parts.now())
    },
  })

/** What is said of today holds until midnight in UTC; text that stands in for a failed writer's, for a minute. */
function maxAgeSeconds(readings: readonly DailyReading[], now: number): number {
  const toMidnight = DAY_MS - (now % DAY_MS)
  const mayStay = readings.some(({ isStandIn }) => isStandIn) ? Math.min(toMidnight, STAND_IN_MS) : toMidnight
  return Math.floor(mayStay / 1000)
}
