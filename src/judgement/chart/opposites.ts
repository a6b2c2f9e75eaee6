/** Facts whose texts deny each other: of two, the quieter one is left out of a reading (docs/natal-reading.md). */
import type { Subject } from './fact.ts'
import type { WeighedFact } from './sections.ts'

/** The id of a fact, and the ids of the facts whose texts deny its own. Which ones do depends on the language. */
export type Opposites = ReadonlyMap<string, ReadonlySet<string>>

/** Sections begin with these signs, and most of a portrait is made of them. */
// mutate-block order: a list that is only asked what it holds
const ALWAYS_INCLUDED: readonly Subject[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'ascendant',
  'midheaven',
]

export const isAlwaysIncluded = ({ kind, subjects: [subject] }: Pick<WeighedFact, 'kind' | 'subjects'>) =>
  (kind === 'sign' || kind === 'angle') && ALWAYS_INCLUDED.includes(subject!)

/** In the order they came in. */
export function withoutOpposites(facts: readonly WeighedFact[], opposites: Opposites): WeighedFact[] {
  const byWeight = facts.toSorted((a, b) => b.weight - a.weight)
  const included = new Set(facts.filter(isAlwaysIncluded).map(({ id }) => id))
  for (const { id } of byWeight) if (opposites.get(id)?.isDisjointFrom(included) ?? true) included.add(id)
  const leftOut = facts.filter(({ id }) => !included.has(id))
  // A body in one of two signs has both in the text or is left out.
  const isHalf = ({ isDoubtful, subjects: [subject] }: WeighedFact) =>
    isDoubtful && leftOut.some((other) => other.isDoubtful && other.subjects[0] === subject)
  return facts.filter((fact) => included.has(fact.id) && !isHalf(fact))
}
