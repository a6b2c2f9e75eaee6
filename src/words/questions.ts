/** What questions need of a language: the guard, what is said instead of cards when somebody may be in danger, and the reader. */
import type { Danger } from '../tarot/question/danger.ts'
import type { QuestionReader } from '../tarot/question/question.ts'

/** Neutral words for the cards of an answer that shows none. */
export interface QuietWords {
  readonly meaning: string
  readonly inPosition: string
  readonly keywords: readonly string[]
  readonly themes: readonly string[]
  readonly summary: string
  readonly rule: string
}

/** The guard alone: the page loads it without the vocabulary of the reader. */
export interface DangerWords {
  readonly dangerIn: (question: string) => Danger | null
  /** `helplines` are those of the setting, as the operator wrote them. */
  readonly dangerParagraphs: (danger: Pick<Danger, 'grave' | 'voice'>, helplines?: string) => string[]
  readonly quiet: QuietWords
  /** One thing for today. */
  readonly quietAct: (danger: Pick<Danger, 'grave' | 'voice'>) => string
}

export interface QuestionWords extends DangerWords, QuestionReader {}
