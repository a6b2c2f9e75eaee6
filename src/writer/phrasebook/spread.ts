/** The phrasebook's text of a spread: its sentences are made in words/, from the cards alone. */
import type { SpreadSentence } from '../../words/spreads.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import type { SpreadAsk, SpreadText } from '../spread-text.ts'

export function spreadText({ spreads }: Words, { cards, theme }: SpreadAsk): SpreadText {
  const { summary, threads, act } = spreads.wholeReading(cards, theme)
  return { summary: summary.map(sentenceOf), threads: threads.map(sentenceOf), act: sentenceOf(act) }
}

const sentenceOf = ({ text, cards }: SpreadSentence): Sentence => ({
  text,
  transits: cards.map(({ card }) => card.id),
})
