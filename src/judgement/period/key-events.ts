/** What happens in the sky of a period that matters to a sign, weighed as the events of a day are (docs/judgement.md). */
import { calendarInSlices, type DatedEvent } from '../../almanac/calendar.ts'
import { RULER } from '../../chart/dignities.ts'
import { skyAtNoon } from '../../chart/noon-sky.ts'
import { houseFrom } from '../../chart/transits.ts'
import { atOnce, type Slices } from '../../schedule/slices.ts'
import { BoundedCache } from '../../sky/memoized.ts'
import { PLANETS, type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { type Sign, startOf } from '../../sky/zodiac.ts'
import type { Period, PeriodType } from '../../time/period.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import { MIN_LEAD_WEIGHT, mannerOfEvent, rarity, relevance } from '../day/lead.ts'
import type { Manner } from '../tradition.ts'

// mutate order: what is found is sorted by its time
const SEARCHED = ['moon_phase', 'eclipse', 'ingress', 'station', 'exact_aspect'] as const
type SearchedEvent = Extract<DatedEvent, { type: (typeof SEARCHED)[number] }>

// mutate-block order: the order of a list of codes, of which a type and an enum of the OpenAPI document are made
export const KEY_EVENT_KINDS = [
  'new_moon',
  'full_moon',
  'eclipse',
  'ingress',
  'station',
  'exact_aspect',
] as const
export type KeyEventKind = (typeof KEY_EVENT_KINDS)[number]

export interface KeyEvent {
  readonly event: SearchedEvent
  readonly kind: KeyEventKind
  /** The day in UTC. */
  readonly date: string
  /** Of the sign that the event names, counted from the reader's. */
  readonly house: number
  readonly weight: number
  /** Of a station or an exact aspect. What else happens speaks in the direction of its phase. */
  readonly manner: Manner | null
}

const MAX_EVENTS: Record<PeriodType, number> = { week: 6, month: 12, year: 30 }

/** The weightiest, in order of time. If none is heavy enough, the heaviest of the others. */
export const keyEvents = (period: Period, sign: Sign): KeyEvent[] => atOnce(keyEventsInSlices(period, sign))

export function* keyEventsInSlices(period: Period, sign: Sign): Slices<KeyEvent[]> {
  const all = (yield* eventsOf(period)).map((event) => weighed(event, sign)).sort(byWeight)
  const worthy = all.filter(({ event, weight }) => weight >= MIN_LEAD_WEIGHT && concerns(event, sign))
  return (worthy.length > 0 ? worthy.slice(0, MAX_EVENTS[period.type]) : all.slice(0, 1)).sort(
    (one, other) => one.event.at - other.event.at,
  )
}

/** Heaviest first, of equals the earliest. */
export const byWeight = (one: KeyEvent, other: KeyEvent): number =>
  other.weight - one.weight || one.event.at - other.event.at

/** Some weeks, months and years, for twelve signs. */
// mutate constant: how many periods are remembered: one that is forgotten is searched again, and is the same
const CACHED_PERIODS = 16

const cachedEvents = new BoundedCache<string, SearchedEvent[]>(CACHED_PERIODS)

function* eventsOf({ from, to }: Period): Slices<SearchedEvent[]> {
  const key = `${from}/${to}`
  const found = cachedEvents.get(key) ?? (yield* search(from, to))
  cachedEvents.set(key, found)
  return found
}

function* search(from: string, to: string): Slices<SearchedEvent[]> {
  const choice = { types: SEARCHED, planets: PLANETS, voidRule: 'modern' } as const
  const found = (yield* calendarInSlices(
    Date.parse(from),
    Date.parse(to) + DAY_MS,
    choice,
  )) as SearchedEvent[]
  const eclipses = found.filter(({ type }) => type === 'eclipse')
  return found.filter((event) => event.type !== 'moon_phase' || isNewOrFull(event, eclipses))
}

/** An eclipse is a new or full Moon, and is listed as an eclipse. */
const isNewOrFull = ({ id, at }: SearchedEvent, eclipses: readonly SearchedEvent[]): boolean =>
  // mutate operator <=: an eclipse is within hours of its new or full Moon, or half a month away
  (id === 'new-moon' || id === 'full-moon') && !eclipses.some((eclipse) => Math.abs(eclipse.at - at) < DAY_MS)

const isSlow = (planet: Planet) => SLOW_PLANETS.some((slow) => slow === planet)

/** The aspects of two slow planets concern all, the others those whose ruler takes part. */
const concerns = ({ type, planets }: SearchedEvent, sign: Sign): boolean =>
  type !== 'exact_aspect' || planets.every(isSlow) || planets.includes(RULER[sign])

function kindOf({ type, id }: SearchedEvent): KeyEventKind {
  if (type !== 'moon_phase') return type
  return id === 'new-moon' ? 'new_moon' : 'full_moon'
}

function weighed(event: SearchedEvent, sign: Sign): KeyEvent {
  const kind = kindOf(event)
  const weighable = {
    type: kind,
    planets: event.planets,
    aspect: 'aspect' in event ? event.aspect : undefined,
  }
  const sky = skyAtNoon(Math.floor(event.at / DAY_MS))
  return {
    event,
    kind,
    date: dateText(event.at),
    house: houseFrom(sign, startOf(event.sign)),
    weight: rarity(weighable) * relevance(weighable, sky, sign),
    manner: event.type === 'station' || event.type === 'exact_aspect' ? mannerOfEvent(event) : null,
  }
}
