/** The events of one UTC day that a daily horoscope uses. */

import { DAY_MS } from '../time/time-scales.ts'
import { events, type SkyEvent } from './events.ts'

/** The Moon's aspects and ingresses are left out: there are several a day. */
export const DAY_EVENTS = ['ingress', 'station', 'new_moon', 'full_moon', 'exact_aspect'] as const
export type DayEventType = (typeof DAY_EVENTS)[number]
export type DayEvent = SkyEvent<DayEventType>

/** The events of the UTC day that starts at an instant, in order of time. */
export const eventsOfDay = (start: number): DayEvent[] => events(start, start + DAY_MS, DAY_EVENTS)
