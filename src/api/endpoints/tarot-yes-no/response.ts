import type { YesNo } from '../../../readings/yes-no.ts'
import type { TarotWords } from '../../../words/words.ts'
import { themeAndSeed, toCardResponse } from '../tarot/response.ts'

export const toYesNoResponse = (words: TarotWords, { vote, cards, theme, seed }: YesNo, origin: string) => ({
  answer: vote.answer,
  rule: words.cards.ruleOf(cards, vote),
  cards: cards.map((drawn) => ({ ...toCardResponse(words, drawn, theme, origin), leaning: drawn.leaning })),
  ...themeAndSeed(theme, seed),
})
