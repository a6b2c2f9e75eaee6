/** What each card is called and how it is numbered. Ids are those of the API. */
import { capitalised } from '../../src/text.ts'
import type { Suit } from './emblems.ts'

const MAJORS = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
] as const
const ROMAN = [
  ...['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'],
  ...['XVI', 'XVII', 'XVIII', 'XIX', 'XX', 'XXI'],
]
const SUITS = { wa: 'wands', cu: 'cups', sw: 'swords', pe: 'pentacles' } as const
const PIPS = [
  ['ac', 'Ace'],
  ['02', 'Two'],
  ['03', 'Three'],
  ['04', 'Four'],
  ['05', 'Five'],
  ['06', 'Six'],
  ['07', 'Seven'],
  ['08', 'Eight'],
  ['09', 'Nine'],
  ['10', 'Ten'],
] as const
const COURTS = { pa: 'Page', kn: 'Knight', qu: 'Queen', ki: 'King' } as const

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type SuitCode = keyof typeof SUITS
export type PipCode = (typeof PIPS)[number][0]
export type CourtCode = keyof typeof COURTS
export type MajorId = `ar${'0' | '1'}${Digit}` | 'ar20' | 'ar21'
export type PipId = `${SuitCode}${PipCode}`
export type CourtId = `${SuitCode}${CourtCode}`
export type CardId = MajorId | PipId | CourtId

export type CardFace = {
  id: CardId
  title: string
  /** Roman, above the picture; court cards show the sign of their rank instead. */
  numeral?: string
  rank?: CourtCode
  suit?: Suit
}

const codes = <K extends string>(table: Readonly<Record<K, string>>) => Object.keys(table) as K[]

const majors = MAJORS.map((title, number): CardFace => {
  const id = `ar${String(number).padStart(2, '0')}` as MajorId
  return { id, title, numeral: ROMAN[number]! }
})

const minors = codes(SUITS).flatMap((code): CardFace[] => {
  const suit = SUITS[code]
  return [
    ...PIPS.map(
      ([pip, name], i): CardFace => ({
        id: `${code}${pip}`,
        title: `${name} of ${capitalised(suit)}`,
        numeral: ROMAN[i + 1]!,
        suit,
      }),
    ),
    ...codes(COURTS).map(
      (rank): CardFace => ({
        id: `${code}${rank}`,
        title: `${COURTS[rank]} of ${capitalised(suit)}`,
        rank,
        suit,
      }),
    ),
  ]
})

export const CARD_FACES: readonly CardFace[] = [...majors, ...minors]
export const CARD_IDS: readonly CardId[] = CARD_FACES.map((face) => face.id)

const byId = new Map<string, CardFace>(CARD_FACES.map((face) => [face.id, face]))
export const isCardId = (id: string): id is CardId => byId.has(id)
export const faceOf = (id: CardId): CardFace => byId.get(id)!
