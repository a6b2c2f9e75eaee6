/** A verdict that begins with the question in words of ours: “As for whether you will get the job, one card speaks for it and one against it.” */
import type { Question } from '../../../tarot/question/question.ts'
import { isConsoled } from './question-kinds.ts'
import { hasOwnOpening } from './situation-keys.ts'

/** Who speaks of a trouble is told first that it was heard; of two ways the verdict names both. */
export const isAskedAgain = (question: Question): boolean =>
  question.restated !== null &&
  VERDICTS_ANSWER.test(question.restated) &&
  question.ask !== 'choice' &&
  question.ask !== 'open' &&
  (!isConsoled(question) || hasOwnOpening(question))

/** Of a where, a who or a which no verdict says what was asked. */
const VERDICTS_ANSWER = /^(?:whether|when|why|how|what (?:to|you need to)) /

/** “What you ask about” has been named then. */
const NAMED_BEFORE = /\bwhat you (?:ask about|hope for)\b/gi
/** These begin as the question does. */
const BEGINS_AS_ASKED = /^(?:Whether|When|Which|Who|Why|How) /

/** First those with the question before them, for where there is room. */
export function withAsked(verdicts: readonly string[], question: Question): readonly string[] {
  if (!isAskedAgain(question)) return verdicts
  const fitting = verdicts.filter((text) => !BEGINS_AS_ASKED.test(text))
  return [
    ...fitting.map((text) => `As for ${question.restated}, ${lowerFirst(text.replace(NAMED_BEFORE, 'it'))}`),
    ...verdicts,
  ]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
