/** Whether a person's day helps or hinders, and how strongly (docs/judgement.md). */
import type { Intensity } from '../intensity.ts'
import type { WeighedTransit } from './transits.ts'
import { INFLUENCES, type InfluenceNature } from './weights.ts'

export const ENERGY_TYPES = ['harmonious', 'challenging', 'mixed', 'neutral'] as const
export type EnergyType = (typeof ENERGY_TYPES)[number]

export interface OverallEnergy {
  readonly type: EnergyType
  readonly intensity: Intensity
  /** Shares that add up to 1. */
  readonly shares: Readonly<Record<InfluenceNature, number>>
}

/**
 * The average day has these shares, because the contract gives hard angles wider orbs than most easy ones. A day is
 * harmonious or challenging by how it differs from that (measured over 40 births and twelve years).
 */
const AVERAGE = { harmonious: 0.375, challenging: 0.5 }
/** About a quarter of all days lean this far to either side. */
const LEAN = 0.12
/** A day in the middle that says this much without a side is neutral; otherwise its sides are mixed. */
const WITHOUT_A_SIDE = 0.16

/** The strongest transit comes first. */
export function overallEnergy(
  transits: readonly Pick<WeighedTransit, 'nature' | 'strength'>[],
): OverallEnergy {
  const sums: Record<InfluenceNature, number> = { harmonious: 0, challenging: 0, neutral: 0 }
  for (const { nature, strength } of transits) sums[nature] += strength
  const total = INFLUENCES.reduce((sum, nature) => sum + sums[nature], 0)
  const share = (nature: InfluenceNature) =>
    total === 0 ? Number(nature === 'neutral') : sums[nature] / total
  const shares = {
    harmonious: share('harmonious'),
    challenging: share('challenging'),
    neutral: share('neutral'),
  }
  return { type: energyType(shares), intensity: intensityOfDay(transits[0]?.strength ?? 0), shares }
}

function energyType({ harmonious, challenging, neutral }: OverallEnergy['shares']): EnergyType {
  const lean = harmonious - AVERAGE.harmonious - (challenging - AVERAGE.challenging)
  if (lean >= LEAN) return 'harmonious'
  if (lean <= -LEAN) return 'challenging'
  return neutral >= WITHOUT_A_SIDE ? 'neutral' : 'mixed'
}

/** A quarter of all days has its strongest transit below the first, a quarter above the second. */
const MEDIUM_DAY_FROM = 0.64
const HIGH_DAY_FROM = 0.79

function intensityOfDay(strongest: number): Intensity {
  if (strongest >= HIGH_DAY_FROM) return 'high'
  return strongest >= MEDIUM_DAY_FROM ? 'medium' : 'low'
}
