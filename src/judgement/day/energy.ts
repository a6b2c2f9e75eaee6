/** How much drive a day has for a sign, whether good or bad (docs/judgement.md). */

import { ASPECTS, type AspectName, closeness } from '../../chart/aspects.ts'
import { placementId, type SignTransits, type Sky } from '../../chart/transits.ts'
import { separation } from '../../sky/angle.ts'
import type { Planet } from '../../sky/planets.ts'
import { signOf } from '../../sky/zodiac.ts'
import { type Factor, factor, total } from './influence.ts'

export const ENERGY_LEVELS = ['very_low', 'low', 'moderate', 'high', 'very_high'] as const
export type EnergyLevel = (typeof ENERGY_LEVELS)[number]

export interface Energy {
  readonly score: number
  readonly level: EnergyLevel
  /** Largest first; never empty. */
  readonly factors: readonly Factor[]
}

/** Hot planets add drive, cold ones reduce it. */
const HEAT: Record<Planet, number> = {
  sun: 1.2,
  moon: 0.8,
  mercury: 0.5,
  venus: 0,
  mars: 1.8,
  jupiter: 1,
  saturn: -2,
  uranus: 1,
  neptune: -1.6,
  pluto: 0.5,
}

const STIR = { major: 1, minor: 0.5 } satisfies Record<(typeof ASPECTS)[AspectName]['kind'], number>
const PRESENCE = 0.6
/** From a dark Moon to a full one. */
const MOONLIGHT = 1.5

export function energyOf(sky: Sky, { aspects, planetsInSign }: SignTransits): Energy {
  const factors = [
    // mutate list, order: the order of factors, which are sorted afterwards
    ...aspects.map((aspect) =>
      factor(
        aspect.id,
        [aspect.planet],
        HEAT[aspect.planet] * STIR[ASPECTS[aspect.name].kind] * closeness(aspect),
      ),
    ),
    // mutate list, order: the order of factors, which are sorted afterwards
    ...planetsInSign.map(({ id, planet }) => factor(id, [planet], PRESENCE * HEAT[planet])),
    moonlight(sky),
  ].toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))
  const score = total(factors)
  return { score, level: levelOf(score), factors }
}

function moonlight({ positions: { sun, moon } }: Sky): Factor {
  // From −1 at the new Moon to 1 at the full Moon, evenly.
  const fullness = separation(moon.longitude, sun.longitude) / 90 - 1
  return factor(placementId('moon', signOf(moon.longitude)), ['moon'], (MOONLIGHT / 2) * fullness)
}

function levelOf(score: number): EnergyLevel {
  if (score < -1) return 'very_low'
  if (score < 0) return 'low'
  if (score < 1.3) return 'moderate'
  return score < 2.3 ? 'high' : 'very_high'
}
