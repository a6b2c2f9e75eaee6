import type { YesNo } from '../../../readings/yes-no.ts'
import type { Question } from '../../../tarot/question/question.ts'
import type { TarotWords } from '../../../words/words.ts'
import { themeAndSeed, toCardResponse } from '../tarot/response.ts'

export function toYesNoResponse(
  words: TarotWords,
  { vote, cards, theme, seed }: YesNo,
  origin: string,
  question?: Question,
) {
  const { answer, rule, areCardsLeaning } = question
    ? words.answers.answeredVote(question, cards, vote)
    : { answer: vote.answer, rule: words.cards.ruleOf(cards, vote), areCardsLeaning: true }
  return {
    answer,
    rule,
    cards: cards.map((drawn) => ({
      ...toCardResponse(words, drawn, theme, origin),
      leaning: areCardsLeaning ? drawn.leaning : ('unclear' as const),
    })),
    ...themeAndSeed(theme, seed),
  }
}
