/** The timeline of a private feed: it moves on with the days (docs/timeline.md, "A private calendar"). */
import { resolveDate } from '../time/civil-time.ts'
import { zone } from '../time/zones.ts'
import type { FeedRequest } from './feed-request.ts'
import { dayAfter } from './sky-calendar.ts'
import { TIMELINE_DAYS } from './timeline-span.ts'
import { resolveTimeline, type TimelineQuery } from './transit-timeline.ts'

export const FEED_DAYS = { back: 14, ahead: 180 } as const

/** What weighs less would fill a calendar: in half a year some two hundred transits do. */
export const FEED_MIN_WEIGHT = 0.6

/** From two weeks ago on. Throws as a timeline does if the request is wrong. */
export function resolveFeedSpan(request: FeedRequest, now: number): TimelineQuery {
  const { texts: _, ...timeline } = request
  const clock = zone(request.localTimezone ?? request.timezone)
  const from = dayAfter(resolveDate('today', clock, now), -FEED_DAYS.back)
  // The Moon does so much that her timelines are shorter.
  const hasMoon = request.bodies?.includes('moon') ?? false
  const days = hasMoon ? TIMELINE_DAYS.moon : FEED_DAYS.back + FEED_DAYS.ahead + 1
  const to = dayAfter(from, days - 1)
  return resolveTimeline({ ...timeline, minWeight: request.minWeight ?? FEED_MIN_WEIGHT, from, to }, now)
}
