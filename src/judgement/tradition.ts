/** What the tradition says of planets, signs and houses; the tables that judgement rests on (docs/judgement.md). */
import type { AspectName } from '../chart/aspects.ts'
import type { Planet } from '../sky/planets.ts'
import { SIGNS, type Sign } from '../sky/zodiac.ts'

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

/** The seven planets of the old astrologers: the ones that have hours, colours and numbers. In the Chaldean order, slowest first. */
export const CLASSICAL = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const
export type ClassicalPlanet = (typeof CLASSICAL)[number]

/** The planet at home in each sign. */
export const RULER: Record<Sign, ClassicalPlanet> = {
  aries: 'mars',
  taurus: 'venus',
  gemini: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn',
  pisces: 'jupiter',
}

const EXALTED_IN: Partial<Record<Planet, Sign>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
}

const opposite = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 6) % SIGNS.length]!

export type Dignity = 'dignified' | 'debilitated'

/** At home or exalted a planet acts well; in the opposite signs it acts against itself. */
export function dignity(planet: Planet, sign: Sign): Dignity | null {
  if (RULER[sign] === planet || EXALTED_IN[planet] === sign) return 'dignified'
  if (RULER[opposite(sign)] === planet || EXALTED_IN[planet] === opposite(sign)) return 'debilitated'
  return null
}

export const ANGULAR_HOUSES: readonly number[] = [1, 4, 7, 10]
