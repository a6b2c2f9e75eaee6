/** Eight categories, each judged by the planets and houses that rule it (docs/judgement.md). */

import { placementId, type Sky, type TransitId } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import type { Intensity } from '../intensity.ts'
import { type CategoryReason, type CategoryTheme, type Domain, reasonsFor } from './category-reasons.ts'
import { type Scales, total } from './influence.ts'

/** Rulers in their order of weight, and the houses, counted from the sign. */
export const CATEGORIES = {
  personal_life: { rulers: ['sun', 'moon', 'saturn', 'mars'], houses: [1, 4] },
  love: { rulers: ['venus', 'mars', 'moon', 'neptune'], houses: [5, 7] },
  health: { rulers: ['mars', 'moon', 'sun', 'saturn'], houses: [1, 6] },
  profession: { rulers: ['sun', 'mercury', 'saturn', 'jupiter'], houses: [10, 6] },
  emotions: { rulers: ['moon', 'venus', 'neptune', 'pluto'], houses: [4, 8, 12] },
  travel: { rulers: ['mercury', 'jupiter', 'uranus', 'moon'], houses: [3, 9] },
  luck: { rulers: ['jupiter', 'venus', 'sun', 'uranus'], houses: [5, 11] },
  finance: { rulers: ['venus', 'jupiter', 'saturn', 'mercury'], houses: [2, 8] },
} as const satisfies Record<string, Domain>

export type Category = keyof typeof CATEGORIES
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[]

// mutate order: the order of a list of codes, of which a type, an enum of the OpenAPI document and paths of pools are made
export const OUTLOOKS = ['positive', 'neutral', 'challenging'] as const
export type Outlook = (typeof OUTLOOKS)[number]
export interface CategoryJudgement {
  readonly score: number
  readonly outlook: Outlook
  readonly intensity: Intensity
  /** The largest factors. */
  readonly themes: readonly CategoryTheme[]
  readonly leader: Leader
}

/** The ruler that contributed most to the outlook, and its transit. */
export interface Leader {
  readonly planet: Planet
  readonly transit: TransitId
}

const THEMES_SHOWN = 3

export function judgeCategory(category: Category, sky: Sky, scales: Scales, sign: Sign): CategoryJudgement {
  const domain = CATEGORIES[category]
  const reasons = reasonsFor(domain, sky, scales, sign)
  const score = total(reasons)
  const outlook = outlookOf(score)
  return {
    score,
    outlook,
    intensity: intensityOfScore(score),
    themes: reasons.slice(0, THEMES_SHOWN).map(({ theme }) => theme),
    leader: leaderOf(domain, outlook, reasons, sky),
  }
}

/** Decisions §7. */
export function outlookOf(score: number): Outlook {
  if (score >= 1.5) return 'positive'
  return score <= -1.5 ? 'challenging' : 'neutral'
}

/** Decisions §7. */
export function intensityOfScore(score: number): Intensity {
  const size = Math.abs(score)
  if (size < 2) return 'low'
  return size < 5 ? 'medium' : 'high'
}

/** How much a score contributes to an outlook. */
const WEIGHED_FOR: Record<Outlook, (score: number) => number> = {
  positive: (score) => score,
  challenging: (score) => -score,
  neutral: Math.abs,
}

function leaderOf(
  { rulers }: Domain,
  outlook: Outlook,
  reasons: readonly CategoryReason[],
  sky: Sky,
): Leader {
  const weigh = WEIGHED_FOR[outlook]
  const shareOf = (planet: Planet) => {
    let sum = 0
    for (const { planets, score } of reasons) if (planets.includes(planet)) sum += score
    return weigh(sum)
  }
  const shares = rulers.map(shareOf)
  const planet = rulers[shares.indexOf(Math.max(...shares))]!
  const own = reasons.filter(({ planets }) => planets.includes(planet))
  const textKind = own.toSorted((a, b) => weigh(b.score) - weigh(a.score))[0]
  const placement = placementId(planet, signOf(sky.positions[planet].longitude))
  return { planet, transit: textKind?.id ?? placement }
}
