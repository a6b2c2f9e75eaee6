/** What happens in the sky in the course of one UTC day: what an almanac would print beside the date. */

import { ASPECTS, type AspectName, PTOLEMAIC } from '../chart/aspects.ts'
import { skyAspectId, type TransitId } from '../chart/transits.ts'
import { signedArc } from '../sky/angle.ts'
import { crossing } from '../sky/crossing.ts'
import { isRetrograde, type Position, positionAtTt, positionsAt } from '../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { type Sign, signOf } from '../sky/zodiac.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'

export const DAY_EVENTS = ['ingress', 'station', 'new_moon', 'full_moon', 'exact_aspect'] as const
export type DayEventType = (typeof DAY_EVENTS)[number]

export interface DayEvent {
  /** `venus-enters-libra`, `mercury-turns-retrograde`, `mercury-turns-direct`, `new-moon`, `full-moon`, `sun-square-mars`. */
  readonly id: TransitId
  readonly type: DayEventType
  readonly planets: readonly Planet[]
  /** Where the first of the planets is then; at an ingress, the sign it enters. */
  readonly sign: Sign
  /** The instant, to a second. */
  readonly at: number
  /** Of an exact aspect. */
  readonly aspect?: AspectName
  /** Of a station: where the planet turns. */
  readonly direction?: 'retrograde' | 'direct'
}

interface Day {
  readonly start: number
  readonly end: number
  readonly before: Readonly<Record<Planet, Position>>
  readonly after: Readonly<Record<Planet, Position>>
}

/** The events of the UTC day that starts at an instant, in the order of time. The Moon's aspects and ingresses are left out: there are several a day. */
export function eventsOfDay(start: number): DayEvent[] {
  const end = start + DAY_MS
  const day: Day = { start, end, before: positionsAt(start), after: positionsAt(end) }
  const found = [...ingresses(day), ...stations(day), ...lunations(day), ...exactAspects(day)]
  return found.sort((one, other) => one.at - other.at)
}

const WANDERERS = PLANETS.filter((planet) => planet !== 'moon')

function ingresses(day: Day): DayEvent[] {
  return WANDERERS.flatMap((planet) => {
    const sign = signOf(day.after[planet].longitude)
    const border = borderCrossed(day.before[planet].longitude, day.after[planet].longitude)
    if (border === null) return []
    const at = instantOf((tt) => signedArc(positionAtTt(planet, tt).longitude, border), day)
    return [{ id: `${planet}-enters-${sign}`, type: 'ingress', planets: [planet], sign, at }]
  })
}

/** The beginning of a sign that lies between two longitudes near each other, whichever way it is crossed. */
function borderCrossed(before: number, after: number): number | null {
  if (signOf(before) === signOf(after)) return null
  const later = signedArc(after, before) > 0 ? after : before
  return Math.floor(later / 30) * 30
}

function stations(day: Day): DayEvent[] {
  return WANDERERS.flatMap((planet) => {
    const wasBack = isRetrograde(planet, day.before[planet].motion)
    const isBack = isRetrograde(planet, day.after[planet].motion)
    if (wasBack === isBack) return []
    const direction = isBack ? 'retrograde' : 'direct'
    const at = instantOf((tt) => positionAtTt(planet, tt).motion, day)
    const sign = signOf(positionAtTt(planet, terrestrialTime(at)).longitude)
    return [{ id: `${planet}-turns-${direction}`, type: 'station', planets: [planet], sign, at, direction }]
  })
}

function lunations(day: Day): DayEvent[] {
  const phases = [
    { id: 'new-moon', type: 'new_moon', elongation: 0 },
    { id: 'full-moon', type: 'full_moon', elongation: 180 },
  ] as const
  return phases.flatMap(({ id, type, elongation }) => {
    const at = momentOf('moon', 'sun', elongation, day)
    if (at === null) return []
    const sign = signOf(positionAtTt('moon', terrestrialTime(at)).longitude)
    return [{ id, type, planets: ['moon', 'sun'], sign, at }]
  })
}

function exactAspects(day: Day): DayEvent[] {
  const found: DayEvent[] = []
  for (const [i, planet1] of WANDERERS.entries())
    for (const planet2 of WANDERERS.slice(i + 1))
      for (const name of PTOLEMAIC) {
        const { angle } = ASPECTS[name]
        const at = momentOf(planet1, planet2, angle, day) ?? momentOf(planet1, planet2, -angle, day)
        if (at === null) continue
        const sign = signOf(positionAtTt(planet1, terrestrialTime(at)).longitude)
        const id = skyAspectId({ planet1, name, planet2 })
        found.push({ id, type: 'exact_aspect', planets: [planet1, planet2], sign, at, aspect: name })
      }
  return found
}

/** When one body is ahead of another by an angle, if that happens on the day: from its first millisecond to its last. */
function momentOf(ahead: Planet, behind: Planet, angle: number, day: Day): number | null {
  const way = (positions: Day['before']) =>
    signedArc(positions[ahead].longitude, positions[behind].longitude + angle)
  const before = way(day.before)
  const after = way(day.after)
  // The far side of the circle, where the arc jumps from 180 to −180, is no meeting.
  const meets = (before === 0 || before * after < 0) && after !== 0 && Math.abs(before - after) < 180
  if (!meets) return null
  const gap = (tt: number) =>
    signedArc(positionAtTt(ahead, tt).longitude, positionAtTt(behind, tt).longitude + angle)
  return instantOf(gap, day)
}

const SECOND_MS = 1000

function instantOf(height: (tt: number) => number, { start, end }: Day): number {
  const at = crossing((instant) => height(terrestrialTime(instant)), start, end)
  return Math.round(at / SECOND_MS) * SECOND_MS
}
