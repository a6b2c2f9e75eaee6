/** The keys of a situation, a matter that many ask about, and what it has of its own. */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { Question } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { QuestionContext } from '../../answers.ts'
import { isJarring, isJarringOfSituation } from '../question/jarring.ts'
import { textsOf } from './pieces.ts'
import { hasNamedOptions } from './question-kinds.ts'

/** The words of a situation come before those of its topic. */
export const situationKeys = (
  { situation, situationTopic, topic }: Question,
  part: string,
): readonly PieceKey[] => (situation ? [`situation/${situationTopic ?? topic}/${situation}/${part}`] : [])

/** What jars in a sentence of a key: those of a situation were written for its matter. */
export const jarsFor = (key: PieceKey): ((text: string, context: QuestionContext) => boolean) =>
  key.startsWith('situation/') ? isJarringOfSituation : isJarring

/** What cards cannot know in such a matter is said in place of a verdict. */
export const hasOwnVerdict = (question: Question): boolean =>
  situationKeys(question, 'say').some((key) => textsOf(key).length > 0)

/** Something can be said of the matter before the verdict. */
export const hasOwnOpening = (question: Question): boolean =>
  situationKeys(question, 'open').some((key) => textsOf(key).length > 0)

/** Two ways that are named in the verdict, because nothing is known of the matter that could be said before it. */
export const hasUnopenedOptions = (question: Question, answer: CardsAnswer): boolean =>
  answer.kind === 'choice' &&
  hasNamedOptions(question.options) &&
  situationKeys(question, 'choice').every((key) => textsOf(key).length === 0)
