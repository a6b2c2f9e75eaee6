/** The calendar of the sky: everything of note in a span of time, each with a name of its own (docs/sky-calendar.md). */
import { atOnce, type Slices } from '../schedule/slices.ts'
import type { Planet } from '../sky/planets.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { dateText } from '../time/wall-clock.ts'
import { type Eclipse, eclipsesInSlices } from './eclipses/eclipses.ts'
import { eventsInSlices, type SkyEvent } from './events.ts'
import { type Retrograde, retrogradesInSlices } from './retrogrades.ts'
import { type VoidOfCourse, type VoidRule, voidsOfCourseInSlices } from './void-of-course.ts'

type InstantType = 'moon_phase' | 'moon_ingress' | 'ingress' | 'station' | 'exact_aspect' | 'season'

/** An event of each kind, so that `Extract` finds it by its type. */
type InstantEvent = { [Type in InstantType]: SkyEvent<Type> }[InstantType]

export type CalendarEvent = InstantEvent | VoidOfCourse | Retrograde | Eclipse
export type CalendarType = CalendarEvent['type']

/** An event with an id that no other has, of all times. */
export type DatedEvent = CalendarEvent & {
  /** `full-moon-2026-11-24`: the same in every span and time zone. */
  readonly uid: string
}

export interface CalendarChoice {
  readonly types: readonly CalendarType[]
  /** Events of at least one of these. */
  readonly planets: readonly Planet[]
  readonly voidRule: VoidRule
}

type Finder = (from: number, to: number, voidRule: VoidRule) => Slices<CalendarEvent[]>

const instants =
  (type: InstantType): Finder =>
  (from, to) =>
    eventsInSlices(from, to, [type])

const FINDERS: Readonly<Record<CalendarType, Finder>> = {
  moon_phase: instants('moon_phase'),
  eclipse: eclipsesInSlices,
  moon_ingress: instants('moon_ingress'),
  void_of_course: voidsOfCourseInSlices,
  ingress: instants('ingress'),
  station: instants('station'),
  retrograde: retrogradesInSlices,
  exact_aspect: instants('exact_aspect'),
  season: instants('season'),
}
export const CALENDAR_TYPES = Object.keys(FINDERS) as CalendarType[]

/**
 * What happens between two instants (the first included, the second not) or lasts into that time, in the order of its beginning.
 * Whole days (UTC) are searched, because an event is numbered among those of its day.
 */
export const calendarEvents = (from: number, to: number, choice: CalendarChoice): DatedEvent[] =>
  atOnce(calendarInSlices(from, to, choice))

export function* calendarInSlices(from: number, to: number, choice: CalendarChoice): Slices<DatedEvent[]> {
  const [firstDay, lastDay] = [Math.floor(from / DAY_MS) * DAY_MS, Math.ceil(to / DAY_MS) * DAY_MS]
  const found: CalendarEvent[] = []
  for (const type of choice.types) found.push(...(yield* FINDERS[type](firstDay, lastDay, choice.voidRule)))
  found.sort((one, other) => one.at - other.at)
  yield
  return named(found, choice.voidRule)
    .filter(
      (event) => (endOfEvent(event) === null ? event.at >= from : endOfEvent(event)! > from) && event.at < to,
    )
    .filter(({ planets }) => planets.some((planet) => choice.planets.includes(planet)))
}

/** Null for what happens at an instant. An eclipse counts as its greatest phase. */
export const endOfEvent = (event: CalendarEvent): number | null => ('endsAt' in event ? event.endsAt : null)

/** A planet that turns back may make the same aspect twice on a day: the second has a number in its id. */
function named(found: readonly CalendarEvent[], rule: VoidRule): DatedEvent[] {
  const times = new Map<string, number>()
  return found.map((event) => {
    const name = `${ownName(event, rule)}-${dateText(event.at)}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return { ...event, uid: time === 1 ? name : `${name}-${time}` }
  })
}

/** Two void times may begin on a day, of which a later span finds only the second: their ids have their signs. */
function ownName(event: CalendarEvent, rule: VoidRule): string {
  if (event.type !== 'void_of_course') return event.id
  return rule === 'modern' ? `${event.id}-in-${event.sign}` : `${event.id}-in-${event.sign}-${rule}`
}
