/** The horoscope of a week, a month or a year: of one sign, by POST or GET, and of all twelve (docs/periods.md). */

import type { Static } from 'typebox'
import type { Exchange } from '../../../http/exchange.ts'
import { FALLBACK_TTL_MS } from '../../../readings/cached-reading.ts'
import {
  DEFAULT_PERIOD_STYLE,
  endOfPeriod,
  type PeriodReading,
  readPeriod,
  readPeriodOfAllSigns,
} from '../../../readings/period-horoscope.ts'
import { SIGNS } from '../../../sky/zodiac.ts'
import { capitalised } from '../../../text.ts'
import { PERIOD_TYPES, type PeriodType } from '../../../time/period.ts'
import { type Endpoint, type ErrorRequests, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { forClient, shareFor } from '../../for-client.ts'
import { COSTS } from '../../limits.ts'
import type { Parts } from '../../parts.ts'
import { DAY_SECONDS, publicData, setCaching } from '../../public-answer.ts'
import { dateErrors, inBody, inQuery, WRONG_SIGN } from '../../schemas/error-requests.ts'
import { categorySelection } from '../daily-horoscope/response.ts'
import { periodExampleOfAll, periodExampleOfOne } from './examples.ts'
import { cachedData, toAllSignsPeriodResponse, toPeriodResponse } from './response.ts'
import {
  PeriodOfAllResponse,
  PeriodQuery,
  PeriodRequest,
  PeriodResponse,
  PeriodSignParams,
  YearRequest,
} from './schema.ts'

const ADVERBS: Record<PeriodType, string> = { week: 'weekly', month: 'monthly', year: 'yearly' }

/** The path of the POST endpoint. */
export const periodPath = (type: PeriodType): string => `/astrology/${ADVERBS[type]}-horoscope`

export const periodHoroscopeRoutes = (parts: Parts): Endpoint[] =>
  PERIOD_TYPES.flatMap((type) => [ofOneSign(type, parts), bySign(type, parts), ofAllSigns(type, parts)])

const LEO = { sign: 'leo' }

const QUERY_ERRORS: ErrorRequests = {
  VALIDATION_ERROR: { query: { week_start: 'friday' } },
  ...dateErrors(inQuery),
}

/** The sign stands in the path. */
const SIGN_ERRORS: ErrorRequests = {
  VALIDATION_ERROR: { params: LEO, query: { week_start: 'friday' } },
  ...WRONG_SIGN,
  ...dateErrors((members) => ({ params: LEO, ...inQuery(members) })),
}

const BODY_ERRORS: ErrorRequests = {
  VALIDATION_ERROR: { body: { ...LEO, style: 'poetic' } },
  INVALID_ZODIAC_SIGN: { body: { sign: 'ophiuchus' } },
  ...dateErrors((members) => inBody({ ...LEO, ...members })),
}

/** The sentence about limits in the description; empty if every answer counts as one request. */
function costOf(type: PeriodType, signs: number): string {
  const requests = Math.ceil(COSTS[type] * signs)
  return requests > 1 ? ` Counts as ${requests} requests if it has to be computed.` : ''
}

const ofOneSign = (type: PeriodType, parts: Parts) => {
  const readFor = (exchange: Exchange<Static<typeof PeriodRequest>>) => readByBody(type, exchange, parts)
  return endpoint({
    method: 'POST',
    path: periodPath(type),
    operation: `${ADVERBS[type]}Horoscope`,
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: `The ${type} of a sign`,
    description: `Made of its days, whose scores are those of the daily horoscope, and told in phases that begin where the sky turns. Any date inside gives the same ${type}.${costOf(type, 1)}`,
    body: type === 'year' ? YearRequest : PeriodRequest,
    examples: {
      [`This ${type}, brief`]: { sign: 'leo' },
      'In detail, with two parts of life': {
        sign: 'scorpio',
        date: '2026-11-17',
        style: 'detailed',
        categories: ['love', 'career'],
      },
    },
    response: {
      description: 'The horoscope.',
      schema: PeriodResponse,
      example: () => periodExampleOfOne(parts.words, type, 'brief'),
    },
    errors: BODY_ERRORS,
    ...(type === 'year' && {
      report: async (exchange: Exchange<Static<typeof YearRequest>>) => {
        const { found, shown } = await readFor(exchange)
        const { yearReport } = await import('../../reports/year-report.ts')
        return yearReport(parts.words, cachedData(parts.words, found.reading, shown).content, exchange.body)
      },
    }),
    answer: async (exchange) => {
      const started = performance.now()
      const { found, shown } = await readFor(exchange)
      return envelope(
        exchange.id,
        toPeriodResponse(parts.words, found, shown, performance.now() - started),
        parts.now(),
      )
    },
  })
}

async function readByBody(type: PeriodType, exchange: Exchange<Static<typeof PeriodRequest>>, parts: Parts) {
  const { style = DEFAULT_PERIOD_STYLE, categories, sign, date, timezone } = exchange.body
  const { week_start: weekStart } = exchange.body
  const found = await readPeriod(
    type,
    { sign, date, timezone, weekStart },
    forClient(exchange, parts),
    shareFor(exchange, parts),
  )
  if (!found.cacheHit) exchange.cost += COSTS[type]
  return { found, shown: { style, selected: categorySelection(style, categories) } }
}

const bySign = (type: PeriodType, parts: Parts) =>
  endpoint({
    method: 'GET',
    path: `/astrology/horoscope/${ADVERBS[type]}/:sign`,
    operation: `sign${capitalised(type)}`,
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: `The ${type} of a sign, in detail`,
    description: `Detailed, with all categories. Public: a proxy may keep it until the ${type} is over, a day at most. \`If-None-Match\` gets 304.${costOf(type, 1)}`,
    params: PeriodSignParams,
    query: PeriodQuery,
    response: {
      description: 'The horoscope.',
      schema: PeriodResponse,
      example: () => periodExampleOfOne(parts.words, type, 'detailed'),
    },
    errors: SIGN_ERRORS,
    answer: async (exchange) => {
      const started = performance.now()
      const { week_start: weekStart, ...when } = exchange.query
      const request = { sign: exchange.params.sign, ...when, weekStart }
      const found = await readPeriod(type, request, forClient(exchange, parts), shareFor(exchange, parts))
      if (!found.cacheHit) exchange.cost += COSTS[type]
      const shown = { style: 'detailed', selected: categorySelection('detailed') } as const
      const seconds = cacheSeconds([found.reading], when.date, parts.now())
      if (setCaching(exchange, cachedData(parts.words, found.reading, shown), seconds)) return ''
      return envelope(
        exchange.id,
        toPeriodResponse(parts.words, found, shown, performance.now() - started),
        parts.now(),
      )
    },
  })

const ofAllSigns = (type: PeriodType, parts: Parts) =>
  endpoint({
    method: 'GET',
    path: `/astrology/horoscope/${ADVERBS[type]}`,
    operation: `allSigns${capitalised(type)}`,
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: `The ${type} of all signs, in short`,
    description: `The summary, the tone and the score of each of the twelve. Public, as the ${type} of a sign.${costOf(type, SIGNS.length)}`,
    query: PeriodQuery,
    response: {
      description: 'Twelve summaries.',
      schema: PeriodOfAllResponse,
      example: () => periodExampleOfAll(parts.words, type),
    },
    errors: QUERY_ERRORS,
    answer: async (exchange) => {
      const { week_start: weekStart, ...when } = exchange.query
      const request = { ...when, weekStart }
      const { readings, made } = await readPeriodOfAllSigns(
        type,
        request,
        forClient(exchange, parts),
        shareFor(exchange, parts),
      )
      exchange.cost += made * COSTS[type]
      const found = publicData(toAllSignsPeriodResponse(readings))
      const setEtag = setCaching(exchange, found, cacheSeconds(readings, when.date, parts.now()))
      return setEtag ? '' : envelope(exchange.id, found.content, parts.now())
    },
  })

/** Until the period is over, or for a day if its date was named; a fallback text for a minute. */
function cacheSeconds(readings: readonly PeriodReading[], date: string | undefined, now: number): number {
  const isNamed = date !== undefined && /\d/.test(date)
  const left = Math.max(0, (endOfPeriod(readings[0]!.plan.period) - now) / 1000)
  const good = isNamed ? DAY_SECONDS : Math.min(DAY_SECONDS, left)
  return readings.some(({ isFallback }) => isFallback) ? Math.min(good, FALLBACK_TTL_MS / 1000) : good
}
