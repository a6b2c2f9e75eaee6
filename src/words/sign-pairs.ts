/** What two signs have to say to each other (data/<language>/sign-pairs): one text for each pair and kind, whichever of the two is named first. */
import { type Element, type Modality, SIGNS, type Sign } from '../sky/zodiac.ts'
import type { RoomWords } from './links.ts'
import { dataFiles } from './read-data.ts'

// mutate order: the order of a list of codes
export const SIGN_PAIR_KINDS = ['love', 'friendship', 'work'] as const
export type SignPairKind = (typeof SIGN_PAIR_KINDS)[number]

export interface SignPairText {
  readonly summary: string
  readonly strengths: readonly string[]
  /** Each with what helps. */
  readonly frictions: readonly string[]
  readonly advice: string
}

/** Of the pages about two signs, for readers and search engines. */
export interface SignPairPageWords {
  readonly overview: RoomWords
  readonly ofSign: (sign: Sign) => RoomWords
  readonly titleOfPair: (one: Sign, other: Sign) => string
  readonly kinds: Readonly<Record<SignPairKind, string>>
  readonly strengths: string
  readonly frictions: string
  readonly advice: string
  /** How they stand in the zodiac. */
  readonly stands: (
    elements: readonly [Element, Element],
    modalities: readonly [Modality, Modality],
    angle: number,
  ) => string
  readonly noNumber: string
  readonly toTogether: string
  readonly otherPairs: (sign: Sign) => string
  readonly toAll: string
}

export interface SignPairWords {
  readonly textOf: (kind: SignPairKind, one: Sign, other: Sign) => SignPairText
  readonly page: SignPairPageWords
}

type Texts = Readonly<Record<string, SignPairText>>

export function readSignPairs(language: string): SignPairWords['textOf'] {
  const texts = dataFiles<Texts>(language, 'sign-pairs')
  return (kind, one, other) => texts(kind)[pairKey(one, other)]!
}

/** `aries-leo`: the earlier sign of the zodiac comes first. */
export const pairKey = (one: Sign, other: Sign): string =>
  SIGNS.indexOf(one) <= SIGNS.indexOf(other) ? `${one}-${other}` : `${other}-${one}`
