/** One thing to do after an answer, written for the topic and for what is asked; a card's own advice knows neither (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { QuestionContext } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { isJarring, isJarringAct } from '../question/jarring.ts'
import { dealFor } from '../story-dealing.ts'
import { graveKeys } from './grave-keys.ts'
import { actKeys } from './keys.ts'
import { filledPiece, textsFor, textsOf, turnMoodOf } from './pieces.ts'
import { specialOf } from './special.ts'

export function actFor(
  context: QuestionContext,
  answer: CardsAnswer,
  cards: readonly LaidCard[],
): SpreadSentence {
  const { question } = context
  const isGrave = question.register === 'grave'
  const keys = isGrave ? graveKeys(question, specialOf(question)).act : actKeys(question, answer)
  const jars = isGrave ? isJarring : isJarringAct
  // Besides those for any answer there are some for one that leans well, or does not.
  const ofMood = textsOf(`${keys[0]!}/${turnMoodOf(answer)}`)
  const texts = [...textsFor(...keys), ...ofMood]
  const fitting = texts.filter((text) => !jars(text, context))
  const [text] = dealFor(cards)(fitting.length > 0 ? fitting : texts, 'act')
  return { text: filledPiece(text!, question, cards.length), cards: [] }
}
