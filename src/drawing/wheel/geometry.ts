/** Points, upright boxes and lines around the middle of the wheel, which is 0,0; y grows downwards. */
import { cosine, signedArc, sine } from '../../sky/angle.ts'

export interface PlanePoint {
  readonly x: number
  readonly y: number
}

/** Something that takes room on the wheel: an upright box around its centre. */
export interface Mark extends PlanePoint {
  readonly halfWidth: number
  readonly halfHeight: number
}

export type Line = readonly [from: PlanePoint, to: PlanePoint]

/** `first` is the longitude at nine o'clock; the zodiac runs counter-clockwise from there. */
export function pointAt(first: number, radius: number, longitude: number): PlanePoint {
  const angle = 180 + longitude - first
  return { x: radius * cosine(angle), y: -radius * sine(angle) }
}

/** The point at a share of a line's length. */
export const along = ([from, to]: Line, share: number): PlanePoint => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/**
 * From a circle at one longitude to near another: straight out (or in) to the radius `near`, then along the circle to `far`, in steps so
 * short that the line does not cut across it.
 */
export function leaderLines(
  first: number,
  circle: number,
  [near, far]: readonly [number, number],
  [longitude, at]: readonly [number, number],
  stepDegrees: number,
): Line[] {
  const way = signedArc(at, longitude)
  const steps = Math.ceil(Math.abs(way) / stepDegrees) || 1
  const points = [pointAt(first, circle, longitude)]
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    points.push(pointAt(first, near + (far - near) * share, longitude + way * share))
  }
  return points.slice(1).map((point, index): Line => [points[index]!, point])
}

export const apart = (a: Mark, b: Mark, margin = 0): boolean =>
  Math.abs(a.x - b.x) >= a.halfWidth + b.halfWidth + margin ||
  Math.abs(a.y - b.y) >= a.halfHeight + b.halfHeight + margin

/** How far a box reaches from its centre in a direction of length 1. */
export const reach = ({ halfWidth, halfHeight }: Omit<Mark, 'x' | 'y'>, { x, y }: PlanePoint): number =>
  halfWidth * Math.abs(x) + halfHeight * Math.abs(y)

/** The shares of a line at which it enters and leaves a box with a margin around it. */
export function crossingOf(line: Line, mark: Mark, margin = 0): readonly [number, number] | undefined {
  const { x, y } = line[0]
  const across = line[1].x - x
  const down = line[1].y - y
  const halfWidth = mark.halfWidth + margin
  const halfHeight = mark.halfHeight + margin
  // Most boxes are far away, and need no division.
  if (Math.abs(across + 2 * (x - mark.x)) >= Math.abs(across) + 2 * halfWidth) return undefined
  if (Math.abs(down + 2 * (y - mark.y)) >= Math.abs(down) + 2 * halfHeight) return undefined
  // A level line is at the height of the box all along, and an upright one likewise: it never enters in that direction.
  // mutate constant 0.55: beyond the ends of the line: what is cut there anyway
  const [middleX, widthX] = across === 0 ? [0.5, 0.5] : [(mark.x - x) / across, halfWidth / Math.abs(across)]
  // mutate constant 0.55: beyond the ends of the line: what is cut there anyway
  const [middleY, widthY] = down === 0 ? [0.5, 0.5] : [(mark.y - y) / down, halfHeight / Math.abs(down)]
  const enters = Math.max(0, middleX - widthX, middleY - widthY)
  const leaves = Math.min(1, middleX + widthX, middleY + widthY)
  return enters < leaves ? [enters, leaves] : undefined
}

/** What is left of a line that is interrupted wherever a label stands. */
export function interrupted(line: Line, marks: readonly Mark[], margin: number): readonly Line[] {
  const gaps: (readonly [number, number])[] = []
  for (const mark of marks) {
    const gap = crossingOf(line, mark, margin)
    if (gap !== undefined) gaps.push(gap)
  }
  const left: Line[] = []
  let reached = 0
  for (const [enters, leaves] of gaps.sort(([a], [b]) => a - b)) {
    if (enters > reached) left.push([along(line, reached), along(line, enters)])
    reached = Math.max(reached, leaves)
  }
  if (reached < 1) left.push([along(line, reached), line[1]])
  return left
}
