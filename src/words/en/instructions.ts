/** Whether a text tells the reader to do something: a sentence that begins with a verb in the imperative. */
import { ORIENTATIONS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { wordsOf } from '../text-measure.ts'
import { inPosition } from './places.ts'

/** Words that begin an instruction and are also common nouns, adjectives or adverbs: they tell nothing by themselves. */
const AMBIGUOUS = new Set(
  `you the a what before if when this there one for with in first rest open work love trust change hope care talk play plan
  stand name look help call thought show answer doubt worry drive charm pride study balance practice order start finish walk
  close set turn now long clear slow still right each every both`.split(/\s+/),
)

const openings = (text: string) => text.split(/(?<=\.) /).map((sentence) => wordsOf(sentence)[0] ?? '')

/** Verbs are learnt from texts that are instructions. */
function instructionsIn(instructions: readonly string[]): (text: string) => string[] {
  const verbs = new Set(instructions.map((text) => openings(text)[0]!).filter((word) => !AMBIGUOUS.has(word)))
  return (text) => openings(text).filter((word) => verbs.has(word))
}

const ADVICE = DECK.flatMap((card) =>
  ORIENTATIONS.map((orientation) => inPosition({ card, orientation }, 'advice')),
)

/** The verbs that begin a sentence of the text as one of our own pieces of advice does. */
export const ordersIn = instructionsIn(ADVICE)

/** What a description may not say: what the reader has to do, or what is certain to come. */
const DUTY = /\byou (?:should|must|ought to|have to|had better)\b/i
const CERTAIN = /\b(?:you|it|this|that|they) will\b|\b(?:you|it|they)'ll\b/i

export const dutiesIn = (text: string): string[] => [...(DUTY.exec(text) ?? [])]
export const certaintiesIn = (text: string): string[] => [...(CERTAIN.exec(text) ?? [])]
