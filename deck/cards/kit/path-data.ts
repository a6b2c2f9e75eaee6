/**
 * Curves in SVG's path language, written as short as it allows: relative commands from rounded places, so that
 * rounding never adds up; a letter only when the command changes; `s` where a handle mirrors the one before.
 */
import { type Outline, type Segment, segments } from './curves.ts'
import { between, compact, distance, type Point, rounded } from './points.ts'

type Step = {
  readonly command: 'l' | 't' | 'q' | 's' | 'c' | 'a'
  readonly places: readonly Point[]
  readonly handle?: Point
}

const STRAIGHTER = 1.4
/** A side that bends less than this is a straight line, and a handle so near to the mirrored one is that: nobody sees it. */
const SLACK = 0.2

/** How far a curve can stray from the straight line between its ends: three quarters of what its handles do. */
function bow({ from, control1, control2, to }: Segment): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const off = (at: Point) => {
    const share = ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy || 1)
    return distance(at, between(from, to, Math.max(0, Math.min(1, share))))
  }
  return 0.75 * Math.max(off(control1), off(control2))
}

/** The one handle of a quadratic curve in place of a cubic one, if nobody sees the difference. */
function onlyHandle({ from, control1, control2, to }: Segment): Point | undefined {
  const stray = (i: 0 | 1) => to[i] - 3 * control2[i] + 3 * control1[i] - from[i]
  if ((Math.hypot(stray(0), stray(1)) * Math.sqrt(3)) / 36 > SLACK / 2) return undefined
  const at = (i: 0 | 1) => (3 * (control1[i] + control2[i]) - from[i] - to[i]) / 4
  return [at(0), at(1)]
}

const mirror = (at: Point, handle: Point): Point => [2 * at[0] - handle[0], 2 * at[1] - handle[1]]

/** `before` is the step that ends where this one begins, with its last handle. */
function stepOf(segment: Segment, before: Step | undefined): Step {
  const { from, control1, control2, to, sharp, cap } = segment
  if (cap) return { command: 'a', places: [to] }
  if ((sharp[0] && sharp[1]) || bow(segment) < SLACK) return { command: 'l', places: [to] }
  const mirrored = before?.handle && mirror(from, before.handle)
  const isMirrored = (handle: Point) => mirrored !== undefined && distance(mirrored, handle) < 1.5 * SLACK
  // A side with one corner has one bend only, so a quadratic curve will do.
  const handle = sharp[0]
    ? between(to, control2, STRAIGHTER)
    : sharp[1]
      ? between(from, control1, STRAIGHTER)
      : onlyHandle(segment)
  const isQuadratic = before?.command === 'q' || before?.command === 't'
  if (handle && isQuadratic && isMirrored(handle)) return { command: 't', places: [to], handle: mirrored! }
  if (handle) return { command: 'q', places: [handle, to], handle }
  if (!isQuadratic && isMirrored(control1)) return { command: 's', places: [control2, to], handle: control2 }
  return { command: 'c', places: [control1, control2, to], handle: control2 }
}

export function pathData(knots: Outline, closed: boolean): string {
  let [x, y] = [rounded(knots[0]!.x), rounded(knots[0]!.y)]
  let data = `M${compact([x, y])}`
  let last: Step | undefined
  let lastNumber = ''
  for (const segment of segments(knots, closed)) {
    const step = stepOf(segment, last)
    const { command, places } = step
    const moves = places.flatMap(([px, py]) => [rounded(px - x), rounded(py - y)])
    if (command === 'a') data += `a${compact([segment.cap, segment.cap, 0, 0, 0, ...moves])}`
    else if (command === last?.command) data += compact(moves, lastNumber)
    else data += command + compact(moves)
    last = step
    lastNumber = String(moves.at(-1))
    ;[x, y] = [rounded(segment.to[0]), rounded(segment.to[1])]
  }
  return closed ? `${data}z` : data
}
