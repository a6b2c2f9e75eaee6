import type { LeaningCard, YesNo } from '../../../readings/yes-no.ts'
import { ruleOf } from '../../../words/en/yes-no.ts'
import { cardText, themeAndSeed } from '../tarot/wire.ts'

export function yesNoText({ vote, cards, theme, seed }: YesNo, origin: string): string {
  const leaning = (drawn: LeaningCard) =>
    `${cardText(drawn, theme, origin).slice(0, -1)},"leaning":"${drawn.leaning}"}`
  const rule = JSON.stringify(ruleOf(cards, vote))
  return `{"answer":"${vote.answer}","rule":${rule},"cards":[${cards.map(leaning)}],${themeAndSeed(theme, seed)}}`
}
