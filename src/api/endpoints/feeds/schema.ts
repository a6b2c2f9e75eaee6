/** Request and response of a private feed (docs/timeline.md). */
import { FEED_DAYS, FEED_MIN_WEIGHT } from '../../../readings/feed.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { TimelineRequest } from '../transit-timeline/schema.ts'

const { from: _from, to: _to, min_weight: _minWeight, ...members } = TimelineRequest.properties

export const FeedRequest = Type.Object({
  ...members,
  min_weight: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      default: FEED_MIN_WEIGHT,
      description:
        'Leaves out transits that count less. More than in a timeline, so that a calendar stays readable.',
    }),
  ),
})

const Feed = Type.Object({
  url: Type.String({
    description: 'The calendar, to be subscribed to.',
    examples: ['https://augury.example.org/v1/astrology/feeds/Zm9v.ics'],
  }),
  notice: Type.String({ description: 'Who can see the calendar: whoever has the address.' }),
  days_back: Type.Integer({ examples: [FEED_DAYS.back] }),
  days_ahead: Type.Integer({
    description: 'Fewer with the Moon.',
    examples: [FEED_DAYS.ahead],
  }),
})

export const FeedResponse = Enveloped(Feed)

nameSchemas({ FeedRequest, FeedResponse, Feed })
