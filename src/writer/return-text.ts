/** The text of a solar return, and the rules that apply to it, whether the phrasebook or a model wrote it. */
import type { ReturnPlan, ReturnSectionId } from '../judgement/person/return-plan.ts'
import type { Words } from '../words/words.ts'
import type { Sentence } from './sentence.ts'
import { timeTextFaults } from './time-text.ts'

export interface ReturnSectionText {
  readonly id: ReturnSectionId
  readonly sentences: readonly Sentence[]
}

/** The sources of its sentences are ids of facts of the return. */
export interface ReturnText {
  /** None without a time of birth. */
  readonly summary: readonly Sentence[]
  readonly sections: readonly ReturnSectionText[]
}

/** All in reading order. */
export const sentencesInReturn = ({ summary, sections }: ReturnText): readonly Sentence[] => [
  ...summary,
  ...sections.flatMap(({ sentences }) => sentences),
]

/** The violations of the rules that apply to every writer. */
export function returnFaults(words: Words, text: ReturnText, plan: ReturnPlan): string[] {
  const length = plan.summary === null ? undefined : words.returns.summaryLength
  return timeTextFaults(words, { summary: text.summary, all: sentencesInReturn(text), length })
}
