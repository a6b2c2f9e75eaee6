/** What an opening names as the matter of a question. */
import { answeredAsk, FAMILIES } from '../../../tarot/answer/answer.ts'
import type { Question, QuestionTopic } from '../../../tarot/question/question.ts'

/** Topics that can stand for a matter of the asker's own that was not recognised. */
const OF_TOPICS: Partial<Record<QuestionTopic, string>> = {
  love: 'love',
  family: 'your family',
  work: 'work',
  money: 'money',
}

const COUPLE = 'the two of you'

/** A step is taken with somebody, and not with “the two of you”. */
export function openingMatter(question: Question): string | null {
  const { matter, about, topic } = question
  if (matter === COUPLE && FAMILIES[answeredAsk(question)] === 'step') return null
  return matter ?? (about === 'self' ? (OF_TOPICS[topic] ?? null) : null)
}
