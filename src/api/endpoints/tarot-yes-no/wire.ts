import type { LeaningCard, YesNo } from '../../../readings/yes-no.ts'
import type { TarotWords } from '../../../words/words.ts'
import { cardText, themeAndSeed } from '../tarot/wire.ts'

export function yesNoText(words: TarotWords, { vote, cards, theme, seed }: YesNo, origin: string): string {
  const leaning = (drawn: LeaningCard) =>
    `${cardText(words, drawn, theme, origin).slice(0, -1)},"leaning":"${drawn.leaning}"}`
  const rule = JSON.stringify(words.cards.ruleOf(cards, vote))
  return `{"answer":"${vote.answer}","rule":${rule},"cards":[${cards.map(leaning)}],${themeAndSeed(theme, seed)}}`
}
