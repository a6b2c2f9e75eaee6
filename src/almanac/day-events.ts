/** The events of one UTC day that a daily horoscope uses. */

import { DAY_MS } from '../time/time-scales.ts'
import { type Eclipse, eclipses } from './eclipses/eclipses.ts'
import { events, type SkyEvent } from './events.ts'

/** The Moon's aspects and ingresses are left out: there are several a day. */
export const DAY_EVENTS = ['ingress', 'station', 'new_moon', 'full_moon', 'exact_aspect'] as const
export type DayEventType = (typeof DAY_EVENTS)[number]

export interface DayEvent extends SkyEvent<DayEventType> {
  /** Of a new or full Moon that is an eclipse: which. */
  readonly eclipse?: Eclipse['id']
}

/** The events of the UTC day that starts at an instant, in order of time. */
export const eventsOfDay = (start: number): DayEvent[] =>
  events(start, start + DAY_MS, DAY_EVENTS).map(withEclipse)

function withEclipse(event: DayEvent): DayEvent {
  if (event.type !== 'new_moon' && event.type !== 'full_moon') return event
  // An eclipse is greatest within an hour of the new or full Moon; the next one is two weeks away.
  const [eclipse] = eclipses(event.at - DAY_MS, event.at + DAY_MS)
  return eclipse === undefined ? event : { ...event, eclipse: eclipse.id }
}
