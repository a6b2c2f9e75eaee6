/** The returns of a body to the place it had at a birth. docs/returns.md */
import type { DayOfBirth } from '../chart/day-sky.ts'
import { normalize } from '../sky/angle.ts'
import type { AyanamsaName } from '../sky/ayanamsa.ts'
import { LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type Loop, loopsFrom, ORBITS, type OrbitingBody, positionsOverTime } from './loops.ts'

/** When somebody was born: the instant, or the day if the time is unknown. */
export type BirthMoment = number | DayOfBirth

export const middleOf = (birth: BirthMoment): number => (typeof birth === 'number' ? birth : birth.noon)

export interface ReturnTarget {
  readonly birth: BirthMoment
  readonly body: OrbitingBody
  /** The zodiac in which the body comes back; null for the tropical one. */
  readonly ayanamsa: AyanamsaName | null
  /** The body comes to this angle ahead of its place, degrees. A return has 0. */
  readonly angle?: number
}

export interface BodyReturn {
  /** How often the body has gone round since the birth. */
  readonly number: number
  /** All passes of one loop. If the time of birth is unknown, those over its place at noon. */
  readonly passes: Loop
}

/** Between these instants the first pass lies, if the time of birth is unknown. */
export interface ReturnWindow {
  readonly from: number
  readonly to: number
}

/** Returns whose last pass is at or after an instant. The loop in which the birth itself lies is none. */
export function* returnsFrom(
  target: ReturnTarget,
  from: number,
  limit = LATEST,
): Generator<BodyReturn, void> {
  const birth = middleOf(target.birth)
  for (const passes of loopsOver(target, birth, Math.max(from, birth), limit)) {
    const number = numberOf(target, passes)
    if (number > 0) yield { number, passes }
  }
}

/** Loops over the place that the body had at an instant. */
function loopsOver({ body, ayanamsa, angle = 0 }: ReturnTarget, at: number, from: number, limit: number) {
  const path = positionsOverTime(body, ayanamsa)
  return loopsFrom({ body, path, mark: normalize(path(at).longitude + angle) }, from, limit)
}

/** A loop is never as much as half a revolution early or late. An aspect on the way to the first return counts 1. */
// mutate constant (-1): a degree is far from half a revolution
function numberOf({ birth, body, angle = 0 }: ReturnTarget, [first]: Loop): number {
  const { periodDays } = ORBITS[body]
  const rounds = (first.instant - middleOf(birth)) / (periodDays * DAY_MS)
  const ahead = angle / 360
  return Math.round(rounds - ahead) + (ahead > 0 ? 1 : 0)
}

/** Null if the time of birth is known. */
export function windowOf(target: ReturnTarget, { number, passes: [first] }: BodyReturn): ReturnWindow | null {
  const { birth, body } = target
  if (typeof birth === 'number') return null
  const near = first.instant - 0.4 * ORBITS[body].periodDays * DAY_MS
  // mutate order: the earlier and the later of what is found are taken
  const ends = [birth.from, birth.to].map((end) => {
    for (const loop of loopsOver(target, end, near, LATEST))
      if (numberOf(target, loop) === number) return loop[0].instant
    return first.instant
  })
  return { from: Math.min(first.instant, ...ends), to: Math.max(first.instant, ...ends) }
}
