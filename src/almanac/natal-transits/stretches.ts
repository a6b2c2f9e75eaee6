/** The stretches of a path, and where they pass a mark. */
import { normalize } from '../../sky/angle.ts'
import { crossing } from '../../sky/crossing.ts'
import { DAY_MS } from '../../time/time-scales.ts'

/** Where the body is at an instant. */
export interface PathNode {
  readonly instant: number
  /** In the zodiac, 0 to 360. */
  readonly place: number
  /** Continuous along the path: any number of turns away from the place in the zodiac. */
  readonly longitude: number
  readonly motion: number
}

/** From a station, or the beginning of the span, to the next station or the end. */
export interface Stretch {
  readonly forward: boolean
  readonly nodes: readonly PathNode[]
  /** It ends with a station. */
  readonly endsTurning: boolean
}

/** A passage whose instant is only known to lie between two nodes, until it is asked for. */
export interface Bracket {
  readonly after: PathNode
  readonly before: PathNode
  /** In the zodiac. */
  readonly mark: number
  /** The same on the path. */
  readonly longitude: number
  readonly forward: boolean
}

/** Whether a stretch has anything in common with the arc from one longitude of the zodiac forward to another. */
export function touches({ nodes, forward }: Stretch, from: number, to: number): boolean {
  const [start, end] = [nodes[0]!.longitude, nodes.at(-1)!.longitude]
  const [low, high] = forward ? [start, end] : [end, start]
  const arc = normalize(to - from)
  return from + 360 * Math.ceil((low - from - arc) / 360) <= high
}

/** How often a stretch passes a mark, in order of time: each time it has come round. `mark` is in the zodiac. */
export function bracketsOn({ nodes, forward }: Stretch, mark: number): Bracket[] {
  const [start, end] = [nodes[0]!.longitude, nodes.at(-1)!.longitude]
  const [low, high] = forward ? [start, end] : [end, start]
  const found: Bracket[] = []
  for (let place = mark + 360 * Math.ceil((low - mark) / 360); place < high; place += 360)
    found.push(bracketAt(nodes, forward, place, mark))
  return forward ? found : found.reverse()
}

function bracketAt(nodes: readonly PathNode[], forward: boolean, place: number, mark: number): Bracket {
  let [low, high] = [0, nodes.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (nodes[middle]!.longitude <= place === forward) low = middle
    else high = middle
  }
  return { after: nodes[low]!, before: nodes[high]!, mark, longitude: place, forward }
}

/** When the cubic through both nodes reaches the longitude. */
export const likelyInstant = ({ after, before, longitude }: Bracket): number =>
  crossing(
    (at) => longitudeBetween(after, before, at) - longitude,
    after.instant,
    before.instant,
    after.longitude - longitude,
    before.longitude - longitude,
  )

/** On the cubic through two nodes with the motions that they have: some arcseconds off at most. */
export function longitudeBetween(after: PathNode, before: PathNode, instant: number): number {
  const ms = before.instant - after.instant
  const share = (instant - after.instant) / ms
  const rest = 1 - share
  const [leaving, arriving] = [(after.motion * ms) / DAY_MS, (before.motion * ms) / DAY_MS]
  return (
    after.longitude * rest * rest * (1 + 2 * share) +
    before.longitude * share * share * (1 + 2 * rest) +
    share * rest * (leaving * rest - arriving * share)
  )
}
