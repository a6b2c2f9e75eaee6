/** The calendar of the sky for some days, zone and place: what was asked → the events with their words (docs/sky-calendar.md). */
import {
  CALENDAR_TYPES,
  type CalendarType,
  calendarInSlices,
  type DatedEvent,
  endOfEvent,
} from '../almanac/calendar.ts'
import { eclipseAt } from '../almanac/eclipses/local.ts'
import type { VoidRule } from '../almanac/void-of-course.ts'
import { invalid, ServiceError } from '../errors.ts'
import { atOnce, type Slices } from '../schedule/slices.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import type { Place } from '../sky/horizon.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { civilDay } from '../time/civil-day.ts'
import { outOfRange, resolveDate } from '../time/civil-time.ts'
import { isInRange } from '../time/range.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { dateText, wallAt, wallText } from '../time/wall-clock.ts'
import { type Zone, zone } from '../time/zones.ts'
import type { EventFacts, EventWords, Sight } from '../words/sky.ts'
import type { Words } from '../words/words.ts'
import { DEFAULT_TIMEZONE } from './daily-horoscope.ts'
import { placeAt } from './place.ts'

export interface CalendarRequest {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly timezone?: string | undefined
  readonly types?: readonly string[] | undefined
  readonly planets?: readonly string[] | undefined
  readonly voidRule?: VoidRule | undefined
  readonly place?: Place | undefined
}

/** What was asked, checked and complete. */
export interface CalendarSpan {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  readonly zone: Zone
  readonly types: readonly CalendarType[]
  readonly planets: readonly Planet[]
  readonly voidRule: VoidRule
  readonly place: Place | null
}

export interface ListedEvent extends EventFacts {
  readonly words: EventWords
  /** `YYYY-MM-DDTHH:mm:ss` by the clocks of the zone. */
  readonly local: string
}

export const MAX_DAYS = 400
/** Of a calendar without an end. */
export const USUAL_DAYS = 30
const DEFAULT_VOID_RULE = 'modern' satisfies VoidRule

/** From today on, for thirty days, unless the request says otherwise. */
export function resolveCalendar(request: CalendarRequest, now: number): CalendarSpan {
  const clock = zone(request.timezone ?? DEFAULT_TIMEZONE)
  const from = resolveDate(request.from ?? 'today', clock, now, 'from')
  const to =
    request.to === undefined ? dayAfter(from, USUAL_DAYS - 1) : resolveDate(request.to, clock, now, 'to')
  checkLength(from, to)
  return {
    from,
    to,
    zone: clock,
    types: typesAmong(request.types),
    planets: planetsAmong(request.planets),
    voidRule: request.voidRule ?? DEFAULT_VOID_RULE,
    place: request.place === undefined ? null : placeAt(request.place),
  }
}

/** In the order of the calendar's types and planets, whatever the order and number in the request: the same answer has one name. */
const typesAmong = (names: readonly string[] = CALENDAR_TYPES): CalendarType[] => {
  // mutate call: only whether there is one counts
  const unknown = names.find((type) => !CALENDAR_TYPES.includes(type as CalendarType))
  if (unknown === undefined) return CALENDAR_TYPES.filter((type) => names.includes(type))
  const message = `types must be among ${CALENDAR_TYPES.join(', ')}, separated by commas.`
  throw invalid([{ path: 'types', message }], 'shape')
}

const planetsAmong = (names: readonly string[] = PLANETS): Planet[] => {
  // mutate call: only whether there is one counts
  const unknown = names.find((name) => !PLANETS.includes(name as Planet))
  if (unknown === undefined) return PLANETS.filter((planet) => names.includes(planet))
  throw new ServiceError('UNKNOWN_BODY', `planets must be among ${PLANETS.join(', ')}.`, {
    provided: unknown,
    validOptions: PLANETS,
  })
}

export const dayAfter = (date: string, days: number): string => dateText(Date.parse(date) + days * DAY_MS)

