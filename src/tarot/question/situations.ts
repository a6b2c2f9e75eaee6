/** Matters that many people ask about, each with words of its own: recognised by phrases. */
import type { TableSpan } from './pattern-finder.ts'
import type { QuestionTopic } from './question.ts'

export interface SituationEntry {
  readonly name: string
  readonly topic: QuestionTopic
  /** One in each line, in the notation of `pattern.ts`. */
  readonly phrases: string
}

/** What the question itself speaks of comes before its story, a longer phrase before a shorter one. */
export function situationOf(
  situations: readonly SituationEntry[],
  spans: readonly TableSpan[],
  isInFocus: (word: number) => boolean,
): SituationEntry | null {
  const [first] = spans.toSorted(
    (one, other) =>
      Number(isInFocus(other.start)) - Number(isInFocus(one.start)) ||
      other.end - other.start - (one.end - one.start) ||
      one.start - other.start,
  )
  return first === undefined ? null : situations[first.table]!
}
