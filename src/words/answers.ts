/** The texts of a language for questions: the answer from the cards, and texts of the cards that fit the question. */
import type { DrawnCard } from '../tarot/card.ts'
import type { Leaning, Vote } from '../tarot/leanings.ts'
import type { Pattern } from '../tarot/patterns.ts'
import type { Question } from '../tarot/question/question.ts'
import type { PlaceKind } from '../tarot/spreads.ts'
import type { Theme } from '../tarot/theme.ts'
import type { LaidCard } from '../tarot/threads.ts'
import type { SpreadSentence, WholeReading } from './spreads.ts'

/** The matter that was asked about, the verdict, a way of a choice, the card that carries it, and what the asker can do. */
export type AnswerRole = 'matter' | 'verdict' | 'way' | 'card' | 'step'

export interface AnswerSentence extends SpreadSentence {
  readonly role: AnswerRole
}

/** The roles that follow from the cards by rule. Their sentences are never written by a model. */
export const isByRule = ({ role }: AnswerSentence): boolean => role === 'verdict' || role === 'way'

/** Of cards that have no story: those of a day, or of a yes or no. */
export interface ShortAnswer {
  /** Two to four sentences. */
  readonly answer: readonly AnswerSentence[]
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
  /** The cards do not repeat in their places what `answer` has said. */
  readonly cardTexts: (
    context: QuestionContext,
    answer?: readonly { readonly text: string }[],
  ) => AnsweredCardTexts
  /** Whether a text of another writer may follow the answer. */
  readonly isFitting: (context: QuestionContext, text: string) => boolean
  /** What is wrong with a sentence of another writer around the verdict: it judges, dates, claims to know. */
  readonly sentenceFaults: (text: string) => string[]
  /** The same for a sentence of the story after the answer. */
  readonly storyFaults: (text: string) => string[]
  /** Words of the question in a text, beyond our vocabulary and `known` texts. */
  readonly echoesIn: (text: string, question: string, known: readonly string[]) => string[]
  readonly maxLength: number
  readonly answeredVote: (question: Question, cards: readonly DrawnCard[], vote: Vote) => AnsweredVote
  /** An option as a text may repeat it: short and without markup. */
  readonly optionName: (option: string) => string
}
