/** The Moon of each day of a calendar, from which the page draws a month. */
import { type MoonPhase, moonPhaseOf } from '../chart/moon-phase.ts'
import { atOnce, type Slices } from '../schedule/slices.ts'
import { positionsOf } from '../sky/ephemeris.ts'
import { brightLimbAngle, type MoonAbove, moonAtHighest } from '../sky/moon-view.ts'
import { type CivilDay, civilDay, isSkippedDay } from '../time/civil-day.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { type CalendarSpan, dayAfter } from './sky-calendar.ts'

export interface MoonOfDay {
  readonly date: string
  /** The middle of the day by the clocks of the zone. */
  readonly at: number
  readonly longitude: number
  readonly phase: MoonPhase
  readonly brightLimb: number
  /** At her highest, if a place is given. */
  readonly above: MoonAbove | null
}

// mutate order: the order in which positions are computed
const LIGHTS = ['sun', 'moon'] as const

export const moonsOfDays = (span: CalendarSpan): MoonOfDay[] => atOnce(moonsOfDaysInSlices(span))

export function* moonsOfDaysInSlices(span: CalendarSpan): Slices<MoonOfDay[]> {
  const moons: MoonOfDay[] = []
  for (let date = span.from; date <= span.to; date = dayAfter(date, 1)) {
    const day = civilDay(date, span.zone)
    if (!isSkippedDay(day)) moons.push(moonOf(date, day, span))
    yield
  }
  return moons
}

// mutate members: the middle is the same from either side
function moonOf(date: string, { from, to }: CivilDay, { place }: CalendarSpan): MoonOfDay {
  const at = (from + to) / 2
  const tt = terrestrialTime(at)
  const { sun, moon } = positionsOf(LIGHTS, tt)
  return {
    date,
    at,
    longitude: moon.longitude,
    phase: moonPhaseOf(sun, moon, tt),
    brightLimb: brightLimbAngle(at),
    above: place && moonAtHighest(at, place),
  }
}
