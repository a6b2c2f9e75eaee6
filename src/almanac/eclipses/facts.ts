/** What is known of every eclipse, and how its instants are found. */
import { crossing } from '../../sky/crossing.ts'
import { dot, type Vector } from '../../sky/vector.ts'

export type EclipseKind = 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral'

export interface EclipseFacts {
  /** Greatest eclipse: when the axis of the shadow is nearest to the centre of what it falls on. */
  readonly at: number
  readonly kind: EclipseKind
  readonly magnitude: number
  /** The distance of the axis at that instant, in Earth radii: positive if it passes north of the Earth's centre, or the Moon north of it. */
  readonly gamma: number
  /** When the penumbra first touches the Earth, or the Moon, and when it leaves. */
  readonly begins: number
  readonly ends: number
}

/** No eclipse lasts longer than this from its beginning to its middle, and the middle is nearer to the new or full Moon. */
// mutate constant: how wide a search begins and how near two samples lie: it ends at the same instant
export const SEARCH_MS = 5 * 3_600_000
// mutate constant: how wide a search begins and how near two samples lie: it ends at the same instant
const MINUTE_MS = 60_000

/** When something that passes near an instant is nearest to the origin: where the square of its distance stops falling. */
export function timeOfNearest(offset: (at: number) => Vector, near: number): number {
  const square = (at: number) => {
    const here = offset(at)
    return dot(here, here)
  }
  const slope = (at: number) => square(at + MINUTE_MS) - square(at - MINUTE_MS)
  return crossing(slope, near - SEARCH_MS, near + SEARCH_MS)
}
