/** Transits to a birth chart: every aspect of a transiting planet at an instant to a natal planet (specification §2.6). */
import { byBody } from '../sky/bodies.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { type Aspect, aspectsBetween } from './aspects.ts'
import type { Chart } from './chart.ts'
import type { Sky, TransitId } from './transits.ts'

export interface NatalTransit extends Aspect {
  /** For example `mars-square-natal-venus`. */
  readonly id: TransitId
  readonly transiting: Planet
  readonly natal: Planet
  /** The house of the natal planet in the birth chart. */
  readonly house: number
  readonly applying: boolean
  /** 1 if the aspect is exact, 0 at the limit of its orb. */
  readonly exactness: number
}

export function transitsToNatal({ positions }: Sky, { bodies }: Chart): NatalTransit[] {
  const now = byBody(PLANETS, (planet) => positions[planet])
  const birth = byBody(PLANETS, (planet) => ({ longitude: bodies[planet].longitude, motion: 0 }))
  return aspectsBetween(now, birth).map((aspect) => {
    const { planet1: transiting, planet2: natal, name, orb, applying, strength: exactness } = aspect
    const id: TransitId = `${transiting}-${name}-natal-${natal}`
    return { name, orb, id, transiting, natal, house: bodies[natal].house, applying, exactness }
  })
}
