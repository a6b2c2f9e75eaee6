/** A fact of a birth chart that a text can tell (docs/natal-reading.md). */
import type { AspectName } from '../../chart/aspects.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'

export const FACT_KINDS = [
  'sign',
  'house',
  'angle',
  'aspect',
  'retrograde',
  'dignity',
  'ruler',
  'stellium',
  'pattern',
  'balance',
  'hemisphere',
  'moon_phase',
  'sect',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** The bodies that a reading tells of. */
export const READING_BODIES = [...PLANETS, 'north_node'] as const

/** What a fact is about. */
export type Subject = (typeof READING_BODIES)[number] | 'ascendant' | 'midheaven'

export interface ChartFact {
  readonly id: string
  readonly kind: FactKind
  /** Of an aspect, in the order of the planets; of a pattern or a balance, its members. */
  readonly subjects: readonly Subject[]
  /** The keys under which the text of the fact is found among those of its kind. */
  readonly keys: readonly string[]
  readonly sign?: Sign
  readonly house?: number
  readonly aspect?: AspectName
  /** Of an aspect: 1 if exact, 0 at the limit of its orb. */
  readonly closeness?: number
  /** One of the two signs of a body that changes its sign on the day of birth, if the hour is unknown. */
  readonly isDoubtful?: true
}

export const isPlanet = (subject: string): subject is Planet => PLANETS.some((planet) => planet === subject)
