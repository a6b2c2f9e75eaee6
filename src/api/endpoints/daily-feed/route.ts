/** `GET /astrology/horoscope/daily/{sign}.atom`: the days of a sign as a feed to subscribe to. */

import { originOf } from '../../../http/origin.ts'
import { readWeek } from '../../../readings/daily-horoscope.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { isKept, publicText } from '../../public-answer.ts'
import { WRONG_SIGN } from '../../schemas/error-requests.ts'
import { secondsToMidnight } from '../daily-horoscope/route.ts'
import { SignParams } from '../daily-horoscope/schema.ts'
import { atomOf } from './atom.ts'

export const dailyFeedRoute = (parts: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/horoscope/daily/:sign.atom',
    operation: 'signFeed',
    limit: 'dailyHoroscope',
    tag: 'Astrology',
    summary: 'The days of a sign as a feed',
    description:
      'Today in UTC and the six days before, in detail, as Atom. Public until midnight; `If-None-Match` gets 304. Errors are JSON.',
    params: SignParams,
    response: { description: 'An Atom feed.', mediaType: 'application/atom+xml' },
    errors: WRONG_SIGN,
    answer: async (exchange) => {
      const days = await readWeek(exchange.params.sign, parts)
      const text = publicText(atomOf(days, originOf(exchange, parts.config)))
      exchange.addHeaders({ 'content-type': 'application/atom+xml; charset=utf-8' })
      return isKept(exchange, text, secondsToMidnight(days, parts.now())) ? '' : text.sized
    },
  })
