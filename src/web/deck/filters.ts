/** What of the deck is shown: by arcana or suit, element, number, and planet or sign. In the address, so that a link shows the same cards. */
import { ELEMENTS, SIGNS } from '../../sky/zodiac.ts'
import { CARD_PLANETS, correspondenceOf } from './correspondences.ts'
import type { DeckCard } from './deck.ts'

export const CARD_KINDS = ['majors', 'minors', 'wands', 'cups', 'swords', 'pentacles'] as const
const COURT = ['page', 'knight', 'queen', 'king'] as const
export const NUMBERS = [...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const), ...COURT] as const

/** What may be chosen; an empty choice shows all. */
export const CHOICES = {
  kind: CARD_KINDS,
  element: ELEMENTS,
  number: NUMBERS,
  planet: CARD_PLANETS,
  sign: SIGNS,
} as const satisfies Record<string, readonly string[]>

export type FilterName = keyof typeof CHOICES
export type CardFilter = { readonly [Name in FilterName]?: (typeof CHOICES)[Name][number] | undefined }

const NAMES = Object.keys(CHOICES) as FilterName[]

/** What is not among the choices shows all. */
export const filterIn = (params: URLSearchParams): CardFilter =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name)
      return (CHOICES[name] as readonly (string | null)[]).includes(value) ? [[name, value]] : []
    }),
  )

export const filterParams = (filter: CardFilter): URLSearchParams =>
  new URLSearchParams(NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])))

export function isShown(card: DeckCard, { kind, element, number, planet, sign }: CardFilter): boolean {
  const own = correspondenceOf(card)
  return (
    (kind === undefined || isOfKind(card, kind)) &&
    (element === undefined || own.element === element) &&
    (number === undefined || numberOf(card) === number) &&
    (planet === undefined || own.planet === planet) &&
    (sign === undefined || own.sign === sign)
  )
}

const isOfKind = ({ suit }: DeckCard, kind: (typeof CARD_KINDS)[number]): boolean =>
  kind === 'majors' ? suit === undefined : kind === 'minors' ? suit !== undefined : suit === kind

/** The majors from I to X are with the pips of their number. */
const numberOf = ({ suit, number }: DeckCard): string =>
  suit !== undefined && number > 10 ? COURT[number - 11]! : String(number)
