/** What the wider chart can show, under the names of its answers. */
import type { Body } from '../sky/bodies.ts'
import { normalize } from '../sky/angle.ts'
import { type Position, positionsOf } from '../sky/ephemeris.ts'
import { PLANETS } from '../sky/planets.ts'

export const NODE_KINDS = ['true', 'mean'] as const
export type NodeKind = (typeof NODE_KINDS)[number]

/** In the order of answers. */
export const POINTS = [
  ...PLANETS,
  'north_node',
  'south_node',
  'lilith',
  'true_lilith',
  'chiron',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  'pholus',
  'eris',
] as const
export type Point = (typeof POINTS)[number]

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
  const positions = positionsOf([...new Set(points.map((point) => bodyOf(point, node)))], tt)
  const placed = {} as Record<P, Position>
  for (const point of points) {
    const position = positions[bodyOf(point, node)]
    placed[point] = point === 'south_node' ? opposite(position) : position
  }
  return placed
}

const opposite = ({ longitude, latitude, motion }: Position): Position => ({
  longitude: normalize(longitude + 180),
  latitude: -latitude,
  motion,
})
