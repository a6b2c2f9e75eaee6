/** “Ben and I”, “me and my sister”: two people of whom the asker is one. */
import { NAMED } from './named.ts'
import { BOTH_OF_US } from './to-the-asker.ts'
import { ADJECTIVES, isBareNoun } from './word-classes.ts'

type Words = readonly string[]

export function withCouples(words: Words): Words {
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = coupleLength(words, at)
    // Of three people it would be said of two.
    const isOfMore = length > 0 && /,$/.test(words[at - 1] ?? '')
    if (length > 0 && !isOfMore) {
      out.push(BOTH_OF_US + (/,$/.test(words[at + length - 1]!) ? ',' : ''))
      at += length
    } else {
      out.push(words[at]!)
      at += 1
    }
  }
  return out
}

/** How many words at this place say who the two are; 0 if none do. */
function coupleLength(words: Words, at: number): number {
  if (isAsker(words[at]) && isAnd(words[at + 1])) {
    const other = otherLength(words, at + 2)
    return other === 0 ? 0 : 2 + other
  }
  const other = otherLength(words, at)
  return other > 0 && isAnd(words[at + other]) && isAsker(words[at + other + 1]) ? other + 2 : 0
}

/** “Ben”, “my sister”, “my best friend”. */
function otherLength(words: Words, at: number): number {
  if (NAMED.test(bare(words[at]))) return 1
  if (!/^(?:my|our)$/i.test(words[at] ?? '')) return 0
  const described = ADJECTIVES.has(bare(words[at + 1])) ? 1 : 0
  return isBareNoun(bare(words[at + 1 + described])) ? 2 + described : 0
}

const bare = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/,$/, '')
const isAsker = (word: string | undefined): boolean => /^(?:i|me)$/.test(bare(word))
const isAnd = (word: string | undefined): boolean => word === 'and'
