/** `augury calendar`. */
import { CALENDAR_TYPES } from '../almanac/calendar.ts'
import { feedText } from '../api/endpoints/sky-calendar/ics.ts'
import { toCalendarResponse } from '../api/endpoints/sky-calendar/response.ts'
import {
  type CalendarRequest,
  MAX_DAYS,
  readCalendar,
  resolveCalendar,
  resolveFeed,
  USUAL_DAYS,
} from '../readings/sky-calendar.ts'
import { PLANETS } from '../sky/planets.ts'
import { words } from '../words/language.ts'
import type { TerminalWords } from '../words/terminal.ts'
import type { Words } from '../words/words.ts'
import { type Command, type Input, JSON_OPTION, someOf, text, UsageError } from './command.ts'
import { clockTime, columns, paragraph } from './layout.ts'
import { ZONE_OPTION } from './machine-zone.ts'
import { PLACE_OPTION } from './place.ts'
import { namingOptions, placeOptionsIn, RULE_OPTION, ruleIn } from './sky-options.ts'

export const calendarCommand: Command = {
  summary: 'List what happens in the sky, or print it as a calendar file',
  usage:
    '[--from DATE] [--to DATE] [--place NAME | --zone ZONE] [--types LIST] [--planets LIST] [--texts | --ics | --json] [OPTIONS]',
  notes: `Dates are YYYY-MM-DD, today, tomorrow or yesterday. Types are ${CALENDAR_TYPES.join(', ')}. With --ics and without dates the calendar goes from last month to thirteen months ahead, and without --types it leaves out moon_ingress, void_of_course and exact_aspect.`,
  options: {
    from: { type: 'string', help: 'first day (default: today)' },
    to: { type: 'string', help: `last day, included, at most ${MAX_DAYS} in all (default: ${USUAL_DAYS})` },
    place: PLACE_OPTION,
    zone: ZONE_OPTION,
    types: { type: 'string', help: 'types of events, separated by commas (default: all)' },
    planets: { type: 'string', help: 'only events of these, separated by commas, such as mercury,venus' },
    'void-rule': RULE_OPTION,
    lat: {
      type: 'string',
      help: 'latitude of a place; texts and --json then say what it sees of an eclipse',
    },
    lon: { type: 'string', help: 'longitude of that place, negative for west' },
    texts: { type: 'boolean', help: 'tell below each event what happens and what it is good for' },
    ics: { type: 'boolean', help: 'print an iCalendar file, the feed of the API' },
    alarms: { type: 'boolean', help: 'with --ics: the calendar reminds of each event' },
    json: JSON_OPTION,
  },
  examples: [
    'augury calendar --from 2027-01-01 --to 2027-12-31 --types moon_phase,eclipse --zone Europe/Berlin',
    'augury calendar --planets mercury --texts',
    'augury calendar --zone Europe/Berlin --ics > sky.ics',
  ],
  async run(input) {
    const { terminal, values } = input
    const now = terminal.now()
    const texts = words(terminal.language)
    if (values.alarms && !values.ics) throw new UsageError('--alarms needs --ics.')
    if (values.ics) {
      const feed = namingOptions(() =>
        feedText(texts, resolveFeed(calendarRequestIn(input), now), now, values.alarms === true),
      )
      // `print` adds the last line break.
      terminal.print(feed.slice(0, -'\n'.length))
      return undefined
    }
    const data = namingOptions(() => calendarData(texts, calendarRequestIn(input), now))
    terminal.print(values.json ? JSON.stringify(data) : listOf(texts, data, values.texts === true))
    return undefined
  },
}

const calendarRequestIn = (input: Input): CalendarRequest => ({
  from: text(input, 'from'),
  to: text(input, 'to'),
  types: someOf(CALENDAR_TYPES, text(input, 'types'), '--types'),
  planets: someOf(PLANETS, text(input, 'planets'), '--planets'),
  voidRule: ruleIn(input),
  ...placeOptionsIn(input),
})

function calendarData(texts: Words, request: CalendarRequest, now: number) {
  const span = resolveCalendar(request, now)
  return toCalendarResponse(span, readCalendar(texts, span))
}

type CalendarData = ReturnType<typeof calendarData>
type Event = CalendarData['events'][number]

function listOf(
  { terminal }: Words,
  { from, to, timezone, events }: CalendarData,
  withTexts: boolean,
): string {
  const heading = `${terminal.span(from, to)}, ${timezone}`
  if (events.length === 0) return `${heading}\n\n${terminal.nothingHappens}`
  const rows = columns(events.map((event) => rowOf(terminal, event))).split('\n')
  const listed = withTexts
    ? rows.map((row, i) => `${row}\n${wordsOf(events[i]!)}`).join('\n\n')
    : rows.join('\n')
  return `${heading}\n\n${listed}`
}

const rowOf = (terminal: TerminalWords, { local, title, ...event }: Event): string[] => [
  clockTime(local),
  title,
  endOf(terminal, event),
]

/** The title of a retrograde says when it ends. */
const endOf = (
  { until }: TerminalWords,
  { type, local_ends_at: end }: Pick<Event, 'type' | 'local_ends_at'>,
): string => (end === null || type === 'retrograde' ? '' : until(clockTime(end)))

const wordsOf = (event: Event): string => paragraph(`${event.text} ${event.meaning}`, '  ')
