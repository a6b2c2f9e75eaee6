/** What speaks for and against a part of life on a day (docs/judgement.md). */
import { isRetrograde, PLANETS, type Planet } from '../sky/ephemeris.ts'
import { houseFrom, placementId, type Sky, type TransitId } from '../sky/transits.ts'
import { nameOf, type Sign, signOf } from '../sky/zodiac.ts'
import type { Domain } from './categories.ts'
import { type Factor, factor, type Scales } from './influence.ts'
import { dignity } from './tradition.ts'

export interface Reason extends Factor {
  /** In words: `Venus trine Libra`, `Jupiter in the 5th house`, `Mercury retrograde`. */
  readonly theme: () => string
}

/** By the ruler's place in the category's list. */
const RANK_WEIGHTS = [1, 0.7, 0.45, 0.3]
const DIGNITY = 0.8
const RETROGRADE = -0.8

/** Weightiest first. */
export function reasonsFor(domain: Domain, sky: Sky, scales: Scales, sign: Sign): Reason[] {
  const reasons = [
    ...rulersToSign(domain, scales, sign),
    ...rulersInSky(domain, scales),
    ...guests(domain, sky, scales, sign),
    ...conditions(domain, sky),
  ]
  return reasons.filter(({ score }) => score !== 0).sort((a, b) => Math.abs(b.score) - Math.abs(a.score))
}

/** What a planet weighs in a category; 0 when it does not rule it. */
const rank = ({ rulers }: Domain, planet: Planet): number => RANK_WEIGHTS[rulers.indexOf(planet)] ?? 0

function rulersToSign(domain: Domain, { toSign }: Scales, sign: Sign): Reason[] {
  return toSign
    .filter(({ planets: [planet] }) => rank(domain, planet!) > 0)
    .map(({ id, planets, name, score }) =>
      reason(
        id,
        planets,
        rank(domain, planets[0]!) * score,
        () => `${called(planets[0]!)} ${name} ${nameOf(sign)}`,
      ),
    )
}

function rulersInSky(domain: Domain, { inSky }: Scales): Reason[] {
  const reasons: Reason[] = []
  for (const { id, planets, name, score } of inSky) {
    const [one, two] = planets as readonly [Planet, Planet]
    const weight = Math.max(rank(domain, one), rank(domain, two))
    if (weight > 0)
      reasons.push(reason(id, planets, weight * score, () => `${called(one)} ${name} ${called(two)}`))
  }
  return reasons
}

/** Planets that stand in the category's houses, rulers or not. */
function guests({ houses }: Domain, { positions }: Sky, { presence }: Scales, sign: Sign): Reason[] {
  const reasons: Reason[] = []
  for (const planet of PLANETS) {
    const { longitude } = positions[planet]
    const house = houseFrom(sign, longitude)
    if (!houses.includes(house)) continue
    const id = placementId(planet, signOf(longitude))
    reasons.push(
      reason(id, [planet], presence[planet], () => `${called(planet)} in the ${ordinal(house)} house`),
    )
  }
  return reasons
}

/** Rulers at home or astray, and rulers turned back. */
function conditions(domain: Domain, { positions }: Sky): Reason[] {
  return domain.rulers.flatMap((planet) => {
    const { longitude, motion } = positions[planet]
    const sign = signOf(longitude)
    const id = placementId(planet, sign)
    const worth = dignity(planet, sign)
    const reasons: Reason[] = []
    if (worth !== null) {
      const score = worth === 'dignified' ? DIGNITY : -DIGNITY
      reasons.push(
        reason(
          id,
          [planet],
          rank(domain, planet) * score,
          () => `${called(planet)} ${worth} in ${nameOf(sign)}`,
        ),
      )
    }
    if (isRetrograde(planet, motion))
      reasons.push(
        reason(id, [planet], rank(domain, planet) * RETROGRADE, () => `${called(planet)} retrograde`),
      )
    return reasons
  })
}

const reason = (id: TransitId, planets: readonly Planet[], score: number, theme: () => string): Reason => ({
  ...factor(id, planets, score),
  theme,
})

export const called = (planet: Planet): string => planet.charAt(0).toUpperCase() + planet.slice(1)

const ORDINALS = ['1st', '2nd', '3rd']
const ordinal = (house: number): string => ORDINALS[house - 1] ?? `${house}th`
