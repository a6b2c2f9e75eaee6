/** The Moon at a moment: her phase, sign and age, and what comes next. */
import { type Eclipse, eclipses } from '../almanac/eclipses/eclipses.ts'
import { events, type SkyEvent } from '../almanac/events.ts'
import { type VoidOfCourse, type VoidRule, voidsOfCourse } from '../almanac/void-of-course.ts'
import { type MoonPhase, moonPhaseOf } from '../chart/moon-phase.ts'
import { type Position, positionsOf } from '../sky/ephemeris.ts'
import type { Place } from '../sky/horizon.ts'
import { brightLimbAngle, type MoonAbove, moonAbove } from '../sky/moon-view.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { type Zone, zone } from '../time/zones.ts'
import { DEFAULT_TIMEZONE } from './daily-horoscope.ts'
import { momentOrNow } from './moment.ts'
import { placeAt } from './place.ts'

export interface MoonRequest {
  readonly at?: string | undefined
  readonly timezone?: string | undefined
  readonly voidRule?: VoidRule | undefined
  readonly place?: Place | undefined
}

export interface MoonReading {
  readonly at: number
  readonly zone: Zone
  readonly position: Position
  readonly phase: MoonPhase
  /** Days since the new Moon. */
  readonly age: number
  readonly brightLimb: number
  /** How she hangs in the sky of the place, if one is given. */
  readonly above: MoonAbove | null
  readonly voidRule: VoidRule
  /** The void time of this moment, or else the next. */
  readonly voidOfCourse: VoidOfCourse
  readonly isVoid: boolean
  readonly previousPhase: SkyEvent<'moon_phase'>
  readonly nextPhases: readonly SkyEvent<'moon_phase'>[]
  readonly nextEclipse: Eclipse
}

// mutate order: the order in which positions are computed
const LIGHTS = ['sun', 'moon'] as const
/** From one new Moon to the next it is 29.9 days at most; four phases take as long. */
// mutate constant: how far is searched: there are days to spare
const LUNATION_MS = 31 * DAY_MS
/** From one quarter to the next it is less than nine days. */
const QUARTER_MS = 9 * DAY_MS
/** From one eclipse to the next it is less than half a year, and the Moon is never without a void time for so long as a week. */
// mutate constant: how far is searched: there are days to spare
const NEXT_ECLIPSE_MS = 200 * DAY_MS
// mutate constant: how far is searched: there are days to spare
const NEXT_VOID_MS = 7 * DAY_MS
const PHASES_LISTED = 4

export function readMoon(request: MoonRequest, now: number): MoonReading {
  const clock = zone(request.timezone ?? DEFAULT_TIMEZONE)
  const place = request.place === undefined ? null : placeAt(request.place)
  const at = momentOrNow(request.at, now)
  const tt = terrestrialTime(at)
  const { sun, moon } = positionsOf(LIGHTS, tt)
  const { voidRule = 'modern' } = request
  const [voidOfCourse] = voidsOfCourse(at, at + NEXT_VOID_MS, voidRule)
  const newMoon = events(at - LUNATION_MS, at, ['new_moon']).at(-1)!
  return {
    at,
    zone: clock,
    position: moon,
    phase: moonPhaseOf(sun, moon, tt),
    age: (at - newMoon.at) / DAY_MS,
    brightLimb: brightLimbAngle(at),
    above: place && moonAbove(at, place),
    voidRule,
    voidOfCourse: voidOfCourse!,
    isVoid: voidOfCourse!.at <= at,
    previousPhase: events(at - QUARTER_MS, at, ['moon_phase']).at(-1)!,
    nextPhases: events(at, at + LUNATION_MS, ['moon_phase']).slice(0, PHASES_LISTED),
    nextEclipse: eclipses(at, at + NEXT_ECLIPSE_MS)[0]!,
  }
}
