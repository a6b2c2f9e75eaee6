/** Which parallels of noon hold all day long, where the hour is unknown. */
import { declinationOf, trueObliquity } from '../sky/equatorial.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import type { DayOfBirth } from './day-sky.ts'
import { PARALLEL_ORB, type ParallelAspect, parallelOf } from './parallels.ts'
import { type NodeKind, type Point, positionsOfPoints } from './points.ts'

export interface DayParallel extends ParallelAspect<Point> {
  /** Within its orb, and on the same sides of the equator, all day long. */
  readonly certain: boolean
}

/** A declination may turn within a day, the Moon's by a fifth of a degree from there to midnight: so the ends of the day are not enough. */
const STEPS = 8

export function parallelsOfDay(
  { from, to }: DayOfBirth,
  node: NodeKind,
  parallels: readonly ParallelAspect<Point>[],
): DayParallel[] {
  const points = [...new Set(parallels.flatMap(({ planet1, planet2 }) => [planet1, planet2]))]
  if (points.length === 0) return []
  const looks = Array.from({ length: STEPS + 1 }, (_, i) =>
    declinationsAt(from + ((to - from) * i) / STEPS, points, node),
  )
  return parallels.map((parallel) => {
    const all = looks.map((look) => parallelOf(look[parallel.planet1], look[parallel.planet2]))
    const keepsName = all.every(({ name }) => name === parallel.name)
    return { ...parallel, certain: keepsName && highest(all.map(({ orb }) => orb)) <= PARALLEL_ORB }
  })
}

function declinationsAt(instant: number, points: readonly Point[], node: NodeKind) {
  const tt = terrestrialTime(instant)
  const obliquity = trueObliquity(tt)
  const positions = positionsOfPoints(points, node, tt)
  const declinations = {} as Record<Point, number>
  for (const point of points)
    declinations[point] = declinationOf(positions[point].longitude, positions[point].latitude, obliquity)
  return declinations
}

/** The greatest of a smooth curve through values at equal steps: between the steps it is that of a parabola through three of them. */
export function highest(values: readonly number[]): number {
  return values.reduce((best, value, i) => {
    const [before, after] = [values[i - 1], values[i + 1]]
    if (before === undefined || after === undefined || value < before || value < after)
      return Math.max(best, value)
    const bend = 2 * value - before - after
    return Math.max(best, bend === 0 ? value : value + (after - before) ** 2 / (8 * bend))
  }, -Infinity)
}
