/** The task for a model, and how its answer becomes a text. */
import type { TSchema } from 'typebox'
import { Type } from '../../schema/type.ts'
import type { Prompt } from '../../words/prompts.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'

/** In code points. Only what the contract sets has a lower bound: a short piece of advice may be a good one. */
export interface Length {
  readonly least?: number
  readonly most: number
}

/** A part of an answer that is checked separately and, if necessary, requested again. */
export interface Passage {
  /** Its path in the answer: `summary`, `categories.love`. */
  readonly member: string
  /** Its name in a complaint to the model: `summary`, `categories.love.advice`. */
  readonly name: string
  readonly sentences: readonly Sentence[]
  readonly length: Length
  /** What is wrong with it besides its words and facts. */
  readonly faults?: readonly string[]
}

/** A fact as a prompt lists it. */
export interface ListedFact {
  readonly id: string
  readonly words: string
}

/** How a text is compared with the facts: those of the sky (check-facts.ts) or the cards of a spread (check-cards.ts). */
export interface FactChecks {
  readonly facts: readonly ListedFact[]
  /** What a sentence says that no fact tells. */
  faultsIn(sentence: Sentence): string[]
  /** Adds the sources of what the sentence names without one. */
  withSources(sentence: Sentence): Sentence
  /** The text as the house rules see it: they do not apply to names. */
  withoutNames(text: string): string
}

export interface ModelTask<Answer, Text> {
  /** Name of the schema; providers require one. */
  readonly name: string
  readonly prompt: Prompt
  /** The language of the text. */
  readonly words: Words
  /**
   * The schema of the answer, the same for every day: providers compile a schema once and cache it.
   * It describes only the shape; lengths and ids are checked in our code.
   */
  readonly schema: TSchema
  readonly maxOutputTokens: number
  readonly checks: FactChecks
  passagesOf(answer: Answer): readonly Passage[]
  /** Applies a function to every sentence of the answer. */
  mapSentences(answer: Answer, change: (sentence: Sentence) => Sentence): Answer
  textOf(answer: Answer): Text
}

/** Members that the schema does not name are removed. */
export const CLOSED = { additionalProperties: false }
export const TransitsAnswer = Type.Array(Type.String(), { description: 'Ids of the facts it comes from.' })
export const SentenceAnswer = Type.Object({ text: Type.String(), transits: TransitsAnswer }, CLOSED)
export const SENTENCE_FORM = '{"text":"…","transits":["…"]}'

type Member = Sentence | readonly Sentence[]

/** Applies a function to every sentence of an answer whose members are sentences or lists of sentences. */
export function mapMembers<Answer extends object>(
  answer: Answer,
  change: (sentence: Sentence) => Sentence,
): Answer {
  const members = Object.entries(answer as Record<string, Member>).map(([name, member]) => [
    name,
    'text' in member ? change(member) : member.map(change),
  ])
  return Object.fromEntries(members) as Answer
}

/** Facts as a prompt lists them. */
export const factLines = (facts: readonly ListedFact[]): string =>
  facts.map(({ id, words }) => `- ${id}: ${words}`).join('\n')
