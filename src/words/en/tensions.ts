/** The text of a tension of a birth chart (data/en/tensions): what each side wants, and how people live with both. */
import type { Subject } from '../../judgement/chart/fact.ts'
import type { WeighedFact } from '../../judgement/chart/sections.ts'
import type { Tension } from '../../judgement/chart/tensions.ts'
import { capitalised } from '../../text.ts'
import { leafAt, readTree } from '../text-tree.ts'
import { properName } from './names.ts'

const ASPECTS = readTree<string>('en', 'tensions/aspects')
const ELEMENTS = readTree<string>('en', 'tensions/elements')
/** By subject and sign, a verb phrase: `wants it now and shouts when it has to wait`. */
const WANTS = readTree<string>('en', 'tensions/wants')
/** By elements and pair, how people live with both. */
const WAYS = readTree<readonly string[]>('en', 'tensions/ways')

/** The texts that a tension can have. */
export const tensionTexts = ({ kind, keys, facts }: Tension): readonly string[] => {
  if (kind === 'aspect') return [leafAt(ASPECTS, keys)]
  if (kind === 'elements') return [leafAt(ELEMENTS, keys)]
  // The second of the pair is the nearer one: what it wants comes first, and what the first makes of it.
  const [one, two] = facts.map(wish)
  return leafAt(WAYS, keys).map((way) => `${capitalised(two!)}; ${one}. ${way}`)
}

/** `your Moon in Aries wants it now`, `Virgo rising straightens the cutlery`. */
const wish = ({ subjects: [subject], sign }: WeighedFact): string =>
  `${nameOf(subject!, properName(sign!))} ${leafAt(WANTS, [subject!, sign!])}`

const nameOf = (subject: Subject, sign: string): string =>
  subject === 'ascendant' ? `${sign} rising` : `your ${capitalised(subject)} in ${sign}`
