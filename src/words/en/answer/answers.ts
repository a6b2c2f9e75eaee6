/** Answers to questions, in English. */
import type { AnswerWords } from '../../answers.ts'
import { isJarring } from '../question/jarring.ts'
import { MAX_ANSWER_LENGTH } from './answer-text.ts'
import { answeredReading, shortAnswerTo } from './answered-reading.ts'
import { cardTexts } from './card-texts.ts'
import { optionName } from './options.ts'
import { answerFaults, echoesIn, storyFaults } from './writer-rules.ts'
import { answeredVote } from './yes-no-answer.ts'

export const ENGLISH_ANSWERS: AnswerWords = {
  shortAnswer: shortAnswerTo,
  answeredReading,
  cardTexts,
  isFitting: (context, text) => !isJarring(text, context, true),
  sentenceFaults: answerFaults,
  storyFaults,
  echoesIn,
  maxLength: MAX_ANSWER_LENGTH,
  answeredVote,
  optionName,
}
