/** The text of one person's day, and the rules that apply to it, whether the phrasebook or a model wrote it. */

import type { Words } from '../words/words.ts'
import { type Sentence, sentenceFaults } from './sentence.ts'

/** The text of one person's day (specification §2.6, `interpretation.content`). */
export interface PersonalText {
  readonly overall: readonly Sentence[]
  readonly personalDevelopment: readonly Sentence[]
  readonly relationships: readonly Sentence[]
  readonly careerPurpose: readonly Sentence[]
  readonly emotionalWisdom: readonly Sentence[]
  /** Three to five. */
  readonly practicalAdvice: readonly Sentence[]
  readonly timingGuidance: readonly Sentence[]
  readonly affirmation: Sentence
  /** The long weather: what a slow planet does for months or years in one part of life. */
  readonly background: Sentence
}

const ADVICE_COUNT = { least: 3, most: 5 }

/** All sentences of a person's day in reading order. */
export const sentencesInPersonal = (text: PersonalText): readonly Sentence[] => [
  ...text.overall,
  ...text.personalDevelopment,
  ...text.relationships,
  ...text.careerPurpose,
  ...text.emotionalWisdom,
  ...text.practicalAdvice,
  ...text.timingGuidance,
  text.affirmation,
  text.background,
]

/** The violations of the rules that apply to every writer. */
export function personalFaults(words: Words, text: PersonalText): string[] {
  const { length } = text.practicalAdvice
  const isCountRight = length >= ADVICE_COUNT.least && length <= ADVICE_COUNT.most
  const faults = isCountRight ? [] : [`gives ${length} pieces of advice`]
  return [...faults, ...sentenceFaults(words, sentencesInPersonal(text))]
}
