/** Angles in degrees. Only this file wraps at 360. */
export const RADIANS = Math.PI / 180

/** The angle in [0, 360). */
export function normalize(angle: number): number {
  if (angle >= 0 && angle < 360) return angle + 0 // never −0
  // Most other angles are differences of two angles. They need no division, which would take longer than the rest of the computation.
  const turns = angle < 0 && angle >= -360 ? -1 : Math.floor(angle / 360)
  const wrapped = angle - 360 * turns
  // A tiny negative angle may round to 360 or stay below 0.
  return wrapped < 0 || wrapped >= 360 ? 0 : wrapped
}

/** The arc from b to a, in (−180, 180]: positive if a is ahead of b. */
export function signedArc(a: number, b: number): number {
  const arc = normalize(a - b)
  return arc > 180 ? arc - 360 : arc
}

/** The distance between two points of the circle, in [0, 180]. */
export function separation(a: number, b: number): number {
  // Not by the signed arc, whose last bit depends on which of the two comes first.
  const arc = normalize(Math.abs(a - b))
  return arc > 180 ? 360 - arc : arc
}

export const sine = (angle: number): number => Math.sin(angle * RADIANS)
export const cosine = (angle: number): number => Math.cos(angle * RADIANS)
export const tangent = (angle: number): number => Math.tan(angle * RADIANS)
export const arcSine = (ratio: number): number => Math.asin(ratio) / RADIANS

/** The direction of (x, y) as seen from the origin, in [0, 360). */
export const direction = (y: number, x: number): number => normalize(Math.atan2(y, x) / RADIANS)
