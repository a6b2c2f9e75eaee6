/** All figures of a day for a sign, computed from the transits alone (docs/judgement.md). */
import type { SignTransits, Sky } from '../../chart/transits.ts'
import { CATEGORY_NAMES, type Category, type CategoryJudgement, judgeCategory } from './categories.ts'
import { confidenceOf } from './confidence.ts'
import { type Energy, energyOf } from './energy.ts'
import { type Influence, influenceOn, weigh } from './influence.ts'
import { type LuckyElements, luckyElements } from './lucky-elements.ts'

export interface Judgement {
  readonly influence: Influence
  readonly categories: Readonly<Record<Category, CategoryJudgement>>
  readonly energy: Energy
  readonly confidence: number
  readonly lucky: LuckyElements
}

export function judge(date: string, sky: Sky, transits: SignTransits): Judgement {
  const scales = weigh(sky, transits)
  const influence = influenceOn(scales, transits)
  const judged = CATEGORY_NAMES.map((name) => [name, judgeCategory(name, sky, scales, transits.sign)])
  return {
    influence,
    categories: Object.fromEntries(judged) as Record<Category, CategoryJudgement>,
    energy: energyOf(sky, transits),
    confidence: confidenceOf(influence, transits),
    lucky: luckyElements(date, sky, transits, influence),
  }
}
