/** What a language says of birth charts. */
import type { ChartFact } from '../judgement/chart/fact.ts'
import type { Opposites } from '../judgement/chart/opposites.ts'
import type { PortraitPart } from '../judgement/chart/portrait.ts'
import type { SectionId } from '../judgement/chart/sections.ts'
import type { Tension } from '../judgement/chart/tensions.ts'
import type { Sign } from '../sky/zodiac.ts'
import type { Meaning } from './meanings.ts'

/** A part of a portrait in words, and what decides whether it goes with what stands before it. */
export interface PortraitText {
  readonly text: string
  readonly length: number
  /** The first word of each of its sentences: two in a row that begin alike are felt. */
  readonly firstWords: readonly string[]
  /** True for texts like “Behind all this …”, which refer to a sentence before them. */
  readonly pointsBack: boolean
}

/** In code points. */
export interface LengthRange {
  readonly least: number
  readonly most: number
}

export interface NatalWords {
  readonly meaningOf: (fact: Pick<ChartFact, 'kind' | 'keys'>) => string
  readonly meanings: readonly Meaning[]
  /** Facts whose meanings deny each other. */
  readonly opposites: Opposites
  readonly portraitTexts: (part: Pick<PortraitPart, 'part' | 'keys'>) => readonly PortraitText[]
  readonly portraitLength: LengthRange
  readonly sectionTitles: Readonly<Record<SectionId, string>>
  readonly sectionLength: LengthRange
  /** Of a body that is in two signs on the day of birth. */
  readonly doubtWords: (body: string, signs: readonly Sign[]) => string
  /** The texts that a tension can have. */
  readonly tensionTexts: (tension: Tension) => readonly string[]
}
