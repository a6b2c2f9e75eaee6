/** One thing to do after an answer: what a card advises, where that fits the question, else one written for its topic (docs/questions.md). */
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import { signOf } from '../../../tarot/answer/lean.ts'
import type { LaidCard } from '../../../tarot/threads.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import type { QuestionContext } from '../../answers.ts'
import type { SpreadSentence } from '../../spreads.ts'
import { isJarring, isJarringAct } from '../question/jarring.ts'
import { dealFor } from '../story-dealing.ts'
import { actAlone, piecesOf, weightOf } from '../story-scenes.ts'
import { graveKeys, isConsoled } from './keys.ts'
import { filledPiece, textsFor } from './pieces.ts'

/** `own` is the act that the story of the cards has without a question. */
export function actFor(
  context: QuestionContext,
  answer: CardsAnswer,
  cards: readonly LaidCard[],
  own: SpreadSentence,
): SpreadSentence {
  const { question } = context
  const isOfCards = question.register === 'light' && question.about !== 'other'
  if (isOfCards) {
    const advice = [own, ...cards.map(adviceOf)].find(({ text }) => !isJarringAct(text, context))
    if (advice !== undefined) return advice
  }
  const texts = textsFor(...actKeys(context, answer))
  const fitting = texts.filter((text) => !isJarring(text, context))
  const [text] = dealFor(cards)(fitting.length > 0 ? fitting : texts, 'act')
  return { text: filledPiece(text!, question, cards.length), cards: [] }
}

export const adviceOf = (laid: LaidCard): SpreadSentence => ({
  text: actAlone(piecesOf(laid).act),
  cards: [laid],
})

function actKeys({ question }: QuestionContext, answer: CardsAnswer): readonly PieceKey[] {
  const { topic, register, about } = question
  if (register === 'grave') return graveKeys(question, null).act
  if (isConsoled(question)) return [`act/${topic}/quiet`, 'act/general/quiet']
  if (about === 'other') return [`act/${topic}/other`, 'act/general/other']
  const tone = isKind(answer) ? 'kind' : 'hard'
  return [`act/${topic}/${tone}`, `act/general/${tone}`]
}

/** Whether the answer leans well; where nothing leans, whether its card is kind. */
const isKind = (answer: CardsAnswer): boolean =>
  answer.kind === 'event' || answer.kind === 'deed'
    ? signOf(answer.grade) > 0
    : weightOf(answer.carrier) === 'kind'
