/** Whether a text tells the reader to do something: a sentence that begins with a verb in the imperative. */
import { wordsOf } from '../src/words/en/prose-rules.ts'

/** Words that begin an instruction and are also common nouns, adjectives or adverbs: they tell nothing by themselves. */
const AMBIGUOUS = new Set(
  `you the a what before if when this there one for with in first rest open work love trust change hope care talk play plan
  stand name look help call thought show answer doubt worry drive charm pride study balance practice order start finish walk
  close set turn now long clear slow still right each every both`.split(/\s+/),
)

const openings = (text: string) => text.split(/(?<=\.) /).map((sentence) => wordsOf(sentence)[0] ?? '')

/** Verbs are learnt from texts that are instructions. */
export function instructionsIn(instructions: readonly string[]): (text: string) => string[] {
  const verbs = new Set(instructions.map((text) => openings(text)[0]!).filter((word) => !AMBIGUOUS.has(word)))
  return (text) => openings(text).filter((word) => verbs.has(word))
}
