/** The calendar as a file that calendar programs subscribe to (RFC 5545 and 7986). */
import { type CalendarSpan, type ListedEvent, readCalendarInSlices } from '../../../readings/sky-calendar.ts'
import { atOnce, type Slices } from '../../../schedule/slices.ts'
import { wallText } from '../../../time/wall-clock.ts'
import type { Words } from '../../../words/words.ts'

export interface Feed {
  readonly events: readonly ListedEvent[]
  readonly zoneName: string
  /** When this copy counts as made: midnight, so that it stays the same for a day. */
  readonly stamp: number
  readonly alarms: boolean
}

export const midnightBefore = (now: number): number => now - (now % DAY_MS)

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Augury//Sky calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(links.calendarName)}`,
    `X-WR-CALNAME:${escaped(links.calendarName)}`,
    `X-WR-TIMEZONE:${zoneName}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, stamp, alarms)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
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
    `DTSTAMP:${utc(stamp)}`,
    ...times,
    `SUMMARY:${escaped(words.title)}`,
    `DESCRIPTION:${escaped(`${words.line}\n\n${words.meaning}`)}`,
    `CATEGORIES:${event.type.toUpperCase().replaceAll('_', ' ')}`,
    // Nobody is busy because a planet moves.
    'TRANSP:TRANSPARENT',
    ...(alarms
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(words.title)}`, alarm, 'END:VALARM']
      : []),
    'END:VEVENT',
  ]
}

/** A retrograde is told as whole days of the zone; what is over in hours has its times; anything else is an instant. */
function timesOf({ event, local, localEnd }: ListedEvent): { times: string[]; alarm: string } {
  if (event.type === 'retrograde') {
    // The end of whole days is the day after the last.
    const days = [`DTSTART;VALUE=DATE:${day(local)}`, `DTEND;VALUE=DATE:${day(nextDay(localEnd!))}`]
    return { times: days, alarm: 'TRIGGER:PT9H' }
  }
  const ends = event.type === 'void_of_course' ? [`DTEND:${utc(event.endsAt)}`] : []
  return { times: [`DTSTART:${utc(event.at)}`, ...ends], alarm: 'TRIGGER:PT0S' }
}

const DAY_MS = 86_400_000
const compact = (text: string) => text.replace(/[-:]/g, '')
const utc = (instant: number) => `${compact(wallText(instant))}Z`
const day = (local: string) => compact(local.slice(0, 10))
const nextDay = (local: string) => wallText(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) + DAY_MS)

const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')

const MAX_BYTES_IN_LINE = 75

/** No line is longer than 75 bytes; a space begins the rest of a longer one. Characters are not cut in two. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_BYTES_IN_LINE) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
