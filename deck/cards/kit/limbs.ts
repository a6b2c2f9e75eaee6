/** Shapes with a bone in them: arms and legs, tails, ribbons, branches. */
import { flattened, type Outline, through } from './curves.ts'
import { bearing, between, distance, type Point, polar, toRadians } from './points.ts'

const widthAt = (widths: readonly number[], share: number) => {
  const place = share * (widths.length - 1)
  const index = Math.min(widths.length - 2, Math.floor(place))
  return widths[index]! + (widths[index + 1]! - widths[index]!) * (place - index)
}

const SLACK = 0.5

/** Leaves out the points that lie on the line between their neighbours, give or take a hair (Douglas and Peucker). */
function thinned(list: readonly Point[]): Point[] {
  const [first, last] = [list[0]!, list.at(-1)!]
  const heading = toRadians(bearing(first, last))
  const offLine = ([x, y]: Point) =>
    Math.abs((x - first[0]) * Math.sin(heading) - (y - first[1]) * Math.cos(heading))
  // mutate constant 1: the first point lies on the line itself, and is never the farthest
  let farthest = 0
  // mutate constant 0, operator <=, operator >=: the first point and the last lie on the line; of two that are equally far, either is kept within the slack
  for (let i = 1; i < list.length - 1; i++) if (offLine(list[i]!) > offLine(list[farthest]!)) farthest = i
  if (offLine(list[farthest]!) < SLACK) return [first, last]
  return [...thinned(list.slice(0, farthest + 1)), ...thinned(list.slice(farthest)).slice(1)]
}

/** On the inside of a sharp bend the edge would turn back on itself: the points that do so are left out. */
function unlooped(edge: readonly Point[], chain: readonly Point[]): Point[] {
  const simplified = [edge[0]!]
  for (let i = 1; i < edge.length; i++) {
    const [from, to] = [simplified.at(-1)!, edge[i]!]
    const [ahead, back] = [chain[i]!, chain[i - 1]!]
    // mutate operator >=: a point twice is left out afterwards, and no step is exactly across
    const goesOn = (to[0] - from[0]) * (ahead[0] - back[0]) + (to[1] - from[1]) * (ahead[1] - back[1]) > 0
    if (goesOn || i === edge.length - 1) simplified.push(to)
  }
  return simplified
}

/**
 * A shape that follows a line and changes its width on the way: an arm, a leg, a tail, a ribbon.
 * `widths` are spread evenly over the line; a width of 0 makes a point, others end round.
 */
export function tapered(line: Outline, widths: readonly number[]): Outline {
  const chain = flattened(line, false, 3)
  const last = chain.length - 1
  const side = (turn: 90 | -90) =>
    thinned(
      unlooped(
        chain.map((at, i) => {
          const heading = bearing(chain[Math.max(0, i - 1)]!, chain[Math.min(last, i + 1)]!)
          return polar(at, widthAt(widths, i / last) / 2, heading + turn)
        }),
        chain,
      ),
    )
  return [...ended(side(90), widths[0]! / 2), ...ended(side(-90).reverse(), widths.at(-1)! / 2)]
}

/** One side of the shape; its first point is reached by a round cap, or is the shared point of a sharp end. */
function ended(side: readonly Point[], radius: number): Outline {
  const knots = through(side).map((knot, i) => ({ ...knot, corner: i === 0 || i === side.length - 1 }))
  return radius === 0 ? knots.slice(1) : [{ ...knots[0]!, cap: radius }, ...knots.slice(1)]
}

/** Straight bones with a short bend at each joint, where a plain curve would look boneless. */
export function jointed(list: readonly Point[], bend = 0.2): Outline {
  return through(
    list.flatMap((at, i) => {
      const [before, after] = [list[i - 1], list[i + 1]]
      return before && after ? [between(at, before, bend), between(at, after, bend)] : [at]
    }),
  )
}

/** Where a limb of two bones bends: the elbow or knee between two ends, on the side of `bend` (1 or -1). */
export function joint(from: Point, to: Point, upper: number, lower: number, bend: number): Point {
  const reach = Math.min(distance(from, to), (upper + lower) * 0.999)
  const lean = Math.acos(
    // mutate constant 2: a limb that ends where it begins has no direction: any will do
    Math.max(-1, Math.min(1, (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach || 1))),
  )
  return polar(from, upper, bearing(from, to) + (bend * lean * 180) / Math.PI)
}
