/** Titles and descriptions of shared links, as previews show them. */
import type { Sign } from '../../sky/zodiac.ts'
import type { DrawnCard } from '../../tarot/card.ts'
import { capitalised } from '../../text.ts'
import { dateWords, weekdayOf } from './dates.ts'
import { cardWords } from './deck.ts'

/** Draws that have no places, and so no words of a spread. */
export const PLACELESS_NAMES = { daily_card: 'Card of the Day', yes_no: 'Yes or No' } as const

/** `Leo, Tuesday 17 November 2026`. */
export const titleOfDay = (sign: Sign, date: string): string => `${capitalised(sign)}, ${longDate(date)}`

/** `Tuesday 17 November 2026`. */
export const longDate = (date: string): string =>
  `${weekdayOf(date)} ${dateWords(date)} ${Number(date.slice(0, 4))}`

/** `The Star, reversed`. */
export const drawnCardName = ({ card, orientation }: DrawnCard): string =>
  orientation === 'reversed' ? `${cardWords(card).name}, reversed` : cardWords(card).name

/** Networks cut longer descriptions. */
const MAX_DESCRIPTION = 240

/** `Past: The Star. Present: Ten of Cups, reversed.`; of many cards, as many as there is room for. */
export function cardsInWords(cards: readonly DrawnCard[], places: readonly string[]): string {
  const lines = cards.map((card, at) => {
    const place = places[at]
    return place === undefined ? `${drawnCardName(card)}.` : `${place}: ${drawnCardName(card)}.`
  })
  return inRoom(lines, (left) => `And ${left} more.`)
}

/** Whole sentences, as many as there is room for. */
export const shortened = (sentences: readonly string[]): string => inRoom(sentences, () => '')

function inRoom(sentences: readonly string[], rest: (left: number) => string): string {
  let text = ''
  for (const [at, sentence] of sentences.entries()) {
    if (at > 0 && text.length + 1 + sentence.length > MAX_DESCRIPTION)
      return `${text} ${rest(sentences.length - at)}`.trimEnd()
    text += at === 0 ? sentence : ` ${sentence}`
  }
  return text
}
