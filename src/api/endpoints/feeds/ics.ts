/** A person's private calendar as an iCalendar file. No birth, and nothing from which it could be found, stands in it. */
import { type FeedEvent, feedEvents } from '../../../readings/feed-events.ts'
import type { OpenedFeed } from '../../../readings/feed-seal.ts'
import type { TimelineEventTexts } from '../../../readings/timeline-texts.ts'
import type { TimelineReading } from '../../../readings/transit-timeline.ts'
import { wallAt, wallText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import {
  calendarText,
  dayStamp,
  escapedText,
  midnightBefore,
  nextDayStamp,
  utcStamp,
} from '../../icalendar.ts'

export interface FeedContent {
  readonly reading: TimelineReading
  readonly texts: TimelineEventTexts
  readonly uid: OpenedFeed['uid']
  readonly now: number
}

export function feedIcs(words: Words, content: FeedContent): string {
  const { reading } = content
  const head = {
    name: words.personalFeed.calendarName,
    kind: 'What is coming',
    language: words.language,
    zoneName: reading.span.zone.name,
  }
  return calendarText(
    head,
    feedEvents(reading).flatMap((event) => eventLines(words, event, content)),
  )
}

function eventLines(words: Words, event: FeedEvent, { reading, texts, uid, now }: FeedContent): string[] {
  const { zone } = reading.span
  const { title, description, category } = contentOf(words, event, texts, zone)
  return [
    'BEGIN:VEVENT',
    `UID:${uid(event.name)}@augury`,
    `DTSTAMP:${utcStamp(midnightBefore(now))}`,
    ...timesOf(event, zone),
    `SUMMARY:${escapedText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapedText(description)}`]),
    `CATEGORIES:${category}`,
    // Nobody is busy because a planet moves.
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

const localOf = (at: number, zone: Zone) => wallText(wallAt(at, zone))

/** Beginnings and ends are written as days; what is exact, as an instant. */
function timesOf(event: FeedEvent, zone: Zone): string[] {
  const isDay = event.type === 'transit' && event.moment !== 'exact'
  if (!isDay) return [`DTSTART:${utcStamp(event.at)}`]
  const local = localOf(event.at, zone)
  return [`DTSTART;VALUE=DATE:${dayStamp(local)}`, `DTEND;VALUE=DATE:${nextDayStamp(local)}`]
}

function contentOf({ personalFeed }: Words, event: FeedEvent, texts: TimelineEventTexts, zone: Zone) {
  if (event.type === 'house_entry') {
    const { body, house, direction } = event.entry
    return {
      title: personalFeed.houseTitle(body, house, direction),
      description: '',
      category: 'HOUSE ENTRY',
    }
  }
  if (event.type === 'lunation') {
    const { phase, eclipse, point } = event.lunation
    return {
      title: personalFeed.lunationTitle(phase, eclipse !== null, point),
      description: texts.ofLunation(event.lunation)?.text ?? '',
      category: 'LUNATION',
    }
  }
  const { transit, moment, pass } = event
  const line = personalFeed.transitLine({
    enters: transit.enters === null ? null : localOf(transit.enters, zone),
    leaves: transit.leaves === null ? null : localOf(transit.leaves, zone),
    passes: transit.passes.map(({ at }) => localOf(at, zone)),
  })
  const text = texts.ofTransit(transit)?.text
  return {
    title: personalFeed.transitTitle(transit, moment, pass),
    description: text === undefined ? line : `${line}\n\n${text}`,
    category: 'TRANSIT',
  }
}
