/** The calendar as a file that calendar programs subscribe to (RFC 5545 and 7986). */
import { type CalendarSpan, type ListedEvent, readCalendarInSlices } from '../../../readings/sky-calendar.ts'
import { atOnce, type Slices } from '../../../schedule/slices.ts'
import type { Words } from '../../../words/words.ts'
import {
  calendarText,
  dayStamp,
  escapedText,
  midnightBefore,
  nextDayStamp,
  utcStamp,
} from '../../icalendar.ts'

export interface Feed {
  readonly events: readonly ListedEvent[]
  readonly zoneName: string
  /** When this copy counts as made: midnight, so that it stays the same for a day. */
  readonly stamp: number
  readonly alarms: boolean
}

/** The feed of a span as it is served at an instant. */
export const feedText = (words: Words, span: CalendarSpan, now: number, alarms: boolean): string =>
  atOnce(feedTextInSlices(words, span, now, alarms))

export function* feedTextInSlices(
  words: Words,
  span: CalendarSpan,
  now: number,
  alarms: boolean,
): Slices<string> {
  const events = withoutEclipsed(yield* readCalendarInSlices(words, span))
  yield
  return icsOf(words, { events, zoneName: span.zone.name, stamp: midnightBefore(now), alarms })
}

export function icsOf({ language, links }: Words, { events, zoneName, stamp, alarms }: Feed): string {
  return calendarText(
    { name: links.calendarName, kind: 'Sky calendar', language, zoneName },
    events.flatMap((event) => eventLines(event, stamp, alarms)),
  )
}

/** A new or full Moon that is an eclipse stands in the calendar once, as the eclipse. */
export function withoutEclipsed(events: readonly ListedEvent[]): ListedEvent[] {
  const eclipses = events.filter(({ event }) => event.type === 'eclipse')
  const isEclipsed = ({ event }: ListedEvent) =>
    event.type === 'moon_phase' && eclipses.some((eclipse) => Math.abs(eclipse.event.at - event.at) < DAY_MS)
  return events.filter((event) => !isEclipsed(event))
}

function eventLines(listed: ListedEvent, stamp: number, alarms: boolean): string[] {
  const { event, words } = listed
  const { times, alarm } = timesOf(listed)
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}@augury`,
    `DTSTAMP:${utcStamp(stamp)}`,
    ...times,
    `SUMMARY:${escapedText(words.title)}`,
    `DESCRIPTION:${escapedText(`${words.line}\n\n${words.meaning}`)}`,
    `CATEGORIES:${event.type.toUpperCase().replaceAll('_', ' ')}`,
    // Nobody is busy because a planet moves.
    'TRANSP:TRANSPARENT',
    ...(alarms
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapedText(words.title)}`, alarm, 'END:VALARM']
      : []),
    'END:VEVENT',
  ]
}

/** A retrograde is written as whole days of the zone; what is over in hours has its times; anything else is an instant. */
function timesOf({ event, local, localEnd }: ListedEvent): { times: string[]; alarm: string } {
  if (event.type === 'retrograde') {
    const days = [`DTSTART;VALUE=DATE:${dayStamp(local)}`, `DTEND;VALUE=DATE:${nextDayStamp(localEnd!)}`]
    return { times: days, alarm: 'TRIGGER:PT9H' }
  }
  const ends = event.type === 'void_of_course' ? [`DTEND:${utcStamp(event.endsAt)}`] : []
  return { times: [`DTSTART:${utcStamp(event.at)}`, ...ends], alarm: 'TRIGGER:PT0S' }
}

const DAY_MS = 86_400_000
