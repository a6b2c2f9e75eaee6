/** How dark a bar is along its way: the closer to exact, the darker. */
import type { DrawnTransit, DrawnVisit } from './timeline-chart.ts'

export interface DensityStop {
  readonly at: number
  /** 0 at the edge of the orb, 1 where the aspect is exact. */
  readonly closeness: number
}

/** Of a point that is only known as a range the body is somewhere in the orb. */
const UNCERTAIN = 0.35

/** In order of time. Between two stops the orb changes about evenly: passes and stations are where it turns. */
export function densityOf(
  visit: DrawnVisit,
  { certain, passes, stations }: Pick<DrawnTransit, 'certain' | 'passes' | 'stations'>,
  { from, to, orb }: { from: number; to: number; orb: number },
): DensityStop[] {
  const enters = visit.enters ?? from
  const leaves = visit.leaves ?? to
  if (!certain)
    return [
      { at: enters, closeness: UNCERTAIN },
      { at: leaves, closeness: UNCERTAIN },
    ]
  const isInside = ({ at }: { readonly at: number }) => at > enters && at < leaves
  const turns = stations.flatMap(({ at, orb: distance }) =>
    distance === null ? [] : [{ at, closeness: Math.max(0, 1 - distance / orb) }],
  )
  const exact = passes.map(({ at }) => ({ at, closeness: 1 }))
  const inside = [...turns, ...exact].filter(isInside).sort((a, b) => a.at - b.at)
  return [{ at: enters, closeness: 0 }, ...inside, { at: leaves, closeness: 0 }]
}
