/** First names become he, she or they: a name is nobody's vocabulary. */
import { FIRST_NAMES, NAMES_IN_CAPITALS, NAMES_OF } from '../lists/names.ts'
import { isFiniteVerb } from './verb-forms.ts'
import { ADJECTIVES, AUXILIARIES, isGerund } from './word-classes.ts'

type Pronoun = 'he' | 'she' | 'they'
type Words = readonly string[]

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const NAMES = setOf(FIRST_NAMES)
const HIS = setOf(NAMES_OF.he)
const HERS = setOf(NAMES_OF.she)
const IN_CAPITALS = setOf(NAMES_IN_CAPITALS)
/** Places and things as well: never said to be a person. */
const PLACES = setOf(
  'milan georgia santiago florence sydney paris chelsea kingston jordan israel chad carolina victoria christian august',
)

/** Stands for a name until it is known what the name is in its clause; that of each further person has a star more. */
export const NAMED = /^(he|she|they)\*+$/
const POSSESSIVE_NAME = /^(he|she|they)\*+’s$/

/** “My friend Tom” is my friend. */
const NOUNS_BEFORE_NAMES =
  /^(?:friend|mate|brother|sister|boss|manager|colleague|neighbour|cousin|uncle|aunt|auntie|son|daughter|husband|wife|boyfriend|girlfriend|partner|ex|crush|dog|cat|teacher|roommate|flatmate)$/i
const TITLES =
  /^(?:aunt|auntie|uncle|pastor|father|mr|mrs|miss|ms|dr|doctor|professor|prof|sir|brother|sister)\.?$/i

/** Undefined where it is not plain that a name is a person's. */
export function withoutNames(words: Words, isOurs: (word: string) => boolean): Words | undefined {
  const names: string[] = []
  const out: string[] = []
  for (const [at, word] of words.entries()) {
    const [, bare = '', end = '', comma = ''] = /^(.*?)(’s)?([,:]?)$/.exec(word)!
    const name = bare.toLowerCase()
    if (!isName(name, at > 0 && /^\p{Lu}\p{Ll}/u.test(bare), isOurs)) {
      out.push(word)
      continue
    }
    const before = out.at(-1) ?? ''
    if (NOUNS_BEFORE_NAMES.test(before) && /^(?:my|our|his|her|their)$/i.test(out.at(-2) ?? '') && end === '')
      continue
    // “A pat”, “the Victoria sponge”, “our Karen”.
    if (/^(?:an?|the|this|my|our|your|st|saint)$/i.test(before) || ADJECTIVES.has(before.toLowerCase()))
      return undefined
    if (TITLES.test(before)) out.pop()
    if (!names.includes(name)) names.push(name)
    out.push(`${pronounOf(name)}${'*'.repeat(1 + names.indexOf(name))}${end}${comma}`)
  }
  return out
}

/** “He” would be anybody's of several people; “Ben and Tom” wants another order, “Ben from accounts” another word. */
export const isOfOnePerson = (words: Words): boolean =>
  new Set(words.flatMap((word) => /^.*\*/.exec(word)?.[0] ?? [])).size <= 1 &&
  !words.some((_, at) => isUnclear(words, at))

const isName = (name: string, isCapital: boolean, isOurs: (word: string) => boolean): boolean =>
  !PLACES.has(name) &&
  (isCapital ? NAMES.has(name) || IN_CAPITALS.has(name) : NAMES.has(name) && !isOurs(name))

const isUnclear = (words: Words, at: number): boolean =>
  NAMED.test(words[at]!) &&
  ([words[at - 1], words[at + 1]].some((word) => /^(?:and|or|&)$/i.test(word ?? '')) ||
    /^(?:from|who|whom|that)$/i.test(words[at + 1] ?? ''))

const pronounOf = (name: string): Pronoun => (HIS.has(name) ? 'he' : HERS.has(name) ? 'she' : 'they')

const OBJECT = { he: 'him', she: 'her', they: 'them' } as const
const POSSESSIVE = { he: 'his', she: 'her', they: 'their' } as const

export const asSubject = (word: string): string => word.replace(NAMED, '$1')

/** Each name in the form that its neighbours want: “what she tells you”, “to her”, “her job”, “if she’s going”. */
export function withPronouns(words: Words): Words {
  return words.map((word, at) => {
    const [, bare = '', comma = ''] = /^(.*?)([,:]?)$/.exec(word)!
    const next = words[at + 1]?.toLowerCase() ?? ''
    const possessive = POSSESSIVE_NAME.exec(bare)?.[1] as Pronoun | undefined
    if (possessive !== undefined)
      return (
        (isGerund(next) || NOT_OWNED.test(next)
          ? `${possessive}’${possessive === 'they' ? 're' : 's'}`
          : POSSESSIVE[possessive]) + comma
      )
    const pronoun = NAMED.exec(bare)?.[1] as Pronoun | undefined
    if (pronoun === undefined) return word
    const before = words[at - 1]?.toLowerCase() ?? ''
    // “Let her have it”.
    const isObject = /^(?:let|make|help|see|watch|hear|have)$/.test(before)
    const isSubject =
      /^(?:whether|if|that|what|when|how|why|because)$/.test(before) ||
      AUXILIARIES.has(next) ||
      next.endsWith('n’t') ||
      isFiniteVerb(next)
    return (isSubject && !isObject ? pronoun : OBJECT[pronoun]) + comma
  })
}

/** Behind “Tanya’s” in the sense of “Tanya is”. */
const NOT_OWNED = /^(?:not|a|the|an|so|too|very|been|gone|back|in|on|at|still|always|never)$/

/** “They” wants the verb of several. */
export const isSeveral = (word: string): boolean => /^they\**$/.test(word)
