/** What a model is asked for, and how its answer becomes a text. A new kind of text is a new assignment. */
import type { TSchema } from 'typebox'
import type { Sign } from '../../sky/zodiac.ts'
import type { Sentence } from '../writer.ts'
import type { Fact } from './facts.ts'
import type { Prompt } from './prompt.ts'

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
  readonly passagesOf: (answer: Answer) => readonly Passage[]
  /** The answer with each of its sentences changed by a function. */
  readonly mapSentences: (answer: Answer, change: (sentence: Sentence) => Sentence) => Answer
  readonly textOf: (answer: Answer) => Text
}

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

/** Models write by feel: they are told the middle, too, in words of about six characters. */
export function lengthInWords({ least, most }: Length, note?: string): string {
  const words = Math.round((least + most) / 12)
  return `${least} to ${most} in all, best about ${words} words${note ? `, ${note}` : ''}`
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayOf = (date: string): string => WEEKDAYS[new Date(Date.parse(date)).getUTCDay()]!
