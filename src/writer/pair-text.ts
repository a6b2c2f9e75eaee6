/** The text of a reading of two charts, and the rules that apply to it, whether the phrasebook or a model wrote it. */
import type { PairSectionId } from '../judgement/pair/pair-sections.ts'
import { lengthOf } from '../words/text-measure.ts'
import type { Words } from '../words/words.ts'
import { repeatedIn } from './natal-text.ts'
import { prose, type Sentence, sentenceFaults } from './sentence.ts'

export interface PairSectionText {
  readonly id: PairSectionId
  /** Of the phrasebook the texts of facts, with hinges between them. */
  readonly sentences: readonly Sentence[]
}

/** The sources of its sentences are ids of aspects, overlays and placements. */
export interface PairText {
  readonly summary: readonly Sentence[]
  readonly sections: readonly PairSectionText[]
  readonly strengths: readonly Sentence[]
  /** Each with what helps. */
  readonly frictions: readonly Sentence[]
  readonly advice: Sentence
}

/** All in reading order. */
export const sentencesInPair = (text: PairText): readonly Sentence[] => [
  ...text.summary,
  ...text.sections.flatMap(({ sentences }) => sentences),
  ...text.strengths,
  ...text.frictions,
  text.advice,
]

/** What people say is in quotation marks, which the house rules do not know. */
export const withoutQuotationMarks = (text: string): string => text.replaceAll(/[“”]/g, '')

/** The violations of the rules that apply to every writer. */
export function pairTextFaults(words: Words, text: PairText): string[] {
  const { summaryLength, sectionLength, pairFaults } = words.together
  const lengths = [
    { name: 'summary', length: lengthOf(prose(text.summary)), ...summaryLength },
    ...text.sections.map(({ id, sentences }) => ({
      name: id,
      length: lengthOf(prose(sentences)),
      // A reading of one fact may be short.
      least: 0,
      most: sectionLength.most,
    })),
  ]
  const faults = lengths
    .filter(({ length, least, most }) => length < least || length > most)
    .map(({ name, length, least, most }) => `${name} has ${length} characters, not ${least} to ${most}`)
  const sentences = sentencesInPair(text)
  return [
    ...faults,
    ...repeatedIn(sentences),
    ...sentenceFaults(words, sentences, withoutQuotationMarks),
    ...sentences.flatMap((sentence) =>
      pairFaults(sentence.text).map((fault) => `“${sentence.text}” ${fault}`),
    ),
  ]
}
