/** Titles and descriptions of the page's rooms, as previews of links and search engines show them. */
import type { Sign } from '../../sky/zodiac.ts'
import type { Card } from '../../tarot/card.ts'
import { capitalised } from '../../text.ts'
import type { RoomName, RoomWords } from '../links.ts'
import { cardWords } from './deck.ts'

export const ROOM_WORDS = {
  today: {
    title: 'Cards, sky and birth charts',
    description:
      'Your sentence, your card and the Moon of today. Ask the cards, read your sign’s day, and cast your birth chart.',
  },
  spread: {
    title: 'Ask the cards',
    description: 'Write a question or leave it unsaid, choose a spread, and turn your cards one by one.',
  },
  sky: {
    title: 'The sky, sign by sign',
    description:
      'The day, the week, the month and the year of your sign, read from where the planets really stand.',
  },
  month: {
    title: 'The month’s sky',
    description: 'The Moon of every day, eclipses, retrogrades and the planets’ ways through the signs.',
  },
  chart: {
    title: 'Birth chart',
    description: 'Cast a birth chart and read what it means, with the time of birth or without it.',
  },
  day: {
    title: 'Your day',
    description: 'What the sky of today makes of your birth chart, hour by hour.',
  },
  ahead: {
    title: 'Ahead',
    description:
      'What the sky does to your birth chart, with beginning and end: the transits as a picture, your year from birthday to birthday, and the chapters of your life.',
  },
  together: {
    title: 'Two people',
    description:
      'Two birth charts side by side: what comes easily, where it rubs, and what helps. No percentage, no verdict, and the times of birth may be unknown.',
  },
  deck: {
    title: 'The deck',
    description: 'Seventy-eight cards, drawn for this deck, and what each means, upright and reversed.',
  },
  journal: {
    title: 'Journal',
    description: 'The draws and days that you kept. They are in your browser and nowhere else.',
  },
} as const satisfies Record<RoomName, RoomWords>

export const signWords = (sign: Sign): RoomWords => ({
  title: `${capitalised(sign)} today`,
  description: `The day, the week, the month and the year of ${capitalised(sign)}, read from where the planets really stand.`,
})

export function deckCardWords(card: Card): RoomWords {
  const { name, meaning } = cardWords(card)
  return { title: name, description: meaning.upright.general }
}

/** What the picture of a room shows that has none of its own. */
export const ICON_WORDS = 'The sign of Augury: a golden star on a night sky'
