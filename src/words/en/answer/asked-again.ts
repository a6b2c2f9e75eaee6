/** A verdict that begins with the question in words of ours: “As for whether you will get the job, one card speaks for it and one against it.” */
import type { Question } from '../../../tarot/question/question.ts'
import { isConsoled } from './question-kinds.ts'
import { hasOwnOpening } from './situation-keys.ts'

/** Who speaks of a trouble is told first that it was heard; of two ways the verdict names both. */
export const isAskedAgain = (question: Question): boolean =>
  question.restated !== null &&
  question.ask !== 'choice' &&
  question.ask !== 'open' &&
  (!isConsoled(question) || hasOwnOpening(question))

/** “What you ask about” has been named then. */
const NAMED_BEFORE = /\bwhat you (?:ask about|hope for|ask)\b/gi
/** These begin as the question does. */
const BEGINS_AS_ASKED = /^(?:whether|when|where|which|who|what|why|how) /

/** First those with the question before them, for where there is room. */
export function withAsked(verdicts: readonly string[], question: Question): readonly string[] {
  if (!isAskedAgain(question)) return verdicts
  const fitting = verdicts
    .map((text) => lowerFirst(text.replace(NAMED_BEFORE, 'it')))
    .filter((text) => !BEGINS_AS_ASKED.test(text))
  return [...fitting.map((text) => `As for ${question.restated}, ${text}`), ...verdicts]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
