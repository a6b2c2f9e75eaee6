/** What a language says of the year from birthday to birthday (docs/returns.md). */
import type { ClassicalPlanet } from '../chart/dignities.ts'
import type { Matter } from '../judgement/person/matters.ts'
import type { ReturnSection, ReturnSectionId } from '../judgement/person/return-plan.ts'
import type { LengthRange } from './natal.ts'
import { listsOf } from './text-tree.ts'

export const RETURN_POOLS = [
  'rising',
  'sun',
  'moon',
  'closings',
  'rulers',
  'angles',
  'crowded',
  'profections',
  'moon-signs',
] as const
export type ReturnPool = (typeof RETURN_POOLS)[number]

/** The lists of texts for some keys. */
export interface ReturnLists {
  /** By the natal house in which the return rises. */
  readonly rising: (house: number) => readonly string[]
  /** By houses of the return. */
  readonly sun: (house: number, isSameMatter: boolean) => readonly string[]
  readonly moon: (house: number) => readonly string[]
  /** By the natal house in which the return rises, and the matter of its Sun or Moon. */
  readonly closings: (rising: number, other: Matter) => readonly string[]
  readonly sectionTexts: (section: ReturnSection) => readonly string[]
}

export interface ReturnWords extends ReturnLists {
  readonly summaryLength: LengthRange
  readonly sectionTitles: Readonly<Record<ReturnSectionId, string>>
  /** Why there is no more, if the time of birth is unknown. */
  readonly withoutTime: string
}

/** The texts of a language (data/<language>/returns). */
export function returnLists(language: string): ReturnLists {
  const find = listsOf<ReturnPool>(language, 'returns')
  const ruled = (ruler: ClassicalPlanet, house: number) => find<string>('rulers', ruler, String(house))
  return {
    rising: (house) => find('rising', String(house)),
    sun: (house, isSameMatter) => find('sun', String(house), isSameMatter ? 'same' : 'other'),
    moon: (house) => find('moon', String(house)),
    closings: (rising, other) => find('closings', String(rising), other),
    sectionTexts: (section) => {
      switch (section.id) {
        case 'pace':
          return ruled(section.ruler, section.house)
        case 'foreground':
        case 'second_foreground':
          return find('angles', section.planet, String(section.house))
        case 'crowded':
          return find('crowded', String(section.house))
        case 'age':
          return find('profections', String(section.house))
        case 'rest':
          return find('moon-signs', section.sign)
      }
    },
  }
}
