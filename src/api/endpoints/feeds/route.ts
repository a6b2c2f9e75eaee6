/** `POST /astrology/feeds` and `GET /astrology/feeds/{token}.ics`: a person's calendar to subscribe to. Its address is all there is of it (docs/timeline.md). */
import type { Static } from 'typebox'
import { ServiceError } from '../../../errors.ts'
import { originOf } from '../../../http/origin.ts'
import { FEED_DAYS, resolveFeedSpan } from '../../../readings/feed.ts'
import { type FeedRequest as FeedInput, packFeed, unpackFeed } from '../../../readings/feed-request.ts'
import { dayCount } from '../../../readings/sky-calendar.ts'
import type { TimelineSpan } from '../../../readings/timeline-span.ts'
import { eventTexts, withoutTexts } from '../../../readings/timeline-texts.ts'
import { readTimelineInSlices, timelineInputs } from '../../../readings/transit-timeline.ts'
import { Type } from '../../../schema/type.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import { shareFor } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { publicBody, secondsUntilTomorrow, setCaching } from '../../public-answer.ts'
import { BERLIN, LIMA } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { timelineRequestIn } from '../transit-timeline/route.ts'
import { feedIcs } from './ics.ts'
import { FeedRequest, FeedResponse } from './schema.ts'

export const feedRoutes = (parts: Parts): Endpoint[] => [newFeed(parts), feedAsCalendar(parts)]

const newFeed = (parts: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/feeds',
    operation: 'createFeed',
    limit: 'feeds',
    tag: 'Astrology',
    summary: "A person's transits as a private calendar to subscribe to",
    description:
      'The body of a timeline, without its days. Answers an address: the request itself, encrypted, so that nothing is stored and no birth can be read out of it. Whoever has the address sees the calendar. The same request gets the same address.',
    body: FeedRequest,
    examples: {
      'What weighs most': LIMA,
      'The slow planets alone': { ...LIMA, bodies: ['saturn', 'pluto'] },
    },
    response: {
      description: 'The address.',
      schema: FeedResponse,
      example: () => exampleAnswer(parts),
    },
    errors: { ...birthErrors(inBody), UNKNOWN_BODY: inBody({ ...BERLIN, points: ['vulcan'] }) },
    answer: (exchange) => {
      const request = feedRequestIn(exchange.body)
      // Nobody should subscribe to a mistake.
      const { span } = resolveFeedSpan(request, parts.now())
      const token = parts.feeds.close(packFeed(request))
      const origin = originOf(exchange, parts.config)
      return envelope(exchange.id, toFeedResponse({ token, origin, span }, parts), parts.now())
    },
  })

const feedAsCalendar = (parts: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/feeds/:token.ics',
    operation: 'feedIcs',
    limit: 'feeds',
    tag: 'Astrology',
    summary: "A person's transits as a calendar",
    description: `From ${FEED_DAYS.back} days ago to ${FEED_DAYS.ahead} days ahead; it moves on by itself. An event keeps its UID. An address that this service did not make, or made with a key that was changed, gets 404.`,
    params: Type.Object({ token: Type.String({ examples: [exampleToken(parts)] }) }),
    response: { description: 'An iCalendar file.', mediaType: 'text/calendar' },
    errors: { NOT_FOUND: { params: { token: 'broken' } } },
    answer: async (exchange) => {
      const { now, secrecy, words, feeds } = parts
      const opened = feeds.open(exchange.params.token)
      const request = opened && unpackFeed(opened.text)
      if (request === undefined) throw noFeed()
      const question = resolveFeedSpan(request, now())
      const name = secrecy.identifier('timeline', timelineInputs(question))
      const reading = await shareFor(exchange, parts).run(name, readTimelineInSlices(question))
      const texts = request.texts ? eventTexts(words, reading, now()) : withoutTexts
      const feed = publicBody(feedIcs(words, { reading, texts, uid: opened!.uid, now: now() }))
      exchange.addHeaders({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="what-is-coming.ics"',
      })
      const seconds = secondsUntilTomorrow(['today'], question.span.zone, now())
      return setCaching(exchange, feed, seconds, 'private') ? '' : feed.content
    },
  })

const feedRequestIn = (body: Static<typeof FeedRequest>): FeedInput => ({
  ...timelineRequestIn(body),
  texts: body.texts ?? true,
})

const noFeed = () =>
  new ServiceError(
    'NOT_FOUND',
    'There is no calendar at this address. It may have been withdrawn: POST /v1/astrology/feeds gives a new one.',
  )

interface NewFeed {
  readonly token: string
  readonly origin: string
  readonly span: TimelineSpan
}

const toFeedResponse = ({ token, origin, span }: NewFeed, { words }: Pick<Parts, 'words'>) => ({
  url: `${origin}/v1/astrology/feeds/${token}.ics`,
  notice: words.personalFeed.notice,
  days_back: FEED_DAYS.back,
  days_ahead: dayCount(span) - FEED_DAYS.back - 1,
})

const EXAMPLE = { ...LIMA, texts: true }

const exampleToken = ({ feeds }: Pick<Parts, 'feeds'>) => feeds.close(packFeed(EXAMPLE))

function exampleAnswer(parts: Parts) {
  const { span } = resolveFeedSpan(EXAMPLE, EXAMPLE_TIME)
  const origin = 'http://127.0.0.1:8080'
  return exampleOf(toFeedResponse({ token: exampleToken(parts), origin, span }, parts))
}
