/**
 * Smooth curves through points. Everything on a card is described by points that lie on its
 * outline, written as in SVG's `points` attribute: `outline('10,20 30,40 50,20^')`. The curve runs smoothly
 * through them; a `^` after a point makes it a corner.
 */
import { bearing, between, distance, type Point, points, polar, shifted } from './points.ts'

export type Knot = {
  readonly x: number
  readonly y: number
  readonly corner: boolean
  /** The radius of a half circle that leads to this knot, as at the end of a limb. */
  readonly cap?: number
}
export type Outline = readonly Knot[]

export function outline(text: string): Outline {
  const knots: Knot[] = []
  for (const [, x, y, corner] of text.matchAll(/(-?[\d.]+),(-?[\d.]+)(\^?)/g))
    knots.push({ x: Number(x), y: Number(y), corner: corner === '^' })
  return knots
}

export const through = (list: readonly Point[], corner = false): Outline =>
  list.map(([x, y]) => ({ x, y, corner }))
export const curveOf = (line: string | Outline): Outline => (typeof line === 'string' ? outline(line) : line)

/** A straight-sided outline: every point is a corner. */
export const polygon = (text: string): Outline => through(points(text), true)

export function turned(line: Outline, [x, y]: Point, degrees: number): Outline {
  const [cos, sin] = polar([0, 0], 1, degrees)
  return line.map((knot) => ({
    x: x + (knot.x - x) * cos - (knot.y - y) * sin,
    y: y + (knot.x - x) * sin + (knot.y - y) * cos,
    corner: knot.corner,
  }))
}

export type Segment = {
  from: Point
  control1: Point
  control2: Point
  to: Point
  /** Which ends are corners. */
  sharp: readonly [boolean, boolean]
  /** Its first handle mirrors the last one of the side before. */
  flows: boolean
  cap: number
}
const HANDLE = 0.36
/** Sides of about the same length share one handle length, which also makes the path shorter to write. */
const ALIKE = 1.7

/** The direction of the curve at a smooth knot: the shorter neighbouring side counts for more. */
function tangent(before: Point, at: Point, after: Point): Point {
  // mutate constant 2: no way has no direction, however it is divided
  const back = distance(before, at) || 1
  // mutate constant 2: the same
  const ahead = distance(at, after) || 1
  const x = ((at[0] - before[0]) / back) * ahead + ((after[0] - at[0]) / ahead) * back
  const y = ((at[1] - before[1]) / back) * ahead + ((after[1] - at[1]) / ahead) * back
  // mutate constant 2: the same
  const size = Math.hypot(x, y) || 1
  return [x / size, y / size]
}

const isAlike = (a: number, b: number) => Math.max(a, b) <= ALIKE * Math.min(a, b)

/** How far the handle reaches on a side, beside a neighbour: next to a much shorter one the curve must turn soon. */
const reach = (side: number, neighbour: number) =>
  // mutate arguments: whether two sides are alike is the same either way round
  HANDLE * (isAlike(side, neighbour) ? Math.sqrt(side * neighbour) : Math.min(side, 2.5 * neighbour))

export function segments(knots: Outline, closed: boolean): Segment[] {
  const count = knots.length
  const place = (i: number): Point => {
    const knot = knots[(i + count) % count]!
    return [knot.x, knot.y]
  }
  const isCorner = (i: number) => knots[i]!.corner || (!closed && (i === 0 || i === count - 1))
  return Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const j = (i + 1) % count
    const [before, from, to, after] = [place(i - 1), place(i), place(j), place(j + 1)]
    const length = distance(from, to)
    const leave = isCorner(i) ? undefined : tangent(before, from, to)
    const arrive = isCorner(j) ? undefined : tangent(from, to, after)
    const out = reach(length, distance(before, from))
    const back = reach(length, distance(to, after))
    return {
      from,
      control1: leave ? shifted(from, leave[0] * out, leave[1] * out) : between(from, to, 0.33),
      control2: arrive ? shifted(to, -arrive[0] * back, -arrive[1] * back) : between(to, from, 0.33),
      to,
      sharp: [!leave, !arrive],
      // mutate default (knots[j]!.cap): no cap and a cap of 0 are drawn alike
      cap: knots[j]!.cap ?? 0,
      // mutate arguments: the same
      flows: leave !== undefined && isAlike(length, distance(before, from)),
    }
  })
}

function onSegment({ from, control1, control2, to }: Segment, share: number): Point {
  const rest = 1 - share
  const weigh = (i: 0 | 1) =>
    rest ** 3 * from[i] +
    3 * rest ** 2 * share * control1[i] +
    3 * rest * share ** 2 * control2[i] +
    share ** 3 * to[i]
  return [weigh(0), weigh(1)]
}

/** The curve as a chain of short straight pieces, `steps` to each segment. */
export function flattened(knots: Outline, closed: boolean, steps = 6): Point[] {
  const chain: Point[] = closed ? [] : [[knots[0]!.x, knots[0]!.y]]
  for (const segment of segments(knots, closed)) {
    const count = segment.sharp.every(Boolean) ? 1 : steps
    for (let step = 1; step <= count; step++) chain.push(onSegment(segment, step / count))
  }
  return chain
}

/** The point and heading at a share (0 to 1) of an open curve's way. */
export function along(knots: Outline, share: number): { at: Point; heading: number } {
  // mutate constant: in how many pieces a curve is followed is not seen
  const chain = flattened(knots, false, 12)
  const index = Math.min(chain.length - 2, Math.floor(share * (chain.length - 1)))
  const [a, b] = [chain[index]!, chain[index + 1]!]
  return { at: between(a, b, share * (chain.length - 1) - index), heading: bearing(a, b) }
}
