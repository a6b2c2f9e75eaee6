/**
 * What of the sky belongs to a card, after the Golden Dawn, which most modern decks follow: of a major a planet, a sign or an element, of the pips
 * from two to ten one of the 36 decans (a planet in a sign). Aces and courts have their suit's element alone.
 */
import { type Element, elementOf, MODALITIES, modalityOf, SIGNS, type Sign } from '../../sky/zodiac.ts'
import type { DeckCard } from './deck.ts'

type Suit = NonNullable<DeckCard['suit']>

/** Those of the ancients, from the fastest: the outer ones were not known. */
export const CARD_PLANETS = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'] as const
export type CardPlanet = (typeof CARD_PLANETS)[number]

export interface Correspondence {
  /** None for a major that belongs to a planet. */
  readonly element?: Element
  readonly planet?: CardPlanet
  readonly sign?: Sign
}

const SUIT_ELEMENTS: Readonly<Record<Suit, Element>> = {
  wands: 'fire',
  cups: 'water',
  swords: 'air',
  pentacles: 'earth',
}

/** By their numbers. */
const MAJORS: readonly (CardPlanet | Sign | Element)[] = [
  ...(['air', 'mercury', 'moon', 'venus', 'aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo'] as const),
  ...(['jupiter', 'libra', 'water', 'scorpio', 'sagittarius', 'capricorn', 'mars', 'aquarius'] as const),
  ...(['pisces', 'sun', 'fire', 'saturn'] as const),
]

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  (codes as readonly string[]).includes(code)

/** Two to four have the cardinal sign of their element, five to seven the fixed one, eight to ten the mutable one. */
function decanOf(element: Element, number: number): number {
  const modality = MODALITIES[Math.floor((number - 2) / 3)]
  const sign = SIGNS.findIndex((name) => elementOf(name) === element && modalityOf(name) === modality)
  return 3 * sign + ((number - 2) % 3)
}

/** From Mars at the beginning of Aries the decans go by the planets from the slowest to the fastest. */
const planetOf = (at: number): CardPlanet => CARD_PLANETS[(((4 - at) % 7) + 7) % 7]!

export function correspondenceOf({ suit, number }: Pick<DeckCard, 'suit' | 'number'>): Correspondence {
  if (suit === undefined) {
    const code = MAJORS[number]!
    if (isOneOf(CARD_PLANETS, code)) return { planet: code }
    return isOneOf(SIGNS, code) ? { sign: code, element: elementOf(code) } : { element: code }
  }
  const element = SUIT_ELEMENTS[suit]
  if (number === 1 || number > 10) return { element }
  const at = decanOf(element, number)
  return { element, planet: planetOf(at), sign: SIGNS[Math.floor(at / 3)]! }
}
