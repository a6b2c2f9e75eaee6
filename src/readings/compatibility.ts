/** Two signs: what they have to say to each other, and how they stand in the zodiac. No number, no verdict (docs/synastry.md). */
import {
  type Element,
  elementOf,
  type Modality,
  modalityOf,
  SIGN_SPAN,
  SIGNS,
  type Sign,
} from '../sky/zodiac.ts'
import type { SignPairKind, SignPairText } from '../words/sign-pairs.ts'
import type { Words } from '../words/words.ts'
import { signFrom } from './sign.ts'

export interface SignPair extends SignPairText {
  /** In the order in which they were asked for. */
  readonly signs: readonly [Sign, Sign]
  readonly kind: SignPairKind
  readonly elements: readonly [Element, Element]
  readonly modalities: readonly [Modality, Modality]
  /** Degrees from one sign to the other, the shorter way round. */
  readonly angle: number
}

/** Throws INVALID_ZODIAC_SIGN for an unknown sign. */
export function signPair(words: Words, first: string, second: string, kind: SignPairKind = 'love'): SignPair {
  const signs = [signFrom(first), signFrom(second)] as const
  return {
    signs,
    kind,
    elements: [elementOf(signs[0]), elementOf(signs[1])],
    modalities: [modalityOf(signs[0]), modalityOf(signs[1])],
    angle: angleBetween(...signs),
    ...words.signPairs.textOf(kind, ...signs),
  }
}

export interface SignPairs {
  readonly sign: Sign
  readonly kind: SignPairKind
  /** With each of the twelve, itself too, in the order of the zodiac. */
  readonly pairs: readonly { readonly sign: Sign; readonly line: string }[]
}

export function pairsOfSign(words: Words, provided: string, kind: SignPairKind = 'love'): SignPairs {
  const sign = signFrom(provided)
  const lineWith = (other: Sign) => firstSentence(words.signPairs.textOf(kind, sign, other).summary)
  return { sign, kind, pairs: SIGNS.map((other) => ({ sign: other, line: lineWith(other) })) }
}

function angleBetween(one: Sign, other: Sign): number {
  const steps = Math.abs(SIGNS.indexOf(one) - SIGNS.indexOf(other))
  return Math.min(steps, SIGNS.length - steps) * SIGN_SPAN
}

/** A summary begins with its scene. */
const firstSentence = (text: string): string => /^.+?[.?](?=\s|$)[”’]?/.exec(text)![0]
