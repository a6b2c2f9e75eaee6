/** The events of the calendar in their members. */
import type { CalendarType } from '../../../almanac/calendar.ts'
import type { CalendarSpan, ListedEvent } from '../../../readings/sky-calendar.ts'
import type { Planet } from '../../../sky/planets.ts'
import { nameOf } from '../../../sky/zodiac.ts'
import { utcText } from '../../../time/wall-clock.ts'
import type { EventFacts } from '../../../words/sky.ts'
import { pointInZodiac, shownOrb } from '../../numbers.ts'

export function toCalendarResponse(
  { from, to, zone, voidRule }: CalendarSpan,
  events: readonly ListedEvent[],
) {
  return {
    from,
    to,
    timezone: zone.name,
    count: events.length,
    events: events.map((event) => ({ ...toEventResponse(event), details: detailsOf(event, voidRule) })),
  }
}

export function toEventResponse({ event, local, localEnd, words }: ListedEvent) {
  const { id, uid, type, planets, sign, at } = event
  return {
    id,
    uid,
    type,
    planets,
    sign: nameOf(sign),
    at: utcText(at),
    local,
    ends_at: 'endsAt' in event ? utcText(event.endsAt) : null,
    local_ends_at: localEnd,
    title: words.title,
    text: words.line,
    meaning: words.meaning,
  }
}

type Details = { readonly [Type in CalendarType]: (facts: EventFacts<Type>, voidRule: string) => object }

const DETAILS: Details = {
  moon_phase: ({ event, longitudes }) => ({
    phase: spelledPhase(event.id),
    moon: pointInZodiac(longitudes[0]!),
  }),
  eclipse: eclipseDetails,
  moon_ingress: () => ({}),
  void_of_course: ({ event }, rule) => ({
    rule,
    next_sign: nameOf(event.nextSign),
    last_aspect: {
      planet: event.lastAspect.planets[1],
      aspect: event.lastAspect.aspect,
      at: utcText(event.lastAspect.at),
    },
  }),
  ingress: ({ event }) => ({ direction: event.direction }),
  station: ({ event, longitudes }) => ({
    direction: event.direction,
    position: pointInZodiac(longitudes[0]!),
  }),
  retrograde: ({ event, longitudes, lastLongitude }) => ({
    shadow_begins: utcText(event.shadowBegins),
    shadow_ends: utcText(event.shadowEnds),
    turns_retrograde: pointInZodiac(longitudes[0]!),
    turns_direct: pointInZodiac(lastLongitude!),
  }),
  exact_aspect: ({ event, longitudes }) => ({
    aspect: event.aspect,
    positions: placesOf(event.planets, longitudes),
  }),
  season: ({ event }) => ({ season: spelledPhase(event.id) }),
}

const detailsOf = (facts: EventFacts, voidRule: string): object =>
  (DETAILS[facts.event.type] as (facts: EventFacts, voidRule: string) => object)(facts, voidRule)

/** `full-moon` → `full_moon`, as other answers spell it. */
export const spelledPhase = (id: string) => id.replace('-', '_')

const placesOf = (planets: readonly Planet[], longitudes: readonly number[]) =>
  Object.fromEntries(planets.map((planet, i) => [planet, pointInZodiac(longitudes[i]!)]))

function eclipseDetails({ event, longitudes, sight }: EventFacts<'eclipse'>) {
  return {
    of: event.of,
    kind: event.kind,
    magnitude: shownOrb(event.magnitude),
    ...(event.of === 'lunar' && { penumbral_magnitude: shownOrb(event.penumbralMagnitude) }),
    gamma: shownOrb(event.gamma),
    saros: event.saros,
    begins: utcText(event.begins),
    ends: utcText(event.ends),
    moon: pointInZodiac(longitudes[0]!),
    ...(sight && {
      local: sight.visible ? { ...sight, obscuration: shownOrb(sight.obscuration) } : sight,
    }),
  }
}
