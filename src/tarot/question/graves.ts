/**
 * Finds what a question is about on which no verdict may be given: the signs of each kind are weighed against what speaks of everyday life. The
 * vocabulary is passed in, by field; the weights are those of `grave-weights.ts`.
 */
import { GRAVE_WEIGHTS, type GraveWeight } from './grave-weights.ts'
import { commonLinesOf, rareLinesOf } from './pattern.ts'
import type { TableSpan } from './pattern-finder.ts'
import { GRAVE_KINDS, type GraveKind } from './question.ts'

/**
 * `named`: its own words. `told`: phrases that hardly occur elsewhere. `weak`: words that mean something else as well; each field counts once.
 * Lines of any field that are marked as common (`? `) are counted apart.
 */
export type FieldStrength = 'named' | 'told' | 'weak'

export interface GraveField {
  /** What the idea is, for the reader of the table. */
  readonly name: string
  readonly grave: GraveKind
  readonly strength: FieldStrength
  /** Words and names, separated by spaces; `_` is a space within one. */
  readonly terms?: string
  /** One phrase in each line, in the notation of `pattern.ts`. */
  readonly phrases?: string
}

/** What is found of the surroundings of a grave matter. */
export interface Surroundings {
  /** How many fields of everyday life are spoken of. */
  readonly calm: number
  readonly isTrade: boolean
  readonly isFiction: boolean
  readonly isJoke: boolean
  readonly isEveryday: boolean
  readonly isSorrowful: boolean
  readonly isDistressed: boolean
  readonly isOfDear: boolean
}

export interface GraveSigns {
  readonly grave: GraveKind | null
  /** How much speaks for it; above 0 it is grave. */
  readonly sum: number
  /** The kinds of which there is any sign. */
  readonly hinted: ReadonlySet<GraveKind>
}

/** From this sum on nothing else explains the signs. */
export const CERTAIN_SUM = 4

/** The tables of a field for the finder: what is rare, and what is common. */
export const tablesOf = ({ terms = '', phrases = '' }: GraveField): readonly [string, string] => [
  [...rareLinesOf(phrases), terms.trim().split(/\s+/).join('/')].join('\n').trim(),
  commonLinesOf(phrases).join('\n'),
]

type Group = 'named' | 'told' | 'common' | 'weak'
export type Counts = Record<Group, number>

export interface Evidence {
  readonly counts: ReadonlyMap<GraveKind, Counts>
  readonly around: Surroundings
}

const noCounts = (): Counts => ({ named: 0, told: 0, common: 0, weak: 0 })

/** `spans` have 2 × the number of the field as their table, 1 more for its common lines. */
export function countsOf(
  fields: readonly GraveField[],
  spans: readonly TableSpan[],
): ReadonlyMap<GraveKind, Counts> {
  const counts = new Map<GraveKind, Counts>()
  const ends = new Map<string, number>()
  const weakFields = new Set<number>()
  for (const { table, start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const field = fields[table >> 1]!
    const group: Group = field.strength === 'weak' ? 'weak' : table & 1 ? 'common' : field.strength
    if (group === 'weak') {
      if (weakFields.has(table >> 1)) continue
      weakFields.add(table >> 1)
    } else {
      // Two phrases that overlap say one thing.
      const key = group + field.grave
      if (start < (ends.get(key) ?? 0)) continue
      ends.set(key, end)
    }
    const found = counts.get(field.grave) ?? noCounts()
    found[group] += 1
    counts.set(field.grave, found)
  }
  return counts
}

/** Which weights apply to a kind. */
export function weightsFor(counts: Counts, around: Surroundings): GraveWeight[] {
  const upTo = (names: readonly GraveWeight[], count: number) => names.slice(0, count)
  return [
    'none',
    ...upTo(['named', 'named twice'], counts.named),
    ...upTo(['told', 'told twice', 'told three times'], counts.told),
    ...upTo(['common', 'common twice', 'common three times'], counts.common),
    ...upTo(['weak field', 'two weak fields', 'three weak fields'], counts.weak),
    ...upTo(
      ['everyday field', 'two everyday fields', 'three everyday fields', 'four everyday fields'],
      around.calm,
    ),
    ...(around.isOfDear ? (['somebody dear'] as const) : []),
    ...(around.isSorrowful ? (['sorrow'] as const) : []),
    ...(around.isDistressed ? (['distress'] as const) : []),
    ...(around.isTrade ? (['trade'] as const) : []),
    ...(around.isFiction ? (['fiction'] as const) : []),
    ...(around.isJoke ? (['joke'] as const) : []),
    ...(around.isEveryday ? (['everyday word'] as const) : []),
  ]
}

/** The kind with the highest sum, of equal ones the first in the order of `GRAVE_KINDS`. */
export function graveOf(counts: ReadonlyMap<GraveKind, Counts>, around: Surroundings): GraveSigns {
  let grave: GraveKind | null = null
  let best: number = GRAVE_WEIGHTS.none
  for (const kind of GRAVE_KINDS) {
    const found = counts.get(kind)
    if (found === undefined) continue
    const sum = weightsFor(found, around).reduce((total, name) => total + GRAVE_WEIGHTS[name], 0)
    if (sum > best) {
      best = sum
      grave = kind
    }
  }
  return { grave: best > 0 ? grave : null, sum: best, hinted: new Set(counts.keys()) }
}
