/** The text of a natal reading, and the rules that apply to it, whether the phrasebook or a model wrote it. */
import type { SectionId } from '../judgement/chart/sections.ts'
import { lengthOf, wordsOf } from '../words/text-measure.ts'
import type { Words } from '../words/words.ts'
import { prose, type Sentence, sentenceFaults } from './sentence.ts'

export interface SectionText {
  readonly id: SectionId
  /** The phrasebook has one for each fact, a model one for the section. */
  readonly paragraphs: readonly (readonly Sentence[])[]
}

/** The sources of its sentences are ids of facts. */
export interface NatalText {
  readonly portrait: readonly Sentence[]
  readonly sections: readonly SectionText[]
  readonly tensions: readonly Sentence[]
}

export const sectionProse = ({ paragraphs }: SectionText): string => paragraphs.map(prose).join('\n\n')

/** All in reading order. */
export const sentencesInNatal = ({ portrait, sections, tensions }: NatalText): readonly Sentence[] => [
  ...portrait,
  ...sections.flatMap(({ paragraphs }) => paragraphs.flat()),
  ...tensions,
]

/** The violations of the rules that apply to every writer. */
export function natalFaults(words: Words, text: NatalText): string[] {
  const lengths = [
    { name: 'portrait', length: lengthOf(prose(text.portrait)), ...words.natal.portraitLength },
    ...text.sections.map((section) => ({
      name: section.id,
      length: lengthOf(sectionProse(section)),
      ...words.natal.sectionLength,
    })),
  ]
  const faults = lengths
    .filter(({ length, least, most }) => length < least || length > most)
    .map(({ name, length, least, most }) => `${name} has ${length} characters, not ${least} to ${most}`)
  const sentences = sentencesInNatal(text)
  return [...faults, ...repeatedIn(sentences), ...sentenceFaults(words, sentences)]
}

/** Sentences that are repeated. */
export function repeatedIn(passages: readonly Sentence[]): string[] {
  const seen = new Set<string>()
  return passages
    .flatMap(({ text }) => text.split(/(?<=[.?]) /))
    .filter((sentence) => {
      const bare = wordsOf(sentence).join(' ')
      const isAgain = seen.has(bare)
      seen.add(bare)
      return isAgain
    })
    .map((sentence) => `“${sentence}” is told twice`)
}
