/** The events of a month, sorted for a person: by day, with marks for the grid, and what stands out. */
import { phaseBetween } from '../../moon-title.ts'
import type { Answer } from '../api/operations.ts'
import { clock, WORDS } from './words.ts'

export type SkyCalendar = Answer<'skyCalendar'>['data']
export type SkyEvent = SkyCalendar['events'][number]
export type MoonOfDay = NonNullable<SkyCalendar['moons']>[number]

const DAY_MS = 86_400_000

/** A new or full Moon that is an eclipse is listed once, as the eclipse. */
export function withoutEclipsed(events: readonly SkyEvent[]): SkyEvent[] {
  const eclipses = events.filter(({ type }) => type === 'eclipse')
  const isEclipsed = ({ type, at }: SkyEvent) =>
    type === 'moon_phase' &&
    eclipses.some((eclipse) => Math.abs(Date.parse(eclipse.at) - Date.parse(at)) < DAY_MS)
  return events.filter((event) => !isEclipsed(event))
}

const dateOf = (local: string) => local.slice(0, 10)

/** What begins on a day, and a void time that lasts into it. Retrogrades last for weeks and are shown as bars. */
export const eventsOn = (date: string, events: readonly SkyEvent[]): SkyEvent[] =>
  events.filter(({ type, local, local_ends_at: ends }) => {
    if (type === 'retrograde') return false
    return dateOf(local) === date || (ends !== null && dateOf(local) < date && dateOf(ends) >= date)
  })

/**
 * What the Moon of a day is called, and in which sign: new, full and quarter Moons on the date of their event, in its sign; all other days
 * are in between, in the sign of the day's middle.
 */
export function phaseOfDay(moon: MoonOfDay, events: readonly SkyEvent[]): { phase: string; sign: string } {
  // mutate call: a day has one
  const exact = events.find(
    ({ type, local }) => ['moon_phase', 'eclipse'].includes(type) && dateOf(local) === moon.date,
  )
  if (exact === undefined) return { phase: phaseBetween(moon.phase.elongation), sign: moon.sign }
  const isSolar = exact.id.includes('solar')
  const eclipsed = isSolar ? 'new_moon' : 'full_moon'
  return { phase: exact.type === 'eclipse' ? eclipsed : exact.id.replace('-', '_'), sign: exact.sign }
}

/** `15:53`, `from 03:12 to 14:05`, `until 14:05`: the times of an event as one day has them. */
export function timesOn(date: string, { local, local_ends_at: ends }: SkyEvent): string {
  if (ends === null) return clock(local)
  const [beginsToday, endsToday] = [dateOf(local) === date, dateOf(ends) === date]
  if (beginsToday && endsToday) return WORDS.times.fromTo(clock(local), clock(ends))
  if (beginsToday) return WORDS.times.from(clock(local))
  return endsToday ? WORDS.times.until(clock(ends)) : WORDS.times.allDay
}

/** What a visitor would put in a calendar: not what happens several times a week. */
// mutate order: whether a kind is among them is all that is asked
const OUTSTANDING: readonly SkyEvent['type'][] = ['moon_phase', 'eclipse', 'ingress', 'station', 'season']

export const outstanding = (events: readonly SkyEvent[]): SkyEvent[] =>
  events.filter(({ type }) => OUTSTANDING.includes(type))

export interface DayMark {
  readonly uid: string
  readonly kind: 'eclipse' | 'ingress' | 'station'
  /** Of the planet, and of the sign that it enters. */
  readonly names: readonly string[]
  /** Of a station: where the planet turns to. */
  readonly turns?: 'retrograde' | 'direct'
}

/** The small signs of a day's cell, eclipses first. A phase is a ring around the Moon, and a season begins with the Sun in a sign. */
export function marksOf(events: readonly SkyEvent[]): DayMark[] {
  const kinds = ['eclipse', 'station', 'ingress'] as const
  return kinds.flatMap((kind) =>
    events
      .filter(({ type }) => type === kind)
      .map(({ id, uid, planets, sign }) => {
        if (kind === 'eclipse') return { uid, kind, names: [] }
        if (kind === 'ingress') return { uid, kind, names: [planets[0]!, sign.toLowerCase()] }
        const turns = id.endsWith('retrograde') ? ('retrograde' as const) : ('direct' as const)
        return { uid, kind, names: [planets[0]!], turns }
      }),
  )
}

export interface EventBar {
  readonly event: SkyEvent
  /** Where in the month it begins, and how much of it it fills: 0 to 1. */
  readonly from: number
  readonly share: number
}

/** The retrogrades of the month, as parts of it by whole days. */
export function retrogradeBars(events: readonly SkyEvent[], days: readonly string[]): EventBar[] {
  return events
    .filter(({ type }) => type === 'retrograde')
    .map((event) => {
      const within = days.filter(
        (day) => day >= dateOf(event.local) && day <= dateOf(event.local_ends_at ?? event.local),
      )
      const from = Math.max(0, days.indexOf(within[0] ?? ''))
      return { event, from: from / days.length, share: within.length / days.length }
    })
}
