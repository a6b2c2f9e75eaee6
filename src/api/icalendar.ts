/** Calendars as files that calendar programs subscribe to (RFC 5545 and 7986). */
import { wallText } from '../time/wall-clock.ts'

export interface CalendarHead {
  readonly name: string
  /** What the calendar is, in the name of the program that made it. */
  readonly kind: string
  readonly language: string
  readonly zoneName: string
}

/** The file, of the lines of its events. */
export function calendarText(
  { name, kind, language, zoneName }: CalendarHead,
  eventLines: readonly string[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Augury//${kind}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `X-WR-TIMEZONE:${zoneName}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...eventLines,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const DAY_MS = 86_400_000

/** When a copy counts as made: so it stays the same for a day. */
export const midnightBefore = (now: number): number => now - (now % DAY_MS)

const compact = (text: string) => text.replace(/[-:]/g, '')

/** `20261124T145300Z` */
export const utcStamp = (instant: number): string => `${compact(wallText(instant))}Z`

/** A date, or a date and a time by local clocks → `20261124` */
export const dayStamp = (local: string): string => compact(local.slice(0, 10))

/** The end of whole days is the day after the last. */
export const nextDayStamp = (local: string): string =>
  dayStamp(wallText(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) + DAY_MS))

export const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')

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
