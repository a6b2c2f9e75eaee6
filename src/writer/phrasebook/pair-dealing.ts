/** Which text of a list a reading of two charts gets: it follows from the facts of the two, and none is used twice in one reading. */
import type { PairFact } from '../../judgement/pair/facts.ts'
import type { LengthRange } from '../../words/natal.ts'
import { lengthOf } from '../../words/text-measure.ts'
import type { SignedTheme } from '../../words/together.ts'
import type { Sentence } from '../sentence.ts'
import { shuffled } from './dealing.ts'

export class TextDealer {
  readonly #shuffleKey: string
  readonly #used = new Set<string>()

  constructor(shuffleKey: string) {
    this.#shuffleKey = shuffleKey
  }

  /**
   * The next text that was not used yet and is not too long, or none; the list is named so that lists of one length
   * are dealt differently.
   */
  look(
    texts: readonly string[],
    list: string,
    facts: readonly PairFact[],
    most = Number.POSITIVE_INFINITY,
  ): Sentence[] {
    const sources = facts.flatMap((fact) => fact.sources)
    const order =
      texts.length > 1 ? shuffled([...texts.keys()], `${list} ${sources.join()} ${this.#shuffleKey}`) : [0]
    const text = order
      .map((at) => texts[at])
      .find((each) => each !== undefined && !this.#used.has(each) && lengthOf(each) <= most)
    return text === undefined ? [] : [{ text, transits: sources }]
  }

  use<Sentences extends readonly Sentence[]>(sentences: Sentences): Sentences {
    for (const { text } of sentences) this.#used.add(text)
    return sentences
  }

  tell(texts: readonly string[], list: string, facts: readonly PairFact[]): Sentence[] {
    return this.use(this.look(texts, list, facts))
  }
}

export const signedTheme = ({ theme, sign }: Pick<PairFact, 'theme' | 'sign'>): SignedTheme =>
  `${theme}${sign}`

/** As one text, with spaces between. */
export const lengthWithSpaces = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + lengthOf(text) + 1, -1)

export const fits = (sentences: readonly Sentence[], { least, most }: LengthRange): boolean => {
  const length = lengthWithSpaces(sentences)
  return length >= least && length <= most
}
