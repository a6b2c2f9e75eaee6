/** What a question asks, as codes. */
import type { Theme } from '../theme.ts'

export type QuestionForm = 'yes_no' | 'choice' | 'when' | 'why' | 'how' | 'who' | 'what' | 'open'
export type QuestionTopic =
  | 'love'
  | 'friendship'
  | 'family'
  | 'work'
  | 'money'
  | 'study'
  | 'home'
  | 'travel'
  | 'health'
  | 'spirit'
  | 'creativity'
  | 'law'
  | 'loss'
  | 'general'
export type QuestionAbout = 'self' | 'other' | 'us'
export type GraveKind =
  | 'health'
  | 'death'
  | 'pregnancy'
  | 'violence'
  | 'self_harm'
  | 'addiction'
  | 'law'
  | 'debt'
  | 'minor'
export type QuestionSpan = 'day' | 'week' | 'month' | 'year' | 'later'
export type QuestionAsk =
  | 'event'
  | 'deed'
  | 'worth'
  | 'mind'
  | 'hidden'
  | 'fact'
  | 'chance'
  | 'when'
  | 'why'
  | 'how_do'
  | 'how_be'
  | 'what_do'
  | 'what_ahead'
  | 'what_is'
  | 'who'
  | 'choice'
  | 'open'
export type QuestionRegister = 'light' | 'quiet' | 'grave'

export interface Question {
  readonly understood: boolean
  readonly form: QuestionForm
  readonly topic: QuestionTopic
  readonly about: QuestionAbout
  readonly grave: GraveKind | null
  readonly span: QuestionSpan | null
  readonly options: readonly string[]
  readonly theme: Theme
  readonly showCards: boolean
  readonly ask: QuestionAsk
  readonly register: QuestionRegister
  readonly isFeared: boolean
  readonly isNegated: boolean
  readonly isBig: boolean
  readonly step: 'towards' | 'away' | 'back' | null
  readonly person: { readonly noun: string; readonly pronoun: 'he' | 'she' | 'they' } | null
  readonly matter: string | null
}
