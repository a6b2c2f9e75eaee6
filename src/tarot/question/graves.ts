/** The fields of grave matters: each is one idea of a vocabulary. How much a field weighs is learned (`features.ts`, `word-weights.ts`). */
import { commonLinesOf, rareLinesOf } from './pattern.ts'
import type { TableSpan } from './pattern-finder.ts'
import type { GraveKind } from './question.ts'

/**
 * `named`: its own words. `told`: phrases that hardly occur elsewhere. `weak`: words that mean something else as well. Lines of any field that are
 * marked as common (`? `) are a sign of their own.
 */
export type FieldStrength = 'named' | 'told' | 'weak'

export interface GraveField {
  /** A name for the idea, for people who read the table. */
  readonly name: string
  readonly grave: GraveKind
  readonly strength: FieldStrength
  /** Words and names, separated by spaces; `_` is a space within one. */
  readonly terms?: string
  /** One phrase in each line, in the notation of `pattern.ts`. */
  readonly phrases?: string
}

/** The tables of a field for the finder: what is rare, and what is common. */
export const tablesOf = ({ terms = '', phrases = '' }: GraveField): readonly [string, string] => [
  [...rareLinesOf(phrases), terms.trim().split(/\s+/).join('/')].join('\n').trim(),
  commonLinesOf(phrases).join('\n'),
]

/** The kinds of which there is any sign, with how many of their tables have one. `spans` have 2 × the number of the field as their table, 1 more for its common lines. */
export function signsOfKinds(
  fields: readonly GraveField[],
  spans: readonly TableSpan[],
): ReadonlyMap<GraveKind, number> {
  const counts = new Map<GraveKind, number>()
  for (const table of new Set(spans.map((span) => span.table))) {
    const { grave } = fields[table >> 1]!
    counts.set(grave, (counts.get(grave) ?? 0) + 1)
  }
  return counts
}

/** Whether a word or phrase is there that hardly means anything else. */
export const areNamed = (fields: readonly GraveField[], spans: readonly TableSpan[]): boolean =>
  spans.some(({ table }) => fields[table >> 1]!.strength !== 'weak' && (table & 1) === 0)
