/** `GET /astrology/sky-calendar` and `.ics`: what happens in the sky, as JSON and as a calendar to subscribe to. */

import type { Static } from 'typebox'
import {
  type CalendarRequest,
  type CalendarSpan,
  dayCount,
  readCalendar,
  readCalendarInSlices,
  resolveCalendar,
  resolveFeed,
} from '../../../readings/sky-calendar.ts'
import type { Slices } from '../../../schedule/slices.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, type ErrorRequests, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { exampleOf } from '../../example.ts'
import { shareFor } from '../../for-client.ts'
import { midnightBefore } from '../../icalendar.ts'
import { COSTS } from '../../limits.ts'
import type { Parts } from '../../parts.ts'
import {
  computedAnswers,
  DAY_SECONDS,
  type PublicAnswer,
  publicBody,
  publicData,
  secondsUntilTomorrow,
  setCaching,
} from '../../public-answer.ts'
import { placeErrors } from '../../schemas/error-requests.ts'
import { whereIn } from '../../schemas/place-query.ts'
import { feedTextInSlices } from './ics.ts'
import { CalendarWithMoonsQuery, CalendarWithMoonsResponse, toMoonsResponse } from './moons.ts'
import { toCalendarResponse } from './response.ts'
import { type CalendarQuery, FeedQuery } from './schema.ts'

const ERRORS: ErrorRequests = {
  ...placeErrors,
  INVALID_DATE_FORMAT: [{ query: { from: '24.11.2026' } }, { query: { from: '2026-11-31' } }],
  DATE_OUT_OF_RANGE: { query: { from: '2400-01-01' } },
  INVALID_TIMEZONE: { query: { timezone: 'Mars/Olympus_Mons' } },
  RANGE_TOO_LARGE: { query: { from: '2026-01-01', to: '2027-12-31' } },
  UNKNOWN_BODY: { query: { planets: 'vulcan' } },
}

export const skyCalendarRoutes = (parts: Parts): Endpoint[] => [calendarAsJson(parts), calendarAsFeed(parts)]

/** A month of everything has 32 kB, a year of it 380 kB. */
const ANSWERS_BYTES = 32 * 2 ** 20
const answerOf = computedAnswers<object>(ANSWERS_BYTES)

const calendarAsJson = (parts: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/sky-calendar',
    operation: 'skyCalendar',
    limit: 'calendar',
    tag: 'Astrology',
    summary: 'What happens in the sky',
    description:
      'Phases of the Moon, ingresses, stations and retrogrades, exact aspects, void-of-course times, seasons and eclipses of up to 400 days, each with a plain line and what it is good for. Public: may be cached by anybody for as long as it says; `If-None-Match` gets 304. Counts as one request for each hundred days, rounded up, if it has to be computed.',
    query: CalendarWithMoonsQuery,
    response: {
      description: 'The events.',
      schema: CalendarWithMoonsResponse,
      example: () => exampleAnswer(parts.words),
    },
    errors: ERRORS,
    answer: async (exchange) => {
      const { moons, ...query } = exchange.query
      const { now, words } = parts
      const span = resolveCalendar(calendarRequestIn(query), now())
      const { answer, isNew } = await answerOf(
        keyOf(`json ${words.language} ${moons}`, span),
        shareFor(exchange, parts),
        () => jsonInSlices(words, span, moons === '1'),
      )
      if (isNew) exchange.cost += COSTS.calendarDay * dayCount(span)
      if (
        setCaching(
          exchange,
          answer,
          secondsUntilTomorrow([exchange.query.from, exchange.query.to], span.zone, now()),
        )
      )
        return ''
      return envelope(exchange.id, answer.content, now())
    },
  })

function* jsonInSlices(words: Words, span: CalendarSpan, withMoons: boolean): Slices<PublicAnswer> {
  const events = toCalendarResponse(span, yield* readCalendarInSlices(words, span))
  const moons = withMoons && { moons: yield* toMoonsResponse(span) }
  yield
  return publicData({ ...events, ...moons })
}

function* feedInSlices(...args: Parameters<typeof feedTextInSlices>): Slices<PublicAnswer> {
  return publicBody(yield* feedTextInSlices(...args))
}

const calendarAsFeed = (parts: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/sky-calendar.ics',
    operation: 'skyCalendarIcs',
    limit: 'calendar',
    tag: 'Astrology',
    summary: 'What happens in the sky, as a calendar to subscribe to',
    description:
      'Without `from` and `to` it goes from the beginning of last month to the end of the thirteenth month ahead, and moves on by itself. Counts as the calendar does. Errors are JSON.',
    query: FeedQuery,
    response: { description: 'An iCalendar file.', mediaType: 'text/calendar' },
    errors: ERRORS,
    answer: async (exchange) => {
      const { alarms } = exchange.query
      const { now, words } = parts
      const span = resolveFeed(calendarRequestIn(exchange.query), now())
      const stamp = midnightBefore(now())
      const key = keyOf(`ics ${words.language} ${stamp} ${alarms}`, span)
      const { answer, isNew } = await answerOf(key, shareFor(exchange, parts), () =>
        feedInSlices(words, span, stamp, alarms === '1'),
      )
      if (isNew) exchange.cost += COSTS.calendarDay * dayCount(span)
      exchange.addHeaders({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="sky.ics"',
      })
      return setCaching(exchange, answer, DAY_SECONDS - (now() - stamp) / 1000) ? '' : answer.content
    },
  })

type Query = Static<typeof CalendarQuery>

const calendarRequestIn = ({ types, planets, void_rule: voidRule, ...query }: Query): CalendarRequest => ({
  from: query.from,
  to: query.to,
  types: types?.split(','),
  planets: planets?.split(','),
  voidRule,
  ...whereIn(query),
})

const keyOf = (kind: string, { zone, ...span }: CalendarSpan): string =>
  JSON.stringify([kind, zone.name, span])

function exampleAnswer(words: Words) {
  const request = {
    from: '2026-11-24',
    to: '2026-11-26',
    timezone: 'Europe/Berlin',
    types: ['moon_phase', 'ingress'],
  }
  const span = resolveCalendar(request, 0)
  return exampleOf(toCalendarResponse(span, readCalendar(words, span)))
}
