/** The factors for and against a category on a day (docs/judgement.md). */
import type { AspectName } from '../../chart/aspects.ts'
import { houseFrom, placementId, type Sky, type TransitId } from '../../chart/transits.ts'
import { isRetrograde } from '../../sky/ephemeris.ts'
import type { Planet } from '../../sky/planets.ts'
import { type Sign, signOf } from '../../sky/zodiac.ts'
import { type Condition, dignity, JUDGED } from '../tradition.ts'
import { type Factor, hundredths, type Scales } from './influence.ts'

/** What rules a part of life. */
export interface Domain {
  readonly rulers: readonly Planet[]
  readonly houses: readonly number[]
}

/** What a planet does: an aspect to the sign or to another planet, its house, its dignity, its retrograde motion. */
export type CategoryTheme =
  | { readonly planet: Planet; readonly aspect: AspectName; readonly to: Planet | Sign }
  | { readonly planet: Planet; readonly house: number }
  | { readonly planet: Planet; readonly dignity: Condition; readonly sign: Sign }
  | { readonly planet: Planet; readonly isRetrograde: true }

export interface CategoryReason extends Factor {
  readonly theme: CategoryTheme
}

/** By the ruler's index in the category's list. */
const RANK_WEIGHTS = [1, 0.7, 0.45, 0.3]
const DIGNITY = 0.8
const RETROGRADE = -0.8

/** Largest first. */
export function reasonsFor(domain: Domain, sky: Sky, scales: Scales, sign: Sign): CategoryReason[] {
  const reasons: CategoryReason[] = []
  const add: Add = (id, planets, worth, theme) => {
    const score = hundredths(worth)
    if (score !== 0) reasons.push({ id, planets, score, theme })
  }
  addReasons(domain, sky, scales, sign, add)
  return reasons.sort((a, b) => Math.abs(b.score) - Math.abs(a.score))
}

/** Every reason in turn, for those who need no list of them. */
export function addReasons(domain: Domain, sky: Sky, scales: Scales, sign: Sign, add: Add): void {
  const ranks = ranksOf(domain)
  addRulersToSign(ranks, scales, sign, add)
  addRulersInSky(ranks, scales, add)
  addGuests(domain, sky, scales, sign, add)
  for (const planet of domain.rulers) addCondition(planet, ranks[planet], sky, add)
}

export type Add = (id: TransitId, planets: readonly Planet[], worth: number, theme: CategoryTheme) => void

/** A planet's weight in a category; 0 if it is not a ruler. */
type Ranks = Readonly<Record<Planet, number>>

const RANKS = new WeakMap<Domain, Ranks>()

function ranksOf(domain: Domain): Ranks {
  const cached = RANKS.get(domain)
  // mutate early return: what is not remembered is made again, and is the same
  if (cached !== undefined) return cached
  // mutate constant (-1): who asks wants to know whether it is more than nothing
  const ranks = JUDGED.map((planet) => [planet, RANK_WEIGHTS[domain.rulers.indexOf(planet)] ?? 0])
  const made = Object.fromEntries(ranks) as Ranks
  // mutate statement: what is not remembered is made again, and is the same
  RANKS.set(domain, made)
  return made
}

function addRulersToSign(ranks: Ranks, { toSign }: Scales, sign: Sign, add: Add): void {
  for (const { id, planets, name: aspect, score } of toSign) {
    const planet = planets[0]!
    const weight = ranks[planet]
    if (weight > 0) add(id, planets, weight * score, { planet, aspect, to: sign })
  }
}

function addRulersInSky(ranks: Ranks, { inSky }: Scales, add: Add): void {
  for (const { id, planets, name: aspect, score } of inSky) {
    const [planet, to] = planets as [Planet, Planet]
    const weight = Math.max(ranks[planet], ranks[to])
    if (weight > 0) add(id, planets, weight * score, { planet, aspect, to })
  }
}

/** Planets in the category's houses, whether rulers or not. */
function addGuests({ houses }: Domain, { positions }: Sky, { presence }: Scales, sign: Sign, add: Add): void {
  for (const planet of JUDGED) {
    const { longitude } = positions[planet]
    const house = houseFrom(sign, longitude)
    if (!houses.includes(house)) continue
    add(placementId(planet, signOf(longitude)), [planet], presence[planet], { planet, house })
  }
}

/** A ruler in dignity or debility, or retrograde. */
function addCondition(planet: Planet, weight: number, { positions }: Sky, add: Add): void {
  const { longitude, motion } = positions[planet]
  const sign = signOf(longitude)
  const id = placementId(planet, sign)
  const worth = dignity(planet, sign)
  if (worth !== null) {
    const score = worth === 'dignified' ? DIGNITY : -DIGNITY
    add(id, [planet], weight * score, { planet, dignity: worth, sign })
  }
  if (isRetrograde(planet, motion)) add(id, [planet], weight * RETROGRADE, { planet, isRetrograde: true })
}
