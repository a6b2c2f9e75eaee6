/** What a part of life has to do with the story of the day (docs/writing.md). */
import type { Outlook } from '../../judgement/day/categories.ts'
import type { Manner } from '../../judgement/tradition.ts'
import type { Relation } from '../../words/day-pieces.ts'

const RELATION: Readonly<Record<Manner, Readonly<Record<Outlook, Relation>>>> = {
  flow: { positive: 'with-help', neutral: 'aside', challenging: 'against-hard' },
  friction: { positive: 'against-help', neutral: 'aside', challenging: 'with-hard' },
  merge: { positive: 'alone-help', neutral: 'aside', challenging: 'alone-hard' },
}

export const relationOf = (direction: Manner, outlook: Outlook): Relation => RELATION[direction][outlook]
