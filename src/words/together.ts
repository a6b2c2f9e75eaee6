/** What a language says of two charts (docs/together.md). */

import type { ContactFact, PairFact } from '../judgement/pair/facts.ts'
import type { PairSectionId } from '../judgement/pair/pair-sections.ts'
import type { PairSign, PairTheme } from '../judgement/pair/themes.ts'
import type { PairKind } from '../judgement/pair/weights.ts'
import type { LengthRange } from './natal.ts'
import { listsOf } from './text-tree.ts'

/** `warmth+`: a theme that comes easily, or has to be dealt with. */
export type SignedTheme = `${PairTheme}${PairSign}`

/** What else a contact can have besides its own text. */
export const CONTACT_POOLS = ['leads', 'counters', 'strengths', 'frictions'] as const
export type ContactPool = (typeof CONTACT_POOLS)[number]

export const TOGETHER_POOLS = [
  ...CONTACT_POOLS,
  'aspects',
  'overlays',
  'elements',
  'hinges',
  'helps',
  'advice',
] as const
export type TogetherPool = (typeof TOGETHER_POOLS)[number]

/** The lists of texts for some keys; empty where there is none. */
export interface TogetherTexts {
  /** A contact, an overlay or a meeting of elements as a section tells it. */
  readonly factTexts: (fact: PairFact, kind: PairKind) => readonly string[]
  readonly contactTexts: (pool: ContactPool, contact: ContactFact, kind: PairKind) => readonly string[]
  /** What leads from one to the next; from a sign alone inside of sections. */
  readonly hinges: (from: SignedTheme | PairSign, to: SignedTheme) => readonly string[]
  /** What leads to a body in a house. */
  readonly houseHinges: (house: number) => readonly string[]
  /** What is good used for what is hard; or what to do with one theme alone. */
  readonly helps: (good: SignedTheme | 'alone', of: SignedTheme, kind: PairKind) => readonly string[]
  readonly advice: (hard: PairTheme, kind: PairKind) => readonly string[]
}

export interface TogetherWords extends TogetherTexts {
  readonly sectionTitles: Readonly<Record<PairKind, Readonly<Record<PairSectionId, string>>>>
  readonly summaryLength: LengthRange
  /** Where the charts give only one thing to tell, a section is shorter. */
  readonly sectionLength: LengthRange
  /** What no text about two people may say: verdicts, fate, and what goes on in the other. */
  readonly pairFaults: (text: string) => string[]
}

/** Kinds of texts, the one that fits a kind of bond best first. */
const TEXTS_FOR: Readonly<Record<PairKind, readonly string[]>> = {
  love: ['love', 'any'],
  friendship: ['friend', 'other', 'any'],
  family: ['friend', 'other', 'any'],
  work: ['work', 'other', 'any'],
}

/** The texts of a language (data/<language>/together). */
export function togetherTexts(language: string): TogetherTexts {
  const lists = listsOf<TogetherPool>(language, 'together')
  const find = (pool: TogetherPool, keys: readonly string[]) => lists<string>(pool, ...keys)
  const findFor = (pool: TogetherPool, keys: readonly string[], kind: PairKind) =>
    firstFilled(TEXTS_FOR[kind].map((texts) => find(pool, [...keys, texts])))
  return {
    factTexts: (fact, kind) => {
      if (fact.type === 'elements') return find('elements', [fact.meeting, `${fact.yours}-${fact.theirs}`])
      if (fact.type === 'overlay')
        return findFor('overlays', [`${fact.whose}-${fact.body}`, String(fact.house)], kind)
      return findFor('aspects', [`${fact.yours}-${fact.theirs}`, fact.shape], kind)
    },
    contactTexts: (pool, { yours, theirs, shape }, kind) => {
      const keys = [`${yours}-${theirs}`, shape]
      return pool === 'leads' ? findFor(pool, keys, kind) : find(pool, keys)
    },
    hinges: (from, to) => find('hinges', [from, to]),
    houseHinges: (house) => find('hinges', ['house', String(house)]),
    helps: (good, of, kind) => findFor('helps', [good, of], kind),
    advice: (hard, kind) => findFor('advice', [`${hard}-`], kind),
  }
}

const NONE: readonly string[] = []
const firstFilled = (lists: readonly (readonly string[])[]) => lists.find(({ length }) => length > 0) ?? NONE
