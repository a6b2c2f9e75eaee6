/** What the wider chart can show, under the names of its answers. */
import { normalize } from '../sky/angle.ts'
import { BODIES, BODY_NAMES, type Body } from '../sky/bodies.ts'
import { type Position, positionsOf } from '../sky/ephemeris.ts'
import { PLANETS } from '../sky/planets.ts'

export const NODE_KINDS = ['true', 'mean'] as const
export type NodeKind = (typeof NODE_KINDS)[number]

type NodeBody = `${NodeKind}_node`
export type Point = Exclude<Body, NodeBody> | 'north_node' | 'south_node'

const isNode = (body: Body): body is NodeBody => body === 'true_node' || body === 'mean_node'

/** In the order of answers: the ten planets, the nodes, and whatever else the registry has. */
export const POINTS: readonly Point[] = [
  ...PLANETS,
  'north_node',
  'south_node',
  ...BODY_NAMES.filter((body) => BODIES[body].kind !== 'planet').filter((body) => !isNode(body)),
]

export const DEFAULT_POINTS: readonly Point[] = [...PLANETS, 'north_node', 'lilith', 'chiron']

/** The body of the registry that a point is made from. There are two ways to compute the Moon's nodes; both points follow the one chosen. */
export function bodyOf(point: Point, node: NodeKind): Body {
  return point === 'north_node' || point === 'south_node' ? `${node}_node` : point
}

export function positionsOfPoints<P extends Point>(
  points: readonly P[],
  node: NodeKind,
  tt: number,
): Record<P, Position> {
  const bodies = points.map((point) => bodyOf(point, node))
  const positions = positionsOf(bodies, tt)
  const placed = {} as Record<P, Position>
  points.forEach((point, i) => {
    const position = positions[bodies[i]!]
    placed[point] = point === 'south_node' ? opposite(position) : position
  })
  return placed
}

/** Both nodes lie on the ecliptic, and move together. */
// mutate operator: half a circle on or back is the same place
const opposite = (node: Position): Position => ({ ...node, longitude: normalize(node.longitude + 180) })
