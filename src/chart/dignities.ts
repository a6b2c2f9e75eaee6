/** Essential dignities: how the seven planets of the old astrologers stand in the signs (Ptolemy, Tetrabiblos I; triplicities by Dorotheus). */
import { type Element, elementOf, oppositeSign, type Sign } from '../sky/zodiac.ts'

/** In the Chaldean order, slowest first. */
export const CLASSICAL = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const
export type ClassicalPlanet = (typeof CLASSICAL)[number]

export const isClassical = (body: string): body is ClassicalPlanet => CLASSICAL.some((name) => name === body)

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

const EXALTED_IN: Record<ClassicalPlanet, Sign> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
}

/** The rulers of the three signs of an element. The participating third rulers are left out. */
const TRIPLICITY_RULER: Record<Element, Record<'day' | 'night', ClassicalPlanet>> = {
  fire: { day: 'sun', night: 'jupiter' },
  earth: { day: 'venus', night: 'moon' },
  air: { day: 'saturn', night: 'mercury' },
  water: { day: 'venus', night: 'mars' },
}

export const DIGNITIES = ['domicile', 'exaltation', 'triplicity', 'detriment', 'fall', 'peregrine'] as const
export type Dignity = (typeof DIGNITIES)[number]

/** Which of the dignities a planet has in a sign. Null for day means that nobody knows, and no triplicity is counted. */
export function dignitiesOf(planet: ClassicalPlanet, sign: Sign, day: boolean | null): Dignity[] {
  const opposite = oppositeSign(sign)
  const holds: Record<Exclude<Dignity, 'peregrine'>, boolean> = {
    domicile: RULER[sign] === planet,
    exaltation: EXALTED_IN[planet] === sign,
    triplicity: day !== null && TRIPLICITY_RULER[elementOf(sign)][day ? 'day' : 'night'] === planet,
    detriment: RULER[opposite] === planet,
    fall: EXALTED_IN[planet] === opposite,
  }
  // mutate constant: it is in no table, so it is not found either way
  const found = DIGNITIES.filter((name) => name !== 'peregrine' && holds[name])
  return found.length === 0 ? ['peregrine'] : found
}
