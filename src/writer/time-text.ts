/** The rules that apply to every text about one person's time, whether the phrasebook or a model wrote it. */
import type { LengthRange } from '../words/natal.ts'
import { lengthOf } from '../words/text-measure.ts'
import type { Words } from '../words/words.ts'
import { repeatedIn } from './natal-text.ts'
import { withoutQuotationMarks } from './pair-text.ts'
import { prose, type Sentence, sentenceFaults } from './sentence.ts'

/** The clock by which a text is written. */
export interface TextClock {
  readonly now: number
  /** `YYYY-MM-DD` by the clocks of the reader. */
  readonly today: string
  /** The date of an instant by the same clocks. */
  readonly dayOf: (instant: number) => string
}

interface TimeText {
  readonly summary: readonly Sentence[]
  readonly all: readonly Sentence[]
  /** Of the summary; absent if it may be of any length. */
  readonly length?: LengthRange | undefined
}

export function timeTextFaults(words: Words, { summary, all, length }: TimeText): string[] {
  const own = lengthOf(prose(summary))
  return [
    ...(length && (own < length.least || own > length.most)
      ? [`summary has ${own} characters, not ${length.least} to ${length.most}`]
      : []),
    ...repeatedIn(all),
    ...sentenceFaults(words, all, withoutQuotationMarks),
    ...all.flatMap(({ text }) => words.timeline.timeFaults(text).map((fault) => `“${text}” ${fault}`)),
  ]
}
