/** What a language says of the chapters of a life and of progressions (docs/life.md, docs/progressions.md). */
import type { MoonPhaseName } from '../chart/moon-phase.ts'
import type { ChapterPlanet, Tense } from '../judgement/person/life-plan.ts'
import type { Sign } from '../sky/zodiac.ts'
import { listsOf } from './text-tree.ts'
import type { FramePiece } from './timeline.ts'

export const LIFE_POOLS = ['chapters', 'houses', 'tenses', 'progressed'] as const
export type LifePool = (typeof LIFE_POOLS)[number]

/** A chapter, or a change of sign of the progressed Sun, in parts that were written together. */
export interface ChapterPiece extends FramePiece {
  /** Instead of the closing, which has something to do in it, if the chapter is over. */
  readonly lookingBack: string
}

/** The lists of texts for some keys. */
export interface LifeWords {
  readonly chapters: (key: string) => readonly ChapterPiece[]
  /** Where in life a chapter plays, between its opening and its closing. */
  readonly chapterHouses: (planet: ChapterPlanet, house: number) => readonly string[]
  /** Before a chapter: its opening is in the present tense, whenever it is. */
  readonly tenses: (tense: Tense) => readonly string[]
  readonly progressedMoonSigns: (sign: Sign) => readonly string[]
  readonly progressedMoonHouses: (house: number) => readonly string[]
  readonly progressedPhases: (phase: MoonPhaseName) => readonly string[]
  /** The Sun has come into the sign from the one before. */
  readonly progressedSunSigns: (sign: Sign) => readonly ChapterPiece[]
}

/** The texts of a language (data/<language>/life). */
export function lifeLists(language: string): LifeWords {
  const find = listsOf<LifePool>(language, 'life')
  return {
    chapters: (key) => find('chapters', key),
    chapterHouses: (planet, house) => find('houses', planet, String(house)),
    tenses: (tense) => find('tenses', tense),
    progressedMoonSigns: (sign) => find('progressed', 'moon-sign', sign),
    progressedMoonHouses: (house) => find('progressed', 'moon-house', String(house)),
    progressedPhases: (phase) => find('progressed', 'phase', phase),
    progressedSunSigns: (sign) => find('progressed', 'sun-sign', sign),
  }
}

/** A chapter of a life as its title needs it. */
export interface NamedChapter {
  readonly kind: string
  /** The first of its kind is 1. */
  readonly which: number
  /** Of a progressed chapter, as an answer spells it: `Leo`. */
  readonly sign: string | null
}

/** `First Saturn return`, `Progressed Sun enters Leo`. */
export type ChapterTitle = (chapter: NamedChapter) => string
