/** What the tradition says of planets, signs and houses; the tables that judgement rests on (docs/judgement.md). */
import type { AspectName } from '../chart/aspects.ts'
import { dignitiesOf, isClassical } from '../chart/dignities.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { SIGNS, type Sign } from '../sky/zodiac.ts'

/**
 * What judgement weighs. A list of its own: a body that a chart shows besides these changes no score, no plan and no text, until it
 * stands here and has a row in every table of this room.
 */
export const JUDGED: readonly Planet[] = PLANETS

/** How two bodies meet: as one, with ease, or against each other. */
export const MANNERS = ['merge', 'flow', 'friction'] as const
export type Manner = (typeof MANNERS)[number]

/** The aspects that a text tells of. */
export const MANNER_OF: Partial<Record<AspectName, Manner>> = {
  conjunction: 'merge',
  sextile: 'flow',
  trine: 'flow',
  square: 'friction',
  opposition: 'friction',
}

/** Aspects that no text tells of still lean one way. */
const MANNER_OF_MINOR: Partial<Record<AspectName, Manner>> = {
  semisextile: 'flow',
  semisquare: 'friction',
  sesquiquadrate: 'friction',
  quincunx: 'merge',
}

export const mannerOfAny = (name: AspectName): Manner => MANNER_OF[name] ?? MANNER_OF_MINOR[name]!

/** From −1, the greater malefic, to 1, the greater benefic. */
export const TEMPER: Record<Planet, number> = {
  sun: 0.5,
  moon: 0,
  mercury: 0,
  venus: 0.8,
  mars: -0.8,
  jupiter: 1,
  saturn: -1,
  uranus: 0,
  neptune: 0,
  pluto: -0.6,
}

export type Condition = 'dignified' | 'debilitated'

/** At home or exalted a planet acts well; in the opposite signs it acts against itself. */
export const dignity = (planet: Planet, sign: Sign): Condition | null => CONDITIONS[planet][sign]

function conditionIn(planet: Planet, sign: Sign): Condition | null {
  // mutate early return: the newer planets stand in no table of dignities: the line is there for the types
  if (!isClassical(planet)) return null
  const found = dignitiesOf(planet, sign, null)
  if (found.includes('domicile') || found.includes('exaltation')) return 'dignified'
  return found.includes('detriment') || found.includes('fall') ? 'debilitated' : null
}

/** Every category of every day looks four of them up. */
const CONDITIONS = Object.fromEntries(
  PLANETS.map((planet) => [
    planet,
    Object.fromEntries(SIGNS.map((sign) => [sign, conditionIn(planet, sign)])),
  ]),
) as Record<Planet, Record<Sign, Condition | null>>

export const ANGULAR_HOUSES: readonly number[] = [1, 4, 7, 10]
