/** Where the verb stands behind a subject: “the landlord [fix] the heating”. */
import { VERBS } from './verbs.ts'
import { ADJECTIVES, isBareNoun, isDeterminer, MOVING, PREPOSITIONS } from './word-classes.ts'

/** After these no verb stands: “the end”, “a new start”, “to work”. */
const isBeforeNoun = (word: string): boolean =>
  (isDeterminer(word) && word !== 'all' && word !== 'both') ||
  ADJECTIVES.has(word) ||
  (PREPOSITIONS.has(word) && word !== 'up') ||
  word === 'to'

/** The first word that can be the verb. A second one that nothing explains makes it doubtful: “will the phone call from him come”. */
export function verbAt(words: readonly string[]): number | undefined {
  const found = words.flatMap((word, at) =>
    at > 0 && VERBS.has(word) && !isBeforeNoun(words[at - 1]!) && !isLikeness(words, at) ? [at] : [],
  )
  const [first, second] = found
  // “My tax refund will come”: the first of the two is a thing.
  const isThing =
    first !== undefined &&
    second !== undefined &&
    NEVER_A_THING.has(words[second]!) &&
    words.slice(first + 1, second).every((word) => MOVING.has(word))
  const [verb, ...others] = isThing ? found.slice(1) : found
  if (verb === undefined) return undefined
  const isDoubtful = others.some((at) => !isExplained(words, verb, at))
  return isDoubtful ? undefined : verb
}

/** “Something like that”. */
const isLikeness = (words: readonly string[], at: number): boolean =>
  words[at] === 'like' && /^(?:something|anything|things|someone|somebody)$/.test(words[at - 1]!)

/** No noun looks like them. */
export const NEVER_A_THING = new Set(
  'be become come go happen get arrive sell improve stay have begin pay ruin let make suit bring give'.split(
    ' ',
  ),
)

/** Before these a second verb has its own subject, or needs none. */
export const BEFORE_A_VERB = new Set(
  'and or i we he she they it you who what that people not then will would can could should must'.split(' '),
)
/** “Let me go”, “help us move”, “make him come back”, “see it grow”. */
const WITH_A_VERB = new Set(['let', 'help', 'make', 'see', 'hear', 'watch', 'come', 'go', 'feel'])

function isExplained(words: readonly string[], verb: number, at: number): boolean {
  const before = words[at - 1]!
  if (BEFORE_A_VERB.has(before) || words[at] === 'like') return true
  if (!NEVER_A_THING.has(words[at]!) && endsNounPhrase(words, verb, at)) return true
  return WITH_A_VERB.has(words[verb]!) && at - verb <= 4
}

/** “At the coffee shop”, “for the case study”. */
function endsNounPhrase(words: readonly string[], verb: number, at: number): boolean {
  let start = at - 1
  while (start > verb && isBareNoun(words[start]!)) start -= 1
  return start > verb && isBeforeNoun(words[start]!)
}
