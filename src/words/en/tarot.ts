/** What cards need, in English. */
import type { TarotWords } from '../words.ts'
import { ENGLISH_ANSWERS } from './answer/answers.ts'
import { cardNamed } from './card-names.ts'
import { cardKeywords, cardMeaning, cardWords, plainName } from './deck.ts'
import { pairText } from './pairs.ts'
import { keyThemes } from './patterns.ts'
import { inPosition } from './places.ts'
import { ENGLISH_QUESTIONS } from './question/questions.ts'
import { drawnCardName, PLACELESS_NAMES } from './shared-view.ts'
import { shownThreads, summaryLength, wholeReading } from './spread-reading.ts'
import { openPlaces, spreadWords } from './spreads.ts'
import { ENGLISH_TERMINAL } from './terminal.ts'
import { ruleOf } from './yes-no.ts'

export const ENGLISH_TAROT: TarotWords = {
  language: 'en',
  cards: {
    cardWords,
    meaning: cardMeaning,
    keywords: cardKeywords,
    plainName,
    drawnCardName,
    cardNamed,
    inPosition,
    pairText,
    keyThemes,
    ruleOf,
  },
  spreads: {
    spreadWords,
    openPlaces,
    placelessNames: PLACELESS_NAMES,
    wholeReading,
    summaryLength,
    shownThreads,
  },
  questions: ENGLISH_QUESTIONS,
  answers: ENGLISH_ANSWERS,
  terminal: ENGLISH_TERMINAL,
}
