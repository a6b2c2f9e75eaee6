/** The answer to a question from cards without a spread. */
import type { DrawnCard } from '../tarot/card.ts'
import type { PlaceKind } from '../tarot/spreads.ts'
import type { QuestionContext, ShortAnswer } from '../words/answers.ts'
import type { TarotWords } from '../words/words.ts'

/** All cards lie in places of one kind. */
export const shortAnswer = (
  { answers }: TarotWords,
  context: QuestionContext,
  cards: readonly DrawnCard[],
  kind: PlaceKind,
): ShortAnswer =>
  answers.shortAnswer(
    context,
    cards.map(({ card, orientation }, at) => ({ card, orientation, kind, number: at + 1 })),
  )
