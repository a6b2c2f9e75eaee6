/** What an answer may say again: words of the vocabulary alone, and what is whole without the others. */
import { VERBS } from './verbs.ts'
import { isDeterminer, PREPOSITIONS } from './word-classes.ts'

/** In characters. Shorter ones say nothing, longer ones are stories. */
const MIN_LENGTH = 12
const MAX_LENGTH = 100

type IsOurs = (word: string) => boolean

/** The clause, or what is left of it without its end, where that has a word that is none of ours or is too long. */
export function inOurWords(words: readonly string[], isOurs: IsOurs): string | null {
  if (words.some((word) => UNSAID.has(bareOf(word))) || HARSH.test(words.join(' '))) return null
  const foreign = words.findIndex((word) => !isOurWord(word, isOurs))
  // “Realistically”, at the end.
  const isLastAdverb = foreign === words.length - 1 && /ly$/.test(words[foreign]!)
  const said = isLastAdverb ? words.slice(0, -1) : words
  const whole = textOf(said)
  if ((foreign < 0 || isLastAdverb) && whole.length <= MAX_LENGTH)
    return whole.length >= MIN_LENGTH ? whole : null
  return withoutEnd(said, foreign < 0 ? said.length : foreign)
}

const textOf = (words: readonly string[]): string => words.join(' ').replace(/[,:]$/, '')

/** “Whether she will call”. */
const MIN_WORDS = 4

/** Cut where a time, a place or a reason begins, of those before the word at `until` the last one. */
function withoutEnd(words: readonly string[], until: number): string | null {
  for (let cut = until; cut >= MIN_WORDS; cut -= 1) {
    const text = textOf(words.slice(0, cut))
    if (text.length <= MAX_LENGTH && canEnd(words, cut)) return text.length >= MIN_LENGTH ? text : null
  }
  return null
}

/** What can be left out; what the verb needs cannot. */
const LEFT_OUT =
  /^(?:on|by|before|after|since|until|till|in|at|during|because|although|though|but|considering|given|even)$/
const WHOLE_ALONE = new Set(
  'propose happen call text work sell win pass marry arrive return improve change move retire graduate recover travel study succeed fail heal'.split(
    ' ',
  ),
)
const HALF =
  /^(?:my|your|his|her|their|our|and|or|to|be|been|is|are|was|were|has|have|had|will|believing|interested|living|investing|involved|than|so|even|not|going|being|getting|still|just|only|looking|good|bad|better|nothing|anything|everything|all|one|back)$/
/** Their object is half of what they say: “put me on a big one”. */
const WITH_A_PLACE = /^(?:put|putting|have|having|give|giving|keep|keeping|hauled)$/

function canEnd(words: readonly string[], cut: number): boolean {
  const last = bareOf(words[cut - 1]!)
  const rest = words.slice(cut).map(bareOf)
  return (
    LEFT_OUT.test(rest[0] ?? '') &&
    words[1] !== 'there' &&
    !(VERBS.has(last) && !WHOLE_ALONE.has(last)) &&
    !HALF.test(last) &&
    !isDeterminer(last) &&
    !PREPOSITIONS.has(last) &&
    !PREPOSITIONS.has(rest[1] ?? '') &&
    ![3, 2].some((back) => WITH_A_PLACE.test(bareOf(words[cut - back] ?? ''))) &&
    !words.slice(0, cut).includes('or') &&
    !rest.some((word, at) => /^(?:and|or|but|to)$/.test(word) && at > 0)
  )
}

const bareOf = (word: string): string => word.toLowerCase().replace(/[,:]$/, '')

/** Longer than an abbreviation. */
const SHOUTED = /^\p{Lu}{6}/u

/** Names and figures are nobody's vocabulary. */
const isOurWord = (word: string, isOurs: IsOurs): boolean =>
  !SHOUTED.test(word) &&
  bareOf(word)
    .split(/[/&-]+/)
    .filter(Boolean)
    .every((part) => {
      const bare = part.replace(/’(?:s|re|ve|d|ll)?$/, '').replace(/n’t$/, '')
      return !/\d/.test(bare) && [bare, ...stemsOf(bare)].some((stem) => isOurs(stem) || VERBS.has(stem))
    })

/** `wanted` → `want`, `parties` → `party`. */
const stemsOf = (word: string): string[] => [
  word.replace(/s$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/(?:es|ed|ing|er|ly)$/, ''),
  word.replace(/(?:ed|ing)$/, 'e'),
  word.replace(/(.)\1(?:ed|ing)$/, '$1'),
]

/** Coarse words, and those that would frighten or hurt when they are said again. */
const UNSAID = new Set(
  `shit fuck fucking damn crap hell arse ass bloody bastard bitch sex sexy wtf god dead die dies died dying kill killed kills naked laid
  ugly stupid idiot pathetic worthless loser contempt useless hopeless rubbish disgusting fat hated slept`.split(
    /\s+/,
  ),
)

/** Said back as a fact, it would be a reproach. */
const HARSH =
  /(?:what is wrong with you(?!r)|what you have done to|\b(?:why|how) (?:nobody|no one|no \p{L}+|everyone hates|everybody hates|you even|you don’t|you aren’t|you can’t|you are so (?:bad|full|boring|annoying|awkward|weak))\b|whether (?:anybody|anyone) still wants|between the sheets|one on one)/u
