/** What a language says to a question: the answer from the cards, and the texts of the cards in the register of the question. */
import type { DrawnCard } from '../tarot/card.ts'
import type { Leaning, Vote } from '../tarot/leanings.ts'
import type { Pattern } from '../tarot/patterns.ts'
import type { Question } from '../tarot/question/question.ts'
import type { PlaceKind } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import type { LaidCard } from '../tarot/threads.ts'
import type { SpreadSentence, WholeReading } from './spreads.ts'

/** Of cards that have no story: those of a day, or of a yes or no. */
export interface ShortAnswer {
  /** Two to four sentences. */
  readonly answer: readonly SpreadSentence[]
  readonly act: SpreadSentence
}

export interface AnsweredReading extends WholeReading, ShortAnswer {}

/** The texts of cards, chosen so that they do not jar with what was asked. */
export interface AnsweredCardTexts {
  readonly meaning: (drawn: DrawnCard, theme: Theme) => string
  readonly inPosition: (drawn: DrawnCard, kind: PlaceKind) => string
  readonly keywords: (drawn: DrawnCard) => readonly string[]
  readonly keyThemes: (patterns: readonly Pattern[]) => readonly string[]
}

/** A question as it was asked. `theme` is the one that the caller named, which allows its own words. */
export interface QuestionContext {
  readonly question: Question
  readonly theme?: Theme | undefined
}

/** A yes or no to a question. */
export interface AnsweredVote {
  readonly answer: Leaning
  /** How it follows, or why no card can say. */
  readonly rule: string
  /** False for a grave question: then no card leans either way. */
  readonly areCardsLeaning: boolean
}

export interface AnswerWords {
  readonly shortAnswer: (context: QuestionContext, cards: readonly LaidCard[]) => ShortAnswer
  /** The answer, and the story that follows it. */
  readonly answeredReading: (
    context: QuestionContext,
    cards: readonly LaidCard[],
    theme: Theme,
  ) => AnsweredReading
  readonly cardTexts: (context: QuestionContext) => AnsweredCardTexts
  /** Whether a text of another writer may follow the answer. */
  readonly isFitting: (context: QuestionContext, text: string) => boolean
  readonly answeredVote: (question: Question, cards: readonly DrawnCard[], vote: Vote) => AnsweredVote
  /** An option as a text may repeat it: short and without markup. */
  readonly optionName: (option: string) => string
}
