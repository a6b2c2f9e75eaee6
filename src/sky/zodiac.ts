import { capitalised } from '../text.ts'
import { normalize } from './angle.ts'

/** The twelve signs of the tropical zodiac, 30° each, starting at the equinox (specification §2.4). */
export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const

export type Sign = (typeof SIGNS)[number]
export type SignName = Capitalize<Sign>

export const SIGN_SPAN = 30

export function signOf(longitude: number): Sign {
  return SIGNS[Math.floor(normalize(longitude) / SIGN_SPAN)]!
}

export function degreeInSign(longitude: number): number {
  return normalize(longitude) % SIGN_SPAN
}

/** The longitude at which a sign begins. */
export function startOf(sign: Sign): number {
  return SIGNS.indexOf(sign) * SIGN_SPAN
}

/** `Capricorn`: signs inside computed positions are capitalised (specification §2.4). */
export const nameOf = (sign: Sign): SignName => capitalised(sign)

/** The sign that is opposite in the circle. */
export const oppositeSign = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 6) % SIGNS.length]!

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof ELEMENTS)[number]

export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const
export type Modality = (typeof MODALITIES)[number]

/** Elements and modalities follow each other through the signs. */
export const elementOf = (sign: Sign): Element => ELEMENTS[SIGNS.indexOf(sign) % ELEMENTS.length]!
export const modalityOf = (sign: Sign): Modality => MODALITIES[SIGNS.indexOf(sign) % MODALITIES.length]!
