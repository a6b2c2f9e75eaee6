/** How clear the signs of a day are: 0 to 1 (decisions §7, docs/judgement.md). */
import { closeness } from '../../chart/aspects.ts'
import type { SignTransits } from '../../chart/transits.ts'
import type { Influence } from './influence.ts'

const GROUND = 0.3
const AGREEMENT = 0.4
const WITNESSES = 0.3
/** A larger sum of closeness, over the aspects to the sign, does not add confidence. */
const ENOUGH = 3

export function confidenceOf({ factors }: Influence, { aspects }: SignTransits): number {
  // mutate operator: only the size of the sum counts
  const sum = factors.reduce((all, { score }) => all + score, 0)
  const weight = factors.reduce((all, { score }) => all + Math.abs(score), 0)
  const agreement = weight === 0 ? 0 : Math.abs(sum) / weight
  const witnesses = Math.min(1, aspects.reduce((all, aspect) => all + closeness(aspect), 0) / ENOUGH)
  return Math.round((GROUND + AGREEMENT * agreement + WITNESSES * witnesses) * 100) / 100
}
