/** The point half-way between two points of a circle. There are two, opposite each other: the near one lies on the shorter way. */
import { normalize, separation } from '../sky/angle.ts'

/** The same whichever comes first, and the point itself for one point twice. */
export function nearMidpoint(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a]
  const middle = low + (high - low) / 2
  return normalize(high - low > 180 ? middle + 180 : middle)
}

/** Half a circle on. */
export const opposite = (longitude: number): number =>
  // mutate operator: half a circle on or back is the same place
  normalize(longitude + 180)

/** As exactly as answers tell a longitude. */
const PRECISION = 1e-6

/** Both midpoints of opposed points are as near: which is called the near one is a convention. */
export const isAmbiguous = (a: number, b: number): boolean => separation(a, b) > 180 - PRECISION

/** The near midpoint; of opposed points the one on the side of a third point. */
export function midpointNear(a: number, b: number, side: number): number {
  const middle = nearMidpoint(a, b)
  if (!isAmbiguous(a, b)) return middle
  return separation(middle, side) <= 90 ? middle : opposite(middle)
}

export const mean = (a: number, b: number): number => a + (b - a) / 2
