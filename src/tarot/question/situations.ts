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

/** What the question itself speaks of comes before its story, a longer phrase before a shorter one. A story counts only for its own topic, or where that is a guess. */
export function situationOf(
  situations: readonly SituationEntry[],
  spans: readonly TableSpan[],
  isInFocus: (word: number) => boolean,
  { topic, isTopicSure }: { readonly topic: QuestionTopic; readonly isTopicSure: boolean },
): SituationEntry | null {
  const isFitting = (situation: SituationEntry, isAsked: boolean) =>
    situation.topic === topic || !isTopicSure || (isAsked && !situation.isOfItsTopic)
  const fitting = spans.filter(({ table, start }) => isFitting(situations[table]!, isInFocus(start)))
  const [first] = fitting.toSorted(
    (one, other) =>
      Number(isInFocus(other.start)) - Number(isInFocus(one.start)) ||
      other.end - other.start - (one.end - one.start) ||
      one.start - other.start,
  )
  return first === undefined ? null : situations[first.table]!
}

/** Somebody else's matter has no words of its own, but in the family, for animals and things that are lost, and where it is nobody's. */
// mutate order: a set has no order
const OF_OTHERS: ReadonlySet<QuestionTopic> = new Set(['family', 'loss'])

/** Whether the words of a situation, which speak to whoever is in it, fit the asker. */
export const isOwnMatter = (situation: SituationEntry | null, about: QuestionAbout): boolean =>
  situation !== null && (about !== 'other' || situation.isOfOthers || OF_OTHERS.has(situation.topic))
