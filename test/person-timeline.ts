/** A timeline of one birth for tests of its texts. */
import { clockOf } from '../src/readings/timeline-texts.ts'
import {
  readTimelineInSlices,
  resolveTimeline,
  type TimelineRequest,
} from '../src/readings/transit-timeline.ts'
import { atOnce } from '../src/schedule/slices.ts'

/** Berlin, 15 May 1990, 14:30. */
export const BERLIN_BIRTH = {
  birthDateTime: '1990-05-15 14:30',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}

export function timelineAt(now: number, request: Partial<TimelineRequest> = {}) {
  const question = resolveTimeline({ ...BERLIN_BIRTH, ...request }, now)
  const reading = atOnce(readTimelineInSlices(question))
  return { ...reading, clock: clockOf(now, reading.span.zone) }
}
