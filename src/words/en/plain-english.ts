/** Checks whether a model's text is plain English prose, and corrects small slips. */
import { wordsOf } from '../text-measure.ts'

/** Letters, figures and the marks of plain prose. No control characters, markup, links, emoji or other scripts. */
const PLAIN = /^[A-Za-zÀ-ɏ0-9 ,.;:?'-]*$/
const NOT_PROSE = [
  {
    pattern: /[.,;:?](?![\s']|$)(?<!\d[:.,](?=\d))/,
    fault: 'has a mark without a space after it, like a link',
  },
  { pattern: /^\s*(?:\d+[.)]|[-•])\s/, fault: 'begins like a list' },
  { pattern: /\bhttps?\b|\bwww\b/i, fault: 'has a link' },
]

export function plainFaults(text: string): string[] {
  if (!PLAIN.test(text)) return ['is not plain text']
  return NOT_PROSE.filter(({ pattern }) => pattern.test(text)).map(({ fault }) => fault)
}

/** Remarks of a model about itself or its task. */
export const MACHINE_TALK =
  /\b(?:as an ai|language model|ai assistant|json|the prompt|these instructions|transits?|the reader's)\b|^(?:certainly|sure|of course)[,.]|^(?:here is|here's) (?:the|your|my|an?) (?:\w+ )?(?:horoscope|text|answer|reading|response|summary)\b|^(?:i cannot|i can't|i'm sorry)\b|\bthrough (?:the|this|a) lens\b/i

const wordList = (words: string) => new Set(words.split(/\s+/))

/** Common words that almost every English sentence contains, and other languages do not have. */
const ENGLISH = wordList(
  `the and of to is it with for that you your on at what before are not be this can one will from by let when but
  has have where who out up its than then there they their into over under after through only more some any if
  keep give take make leave say ask how which while until about again all another back both down each every first
  here just last like little long most much near need never next off other own put same see small someone still
  such tell them thing things those time too two turn want way well without work write as in an or so old new day
  hour minutes people friend place quiet today comes makes finds sends plays free`,
)
/** Common words of Spanish, French, Italian, Portuguese, German, Dutch and the Nordic languages that English does not have. */
const FOREIGN = wordList(
  `la el los las que una un por para e o del y tu su le les des du est et dans pour avec qui il lo gli che di sono una
  um uma os com sua seu der das und ist nicht ein eine mit für auf dich dir sie het een en je niet voor og och att
  det som inte är på`,
)

/** Fewer words do not reveal their language. */
const WORDS_TO_JUDGE = 6

export function languageFaults(text: string): string[] {
  const words = wordsOf(text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  return words.length >= WORDS_TO_JUDGE && english <= foreign ? ['is not English'] : []
}

/** As readers see it: the checks before are written with straight apostrophes. A mark before a word opens a quotation. */
export const withCurlyApostrophes = (text: string): string =>
  text.replace(/(?<![\p{L}\d])'(?=\p{L})/gu, '‘').replaceAll("'", '’')

/** Quotation marks, dashes, ellipses, exclamation marks, spaces, American spelling. */
const MENDS: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ`´]/g, "'"],
  [/[“”„"]/g, ''],
  [/\s*[—–]\s*| - /g, ', '],
  [/\s*(?:…|\.{3,})\s*(?=\p{Ll})/gu, ', '],
  [/…|\.{3,}/g, '.'],
  [/!+/g, '.'],
  // mutate order: the order of spellings: none of them is part of another
  [/\b(col|fav|hon|neighb|lab)or(?!i[ao]|a[drt])/gi, '$1our'],
  // mutate order: the order of spellings: none of them is part of another
  [/\b(real|organ|recogn)iz(?=[ei])/gi, '$1is'],
  // mutate order: the order of spellings: none of them is part of another
  [/\b(g)ray/gi, '$1rey'],
  // mutate order: the order of spellings: none of them is part of another
  [/\b(c)enter(ed|ing)\b/gi, '$1entr$2'],
  // mutate order: the order of spellings: none of them is part of another
  [/\b(c)enter\b/gi, '$1entre'],
  [/\s+/g, ' '],
]

export function mended(text: string): string {
  let better = text.normalize('NFC')
  for (const [slip, cure] of MENDS) better = better.replace(slip, cure)
  return better.trim()
}
