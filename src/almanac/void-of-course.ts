/**
 * When the Moon is void of course: she makes no further aspect before she enters the next sign. docs/almanac.md tells the two rules.
 */
import { CLASSICAL } from '../chart/dignities.ts'
import { atOnce, type Slices } from '../schedule/slices.ts'
import type { Planet } from '../sky/planets.ts'
import type { Sign } from '../sky/zodiac.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { eventsInSlices, type SkyEvent } from './events.ts'
import { WANDERERS } from './kinds.ts'

/** The bodies whose aspects count. */
export const VOID_RULES = {
  modern: WANDERERS,
  traditional: WANDERERS.filter((planet) => CLASSICAL.some((classical) => classical === planet)),
} as const satisfies Record<string, readonly Planet[]>
export type VoidRule = keyof typeof VOID_RULES

export interface VoidOfCourse {
  readonly type: 'void_of_course'
  readonly id: 'moon-void-of-course'
  readonly planets: readonly ['moon']
  /** The sign that the Moon is about to leave. */
  readonly sign: Sign
  readonly at: number
  /** When she enters the next sign. */
  readonly endsAt: number
  readonly nextSign: Sign
  /** Her last aspect. Before `at` only if she makes none in the whole sign: then she is void from its beginning. */
  readonly lastAspect: SkyEvent<'moon_aspect'>
}

/** The Moon stays in a sign for 2.6 days at most; in two signs she always makes an aspect. */
// mutate constant: margins: her last aspect is never more than 4.6 days before an ingress (1600–2399), and what is further ahead is not in the span
const LOOK_BACK_MS = 6 * DAY_MS
// mutate constant 4: margins: her last aspect is never more than 4.6 days before an ingress (1600–2399), and what is further ahead is not in the span
const LOOK_AHEAD_MS = 3 * DAY_MS

type MoonEvent = SkyEvent<'moon_ingress'> | SkyEvent<'moon_aspect'>

/** The times without an aspect that overlap a span, in order of time. */
export const voidsOfCourse = (from: number, to: number, rule: VoidRule = 'modern'): VoidOfCourse[] =>
  atOnce(voidsOfCourseInSlices(from, to, rule))

export function* voidsOfCourseInSlices(from: number, to: number, rule: VoidRule): Slices<VoidOfCourse[]> {
  const counted: readonly Planet[] = VOID_RULES[rule]
  const found: VoidOfCourse[] = []
  let enters: SkyEvent<'moon_ingress'> | undefined
  let lastAspect: SkyEvent<'moon_aspect'> | undefined
  // Both kinds in one list: of two events in the same second it tells which comes first.
  const moments: MoonEvent[] = yield* eventsInSlices(from - LOOK_BACK_MS, to + LOOK_AHEAD_MS, [
    'moon_ingress',
    'moon_aspect',
  ])
  for (const moment of moments)
    if (moment.type === 'moon_ingress') {
      if (enters && lastAspect) found.push(voidBefore(moment, enters, lastAspect))
      enters = moment
    } else if (counted.includes(moment.planets[1]!)) lastAspect = moment
  return found.filter(({ at, endsAt }) => at < to && endsAt > from && at < endsAt)
}

function voidBefore(
  leaves: SkyEvent<'moon_ingress'>,
  enters: SkyEvent<'moon_ingress'>,
  lastAspect: SkyEvent<'moon_aspect'>,
): VoidOfCourse {
  return {
    type: 'void_of_course',
    id: 'moon-void-of-course',
    planets: ['moon'],
    sign: enters.sign,
    at: Math.max(lastAspect.at, enters.at),
    endsAt: leaves.at,
    nextSign: leaves.sign,
    lastAspect,
  }
}
