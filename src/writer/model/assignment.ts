/** What a model is asked for, and how its answer becomes a text. */
import type { TSchema } from 'typebox'
import { Type } from '../../schema/type.ts'
import type { Sign } from '../../sky/zodiac.ts'
import type { Prompt } from '../../words/en/prompts.ts'
import type { Sentence } from '../writer.ts'
import type { Fact } from './facts.ts'

export interface Length {
  readonly least: number
  readonly most: number
}

/** A part of an answer that is checked, and if need be asked for again, by itself. */
export interface Passage {
  /** Where it stands in the answer: `summary`, `categories.love`. */
  readonly member: string
  /** How it is called in a complaint: `summary`, `categories.love.advice`. */
  readonly name: string
  readonly sentences: readonly Sentence[]
  readonly length: Length
}

export interface Assignment<Answer, Text> {
  /** Name of the form, as providers want one for a schema. */
  readonly name: string
  readonly prompt: Prompt
  /**
   * The form of the answer, the same for every day: providers prepare a schema once and keep it.
   * It says shape only; lengths and ids are checked here.
   */
  readonly schema: TSchema
  readonly maxOutputTokens: number
  readonly facts: readonly Fact[]
  /** The sign that it is written for, if for one: a text may always name it. */
  readonly reader: Sign | null
  passagesOf(answer: Answer): readonly Passage[]
  /** The answer with each of its sentences changed by a function. */
  mapSentences(answer: Answer, change: (sentence: Sentence) => Sentence): Answer
  textOf(answer: Answer): Text
}

/** What is not asked for is left away. */
export const CLOSED = { additionalProperties: false }
export const TransitsAnswer = Type.Array(Type.String(), { description: 'Ids of the facts it comes from.' })
export const SentenceAnswer = Type.Object({ text: Type.String(), transits: TransitsAnswer }, CLOSED)
export const SENTENCE_FORM = '{"text":"…","transits":["…"]}'

type Member = Sentence | readonly Sentence[]

/** An answer whose members are sentences and lists of sentences, each sentence changed. */
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
export const listed = (facts: readonly Fact[]): string =>
  facts.map(({ id, words }) => `- ${id}: ${words}`).join('\n')
