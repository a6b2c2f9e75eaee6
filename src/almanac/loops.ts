/**
 * When a body passes a degree, with all passes of one loop together: a planet that turns near the degree passes it three times or
 * more. docs/returns.md
 */

import { normalize, separation } from '../sky/angle.ts'
import { type AyanamsaName, ayanamsaAt } from '../sky/ayanamsa.ts'
import { BODIES, type Body } from '../sky/bodies.ts'
import { type Position, positionAtTt } from '../sky/ephemeris.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { type Clock, type Course, passagesBy } from './search.ts'

export interface Pass {
  readonly instant: number
  readonly retrograde: boolean
}

/** The passes of one loop, in order of time: never none. */
export type Loop = readonly [Pass, ...Pass[]]

interface OrbitFacts {
  /** More than the body ever moves in a day, degrees. */
  readonly maxMotion: number
  /** In so many days it never turns twice, and goes less than `TURN_REACH` before or after a turn. */
  readonly stepDays: number
  /** How long all passes of a loop take at most. */
  readonly loopDays: number
  /** In which it goes round the zodiac on average, seen from the Earth. */
  readonly periodDays: number
}

const YEAR_DAYS = 365.2422
const SLOW = { stepDays: 4, loopDays: 400 } as const
/** Far out the Earth’s own motion makes a loop each year, and a degree is passed in several of them: by Pluto, near his slowest, in four. */
const SLOWEST = { stepDays: 4, loopDays: 5 * YEAR_DAYS } as const

/** The bodies whose returns are looked for. */
// mutate-block constant: bounds with room to spare: a test says whether they hold
export const ORBITS = {
  sun: { maxMotion: 1.03, stepDays: 4, loopDays: 0, periodDays: YEAR_DAYS },
  moon: { maxMotion: 15.5, stepDays: 1, loopDays: 0, periodDays: 27.321582 },
  mercury: { maxMotion: 2.25, stepDays: 1, loopDays: 120, periodDays: YEAR_DAYS },
  venus: { maxMotion: 1.3, stepDays: 1, loopDays: 200, periodDays: YEAR_DAYS },
  mars: { maxMotion: 0.82, stepDays: 1, loopDays: 300, periodDays: 686.98 },
  jupiter: { maxMotion: 0.26, periodDays: 4330.6, ...SLOW },
  saturn: { maxMotion: 0.15, periodDays: 10_746.9, ...SLOW },
  uranus: { maxMotion: 0.08, periodDays: 30_588.7, ...SLOWEST },
  neptune: { maxMotion: 0.06, periodDays: 59_799.9, ...SLOWEST },
  pluto: { maxMotion: 0.06, periodDays: 90_465, ...SLOWEST },
  mean_node: { maxMotion: 0.06, stepDays: 4, loopDays: 0, periodDays: 6798.38 },
  true_node: { maxMotion: 0.4, stepDays: 1, loopDays: 400, periodDays: 6798.38 },
  chiron: { maxMotion: 0.2, periodDays: 18_450, ...SLOWEST },
} as const satisfies Partial<Record<Body, OrbitFacts>>

export type OrbitingBody = keyof typeof ORBITS

/** Degrees by which a sidereal zodiac falls behind in a day, on average. */
// mutate constant: a tenth more or less moves a turn by minutes, in which no body goes a ten-thousandth of an arcsecond
const PRECESSION_PER_DAY = 50.29 / 3600 / 365.25

/** Where a body is, in the tropical zodiac or in that of an ayanamsa: what its returns are counted in. */
export function positionsOverTime(body: Body, ayanamsa: AyanamsaName | null): Clock<Position> {
  if (ayanamsa === null) return (instant) => positionAtTt(body, terrestrialTime(instant))
  return (instant) => {
    const tt = terrestrialTime(instant)
    const { longitude, latitude, motion } = positionAtTt(body, tt)
    return {
      longitude: normalize(longitude - ayanamsaAt(ayanamsa, tt)),
      latitude,
      // The search needs its sign alone; nutation would cost as much again, and moves a turn by minutes.
      // mutate operator: so does precession, and in minutes no body goes a ten-thousandth of an arcsecond at its turn
      motion: motion - PRECESSION_PER_DAY,
    }
  }
}

export interface Target {
  readonly body: OrbitingBody
  readonly path: Clock<Position>
  /** The longitude to pass, on the path. */
  readonly mark: number
}

/** Loops that end at or after an instant, in order of time, up to a limit or the end of the ephemeris. */
export function* loopsFrom(target: Target, from: number, limit: number): Generator<Loop, void> {
  const { loopDays } = ORBITS[target.body]
  let loop: Pass[] = []
  const isWanted = () => loop.length > 0 && loop.at(-1)!.instant >= from
  for (const pass of passesFrom(target, from - loopDays * DAY_MS, limit)) {
    // Between two passes in the same direction it has gone round.
    if (loop.at(-1)?.retrograde === pass.retrograde) {
      if (isWanted()) yield loop as unknown as Loop
      loop = []
    }
    loop.push(pass)
  }
  if (isWanted()) yield loop as unknown as Loop
}

/** Steps are counted from one instant, so that a pass does not depend on where a search begins. */
function* passesFrom({ body, path, mark }: Target, from: number, limit: number): Generator<Pass, void> {
  const { maxMotion, stepDays } = ORBITS[body]
  const [first, last] = BODIES[body].range
  const end = Math.min(limit, last)
  const stepMs = stepDays * DAY_MS
  const course: Course<Position> = {
    degrees: ({ longitude }) => longitude,
    perDay: ({ motion }) => motion,
    marks: [mark],
  }
  const sampleAt = (instant: number) => ({ instant, where: path(instant) })
  let near = sampleAt(Math.max(first, Math.floor(from / stepMs) * stepMs))
  while (near.instant < end) {
    // So many steps it needs at least.
    const steps = Math.floor(separation(near.where.longitude, mark) / (maxMotion * stepDays))
    const far = sampleAt(Math.min(near.instant + Math.max(1, steps) * stepMs, end))
    if (steps === 0)
      for (const { instant, forward } of passagesBy(path, course, [near, far]))
        if (instant >= from) yield { instant, retrograde: !forward }
    near = far
  }
}
