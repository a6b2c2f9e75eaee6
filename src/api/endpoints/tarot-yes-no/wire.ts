import type { YesNo } from '../../../readings/yes-no.ts'
import { ruleOf } from '../../../words/en/yes-no.ts'
import { themeAndSeed, toCardResponse } from '../tarot/wire.ts'

export const toYesNoResponse = ({ vote, cards, theme, seed }: YesNo, origin: string) => ({
  answer: vote.answer,
  rule: ruleOf(cards, vote),
  cards: cards.map((drawn) => ({ ...toCardResponse(drawn, theme, origin), leaning: drawn.leaning })),
  ...themeAndSeed(theme, seed),
})
