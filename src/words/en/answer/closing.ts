/** What else can be done, said after the cards: the next sentence of the matter, where many ask about it (docs/questions.md, "Pieces"). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { QuestionContext } from '../../answers.ts'
import { dealFor } from '../story-dealing.ts'
import { isSaidAlready, type SaidWords, saidWords } from './act.ts'
import { areOfPersons, nearerOption } from './options.ts'
import { filledPiece, textsOf, turnMoodOf, withMatter } from './pieces.ts'
import { isNoToLove } from './question-kinds.ts'
import { jarsFor, situationKeys } from './situation-keys.ts'

/** Null where nothing is known of the matter, or all of it has been said. */
export function closingFor(
  context: QuestionContext,
  answer: CardsAnswer,
  cards: readonly LaidCard[],
  said: readonly SaidWords[],
): string | null {
  const { question } = context
  const { options, understood, isBare } = question
  if (answer.kind === 'grave' || !understood || isBare || isNoToLove(question)) return null
  const isOfWays = answer.kind === 'choice' || answer.kind === 'ways'
  // Between persons, what is written for things does not decide.
  if (isOfWays && (options.length > 2 || areOfPersons(options))) return null
  const nearer = answer.kind === 'choice' ? nearerOption(options, answer.pull) : null
  const texts = situationKeys(question, isOfWays ? 'decide' : turnMoodOf(answer)).flatMap((key) =>
    textsOf(key).filter((text) => !jarsFor(key)(text, context)),
  )
  const filled = dealFor(cards)(withMatter(texts, question), 'closing').map((text) =>
    filledPiece(text, question, cards.length, nearer),
  )
  // They may quote the question: what is remembered of texts is for those of the data alone.
  return filled.find((text) => !isSaidAlready(saidWords(text), said)) ?? null
}
