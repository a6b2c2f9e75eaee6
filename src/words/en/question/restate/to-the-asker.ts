/** I → you: a clause as it is said to the asker. */
import { ADJECTIVES } from './word-classes.ts'

const SECOND: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  'i’m': 'you’re',
  'i’ve': 'you’ve',
  'i’d': 'you’d',
  'i’ll': 'you’ll',
  'we’re': 'you’re',
  'we’ve': 'you’ve',
  'we’d': 'you’d',
  'we’ll': 'you’ll',
}

const VERBS: Readonly<Record<string, string>> = { am: 'are', was: 'were', 'wasn’t': 'weren’t' }

/** “Will dad come” is about the asker's father. */
const FAMILY = /^(?:mum|mom|mam|dad|papa|nan|nana|gran|grandma|granny|grandad|grandpa)(?:’s)?$/i
/** “A good mum”, “call him Dad”, “this mum”. */
const isWithFamily = (word: string): boolean =>
  /^(?:my|our|his|her|their|your|an?|the|step|birth|foster|own|this|him|her|me|be)$|’s$/i.test(word) ||
  ADJECTIVES.has(word.toLowerCase())

/** “Give up on us” would be “give up on you”, which is another thing. */
export const BOTH_OF_US = 'both-of-us'
const PAIR = /\b(up on|fight for|fighting for|believe in|believing in|faith in|future for|between) us\b/gi

export const withBothOfUs = (clause: string): string => clause.replace(PAIR, `$1 ${BOTH_OF_US}`)

export function toTheAsker(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [, letters = '', end = ''] = /^(.*?)([,:]?)$/.exec(word)!
    const lower = letters.toLowerCase()
    const before = words[at - 1] ?? ''
    if (lower === BOTH_OF_US) return ['the', 'two', 'of', `you${end}`]
    if (/^i$/i.test(before) && VERBS[lower] !== undefined) return VERBS[lower] + end
    if (FAMILY.test(letters) && /^and$/i.test(before) && FAMILY.test(words[at - 2] ?? ''))
      return [lower + end]
    if (FAMILY.test(letters) && !isWithFamily(before)) return ['your', lower + end]
    const second = letters === 'US' ? undefined : SECOND[lower]
    return second === undefined ? word : second + end
  })
}
