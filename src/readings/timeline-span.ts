/** The days of a timeline, and how many there may be: the faster a body, the more it does in a day. */
import { invalid, ServiceError } from '../errors.ts'
import type { SpanDay } from '../judgement/person/peaks.ts'
import { type Planet, SLOW_PLANETS } from '../sky/planets.ts'
import { civilDay, isSkippedDay, skippedDay } from '../time/civil-day.ts'
import { outOfRange, resolveDate } from '../time/civil-time.ts'
import { isInRange } from '../time/range.ts'
import { type Zone, zone } from '../time/zones.ts'
import { dayAfter, dayCount } from './sky-calendar.ts'

export interface TimelineSpan {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  /** Whose days and clocks are meant. */
  readonly zone: Zone
  readonly days: readonly SpanDay[]
}

export interface SpanRequest {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly localTimezone?: string | undefined
}

export const USUAL_TIMELINE_DAYS = 90

/** By the fastest body that is asked for. */
export const TIMELINE_DAYS = { moon: 62, fast: 366, slow: 3660 } as const

/** From today on, for ninety days, unless the request says otherwise; sixty-two with the Moon. */
export function resolveSpan(
  request: SpanRequest,
  birthZone: Zone,
  bodies: readonly Planet[],
  now: number,
): TimelineSpan {
  const clock = request.localTimezone === undefined ? birthZone : zone(request.localTimezone)
  const { limit, why } = limitFor(bodies)
  const from = resolveDate(request.from ?? 'today', clock, now, 'from')
  const usual = Math.min(USUAL_TIMELINE_DAYS, limit)
  const to = request.to === undefined ? dayAfter(from, usual - 1) : resolveDate(request.to, clock, now, 'to')
  const count = dayCount({ from, to })
  if (count < 1) throw invalid([{ path: 'to', message: 'to must not be before from.' }])
  if (count > limit)
    throw new ServiceError('RANGE_TOO_LARGE', `At most ${limit} days are listed at once ${why}.`, {
      field: 'to',
      requestedDays: count,
      limitDays: limit,
    })
  return { from, to, zone: clock, days: daysOf(from, count, clock) }
}

function limitFor(bodies: readonly Planet[]): { limit: number; why: string } {
  const { moon, fast, slow } = TIMELINE_DAYS
  if (bodies.includes('moon'))
    return { limit: moon, why: `with the Moon: without it ${fast}, with Jupiter to Pluto alone ${slow}` }
  const areSlow = bodies.every((body) => SLOW_PLANETS.some((planet) => planet === body))
  if (areSlow) return { limit: slow, why: 'with Jupiter to Pluto' }
  return { limit: fast, why: `with any of Sun to Mars: with Jupiter to Pluto alone ${slow}` }
}

function daysOf(from: string, count: number, clock: Zone): SpanDay[] {
  const days = Array.from({ length: count }, (_, i) => {
    const date = dayAfter(from, i)
    return { date, ...civilDay(date, clock) }
  }).filter((day) => !isSkippedDay(day))
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) throw skippedDay(from, clock)
  if (!isInRange(first.from)) throw outOfRange(from, 'from')
  if (!isInRange(last.to - 1)) throw outOfRange(last.date, 'to')
  return days
}
