/** Matters that many people ask about, each with words of its own: recognised by phrases. */
import type { TableSpan } from './pattern-finder.ts'
import type { QuestionAbout, QuestionTopic } from './question.ts'

export interface SituationEntry {
  readonly name: string
  readonly topic: QuestionTopic
  /** One in each line, in the notation of `pattern.ts`. */
  readonly phrases: string
  /** Its words fit who asks about somebody else's matter, too. */
  readonly isOfOthers: boolean
  /** It happens on its day: an exam does not come later than it is named. */
  readonly isOnItsDay: boolean
  /** Only where no other topic was read. */
  readonly isOfItsTopic: boolean
}

/** The likeliest first, a longer phrase before a shorter one. A story counts only where the question itself speaks of none, and for its own topic, or where that is a guess. */
export function situationsOf(
  situations: readonly SituationEntry[],
  spans: readonly TableSpan[],
  isInFocus: (word: number) => boolean,
  { topic, isTopicSure }: { readonly topic: QuestionTopic; readonly isTopicSure: boolean },
): readonly SituationEntry[] {
  const isFitting = (situation: SituationEntry, isAsked: boolean) =>
    situation.topic === topic || !isTopicSure || (isAsked && !situation.isOfItsTopic)
  const fitting = spans.filter(({ table, start }) => isFitting(situations[table]!, isInFocus(start)))
  const asked = fitting.filter(({ start }) => isInFocus(start))
  return (asked.length > 0 ? asked : fitting)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start)
    .map(({ table }) => situations[table]!)
}

/** Somebody else's matter has no words of its own, but in the family, for animals and things that are lost, and where it is nobody's. */
// mutate order: a set has no order
const OF_OTHERS: ReadonlySet<QuestionTopic> = new Set(['family', 'loss'])

/** Whether the words of a situation, which speak to whoever is in it, fit the asker. */
export const isOwnMatter = (situation: SituationEntry, about: QuestionAbout): boolean =>
  about !== 'other' || situation.isOfOthers || OF_OTHERS.has(situation.topic)