function checkLength(from: string, to: string): void {
  const days = dayCount({ from, to })
  if (days < 1) throw invalid([{ path: 'to', message: 'to must not be before from.' }])
  if (days <= MAX_DAYS) return
  throw new ServiceError('RANGE_TOO_LARGE', `At most ${MAX_DAYS} days are listed at once.`, {
    field: 'to',
    requestedDays: days,
    limitDays: MAX_DAYS,
  })
}

/** What people want in a calendar of their own: not what happens several times a week. */
export const FEED_TYPES = CALENDAR_TYPES.filter(
  (type) => type !== 'moon_ingress' && type !== 'void_of_course' && type !== 'exact_aspect',
)

/** A calendar that moves on by itself: from the beginning of last month to the end of the thirteenth month ahead. */
export function rolling(request: Omit<CalendarRequest, 'from' | 'to'>, now: number): CalendarSpan {
  const today = new Date(wallAt(now, zone(request.timezone ?? DEFAULT_TIMEZONE)))
  const firstOfMonth = (months: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)
  const span = resolveCalendar({ ...request, from: 'today', to: 'today' }, now)
  return { ...span, from: dateText(firstOfMonth(-1)), to: dateText(firstOfMonth(14) - DAY_MS) }
}

/** Of a feed: without dates it moves on, without types it leaves out what happens several times a week. */
export function resolveFeed(request: CalendarRequest, now: number): CalendarSpan {
  const usual = { ...request, types: request.types ?? FEED_TYPES }
  const isRolling = request.from === undefined && request.to === undefined
  return isRolling ? rolling(usual, now) : resolveCalendar(usual, now)
}

export const readCalendar = (words: Words, span: CalendarSpan): ListedEvent[] =>
  atOnce(readCalendarInSlices(words, span))

export function* readCalendarInSlices(words: Words, span: CalendarSpan): Slices<ListedEvent[]> {
  const { from, to } = instantsOfSpan(span)
  const found: ListedEvent[] = []
  for (const event of yield* calendarInSlices(from, to, span)) {
    found.push(listed(words, event, span))
    yield
  }
  return found
}

export const dayCount = ({ from, to }: Pick<CalendarSpan, 'from' | 'to'>): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** From the first midnight to the last, by the clocks of the zone. */
export function instantsOfSpan({ from, to, zone: clock }: CalendarSpan): { from: number; to: number } {
  const [start, end] = [civilDay(from, clock).from, civilDay(to, clock).to]
  if (!isInRange(start)) throw outOfRange(from, 'from')
  if (!isInRange(end - 1)) throw outOfRange(to, 'to')
  return { from: start, to: end }
}

function listed({ sky }: Words, event: DatedEvent, { zone: clock, place }: CalendarSpan): ListedEvent {
  const local = (instant: number) => wallText(wallAt(instant, clock))
  const ends = endOfEvent(event)
  const facts: EventFacts = {
    event,
    longitudes: event.planets.map((planet) => longitudeAt(planet, event.at)),
    lastLongitude: event.type === 'retrograde' ? longitudeAt(event.planets[0], event.endsAt) : null,
    localEnd: ends === null ? null : local(ends),
    sight: event.type === 'eclipse' && place !== null ? sightOf(event, place, local) : null,
  }
  return { ...facts, local: local(event.at), words: sky.eventWords(facts) }
}

const longitudeAt = (planet: Planet, instant: number): number =>
  positionAtTt(planet, terrestrialTime(instant)).longitude

type Eclipse = Extract<DatedEvent, { type: 'eclipse' }>

function sightOf(eclipse: Eclipse, place: Place, local: (instant: number) => string): Sight {
  const seen = eclipseAt(place, eclipse)
  if (!seen.visible) return { visible: false }
  const { begins, maximum, ends, obscuration } = seen
  return {
    visible: true,
    begins: local(begins),
    maximum: local(maximum),
    ends: local(ends),
    obscuration,
  }
}
