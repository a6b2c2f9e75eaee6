/** `GET /astrology/horoscope/daily/{sign}.atom`: the days of a sign as a feed to subscribe to. */
import { linkScope, originOf } from '../../../http/origin.ts'
import { DEFAULT_TIMEZONE, readWeek } from '../../../readings/daily-horoscope.ts'
import { Type } from '../../../schema/type.ts'
import { zone } from '../../../time/zones.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { forClient } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { publicBody, setCaching } from '../../public-answer.ts'
import { WRONG_SIGN } from '../../schemas/error-requests.ts'
import { secondsToMidnight } from '../daily-horoscope/route.ts'
import { SignParams } from '../daily-horoscope/schema.ts'
import { TimezoneQuery } from '../sky-calendar/schema.ts'
import { atomOf } from './atom.ts'

const DailyFeedQuery = Type.Object({ timezone: TimezoneQuery })

export const dailyFeedRoute = (parts: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/horoscope/daily/:sign.atom',
    operation: 'signFeed',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The days of a sign as a feed',
    description:
      'Today and the six days before, in detail, as Atom: the days of `timezone`. May be cached until its midnight, with `PUBLIC_URL` by shared caches, too; `If-None-Match` gets 304. Errors are JSON.',
    params: SignParams,
    query: DailyFeedQuery,
    response: { description: 'An Atom feed.', mediaType: 'application/atom+xml' },
    errors: {
      ...WRONG_SIGN,
      VALIDATION_ERROR: { params: { sign: 'leo' }, query: { timezone: '' } },
      INVALID_TIMEZONE: { params: { sign: 'leo' }, query: { timezone: 'Mars/Olympus_Mons' } },
    },
    answer: async (exchange) => {
      const clock = zone(exchange.query.timezone ?? DEFAULT_TIMEZONE)
      const days = await readWeek(exchange.params.sign, clock, forClient(exchange, parts))
      const site = { name: parts.config.siteName, origin: originOf(exchange, parts.config) }
      const feed = publicBody(atomOf(parts.words, days, clock, site))
      exchange.addHeaders({ 'content-type': 'application/atom+xml; charset=utf-8' })
      const seconds = secondsToMidnight(days, parts.now(), clock)
      return setCaching(exchange, feed, seconds, linkScope(parts.config)) ? '' : feed.content
    },
  })
