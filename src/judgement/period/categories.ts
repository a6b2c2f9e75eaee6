/** The eight categories over a period: the mean of their daily scores, and the transit that did most for the outlook. */
import { placementId, type TransitId } from '../../chart/transits.ts'
import type { Slices } from '../../schedule/slices.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import {
  CATEGORIES,
  CATEGORY_NAMES,
  type Category,
  intensityOfScore,
  type Outlook,
  outlookOf,
} from '../day/categories.ts'
import { addReasons } from '../day/category-reasons.ts'
import { scoreOfHundredths } from '../day/influence.ts'
import type { Intensity } from '../intensity.ts'
import { type JudgedDay, meanOf } from './days.ts'

export interface PeriodCategory {
  readonly score: number
  readonly outlook: Outlook
  readonly intensity: Intensity
  /** Its largest share over all days in the direction of the outlook. */
  readonly transit: TransitId
}

export type PeriodCategories = Readonly<Record<Category, PeriodCategory>>

export function* categoriesInSlices(days: readonly JudgedDay[], sign: Sign): Slices<PeriodCategories> {
  const found: [Category, PeriodCategory][] = []
  for (const category of CATEGORY_NAMES) {
    found.push([category, categoryOf(category, days, sign)])
    yield
  }
  return Object.fromEntries(found) as PeriodCategories
}

function categoryOf(category: Category, days: readonly JudgedDay[], sign: Sign): PeriodCategory {
  const shares = new Map<TransitId, number>()
  const scores = days.map(({ sky, scales }) => {
    let sum = 0
    addReasons(CATEGORIES[category], sky, scales, sign, (id, _, worth) => {
      const share = Math.round(worth * 100)
      sum += share
      shares.set(id, (shares.get(id) ?? 0) + share)
    })
    return scoreOfHundredths(sum)
  })
  const score = meanOf(scores)
  const outlook = outlookOf(score)
  const transit = largest(shares, SIDE[outlook]) ?? placedRuler(category, days)
  return { score, outlook, intensity: intensityOfScore(score), transit }
}

const SIDE: Record<Outlook, (share: number) => number> = {
  positive: (share) => share,
  challenging: (share) => -share,
  neutral: Math.abs,
}

function largest(shares: ReadonlyMap<TransitId, number>, side: (share: number) => number): TransitId | null {
  let [best, max]: [TransitId | null, number] = [null, 0]
  for (const [id, share] of shares) if (side(share) > max) [best, max] = [id, side(share)]
  return best
}

/** A category without any reason for or against it. */
function placedRuler(category: Category, days: readonly JudgedDay[]): TransitId {
  const [ruler] = CATEGORIES[category].rulers
  return placementId(ruler, signOf(days[0]!.sky.positions[ruler].longitude))
}
