/** Weighs the words of a question by topic. What is asked counts more than the story before it. */
import type { TableSpan } from './pattern-finder.ts'
import { type GraveKind, QUESTION_TOPICS, type QuestionTopic } from './question.ts'

export interface TopicField {
  readonly topic: QuestionTopic
  readonly weight: number
  /** Words and names, separated by spaces; `_` is a space within one. */
  readonly terms?: string
  /** One phrase in each line, in the notation of `pattern.ts`. */
  readonly phrases?: string
  /** It rests on pronouns, which may as well stand for a relative, a friend or a colleague whom the question names. */
  readonly isOfPronouns?: boolean
}

export const topicTable = ({ terms = '', phrases = '' }: TopicField): string =>
  `${terms.trim().split(/\s+/).join('\n')}\n${phrases}`

/** Whose words name people of their own. */
// mutate order: a set has no order
const NAMED_PEOPLE: ReadonlySet<QuestionTopic> = new Set(['family', 'friendship'])

/** How much more a word of the question itself says than one of its story. */
const FOCUS = 3

/** `spans` have the numbers of the fields as their tables. A word counts once for each field, in its longest phrase. */
export function topicScores(
  fields: readonly TopicField[],
  spans: readonly TableSpan[],
  isInFocus: (word: number) => boolean,
): ReadonlyMap<QuestionTopic, number> {
  const scores = new Map<QuestionTopic, number>()
  const ends: number[] = []
  const isSomebodyNamed = spans.some(({ table }) => NAMED_PEOPLE.has(fields[table]!.topic))
  for (const { table, start, end } of spans) {
    const { topic, weight, isOfPronouns = false } = fields[table]!
    if (isOfPronouns && isSomebodyNamed) continue
    // Two phrases of a field that overlap say one thing.
    const isNew = start >= (ends[table] ?? 0)
    ends[table] = Math.max(ends[table] ?? 0, end)
    if (isNew) scores.set(topic, (scores.get(topic) ?? 0) + weight * (isInFocus(start) ? FOCUS : 1))
  }
  return scores
}

/** The highest score; of equal ones the first in the order of `topics`. */
export function topicOf(
  scores: ReadonlyMap<QuestionTopic, number>,
  topics: readonly QuestionTopic[],
): QuestionTopic {
  let best: QuestionTopic = 'general'
  for (const topic of topics) if ((scores.get(topic) ?? 0) > (scores.get(best) ?? 0)) best = topic
  return best
}

/** The topics to which a grave matter belongs, the first being the usual one. */
const TOPICS_OF_GRAVE: Readonly<Record<GraveKind, readonly QuestionTopic[]>> = {
  self_harm: ['health'],
  violence: ['love', 'family'],
  minor: ['family'],
  health: ['health'],
  death: ['loss'],
  pregnancy: ['family'],
  addiction: ['health'],
  law: ['law'],
  debt: ['money'],
}

/** What a grave matter adds to the score of its topic. */
const GRAVE_WEIGHT = 30

/** Danger decides the topic, another grave matter weighs heavily. */
export function topicWith(
  grave: GraveKind | null,
  scores: ReadonlyMap<QuestionTopic, number>,
): QuestionTopic {
  if (grave === null) return topicOf(scores, QUESTION_TOPICS)
  const own = TOPICS_OF_GRAVE[grave]
  const isDanger = grave === 'self_harm' || grave === 'violence' || grave === 'minor'
  if (isDanger) {
    const best = topicOf(scores, own)
    return best === 'general' ? own[0]! : best
  }
  const [first] = own
  const weighed = new Map(scores)
  weighed.set(first!, (weighed.get(first!) ?? 0) + GRAVE_WEIGHT)
  return topicOf(weighed, QUESTION_TOPICS)
}
