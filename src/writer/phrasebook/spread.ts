/** The phrasebook's text of a spread: its sentences are made in words/, from the cards alone. */
import type { SpreadSentence, WholeReading } from '../../words/spreads.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import type { SpreadAsk, SpreadText } from '../spread-text.ts'

export const spreadText = ({ spreads }: Words, { cards, theme }: SpreadAsk): SpreadText =>
  textOf(spreads.wholeReading(cards, theme))

export const textOf = ({ summary, threads, act }: WholeReading): SpreadText => ({
  summary: summary.map(cardSentence),
  threads: threads.map(cardSentence),
  act: cardSentence(act),
})

export const cardSentence = ({ text, cards }: SpreadSentence): Sentence => ({
  text,
  transits: cards.map(({ card }) => card.id),
})
