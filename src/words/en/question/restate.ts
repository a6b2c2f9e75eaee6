/** A question as a clause of our own words that can follow “You’re asking”: “Will I get the flat?” → “whether you will get the flat”. */
import { capitalised } from '../../../text.ts'
import { PAST, VERBS } from './verbs.ts'

const CALENDAR =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter)\b/g

/** In characters. Shorter ones say nothing, longer ones are stories. */
const MIN_LENGTH = 12
const MAX_LENGTH = 100

/** Null where a word is none of ours (`isOurs`), so that nothing is repeated that we would not say, or where the grammar is not plain. */
export function restated(raw: string, isOurs: (word: string) => boolean): string | null {
  const clause = askedClause(wellSpelt(raw.replaceAll("'", '’')))
  if (clause === undefined) return null
  const words = clause.replace(PAIR, `$1 ${BOTH_OF_US}`).split(' ')
  const made = restate(words)
  if (made === undefined) return null
  const text = made.join(' ').replace(CALENDAR, capitalised)
  if (!isInOurWords(text, isOurs)) return null
  return text.length >= MIN_LENGTH && text.length <= MAX_LENGTH ? text : null
}

/** Slips that are words of ours, too. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[.?!,:] )isn’?t (?=(?:it|this|he|she|there) )/gi, 'is '],
  [/\bloose (?=weight|my|the|him|her|it\b)/gi, 'lose '],
  [
    /\b(my|his|her|our) (mum|mom|dad|sister|brother|son|daughter|boss|friend|husband|wife|mother|father|cousin|aunt|uncle)s (?=wedding|birthday|house|flat|boyfriend|girlfriend|wife|husband|party|job|car|baby|school|room|estate|family)/gi,
    '$1 $2’s ',
  ],
]

const wellSpelt = (clause: string): string =>
  SLIPS.reduce((text, [slip, right]) => text.replace(slip, right), clause)

/** Names and figures are nobody's vocabulary. */
const isInOurWords = (text: string, isOurs: (word: string) => boolean): boolean =>
  text
    .toLowerCase()
    .split(/[ ,:/&-]+/)
    .filter(Boolean)
    .every((word) => {
      const bare = word.replace(/’(?:s|re|ve|d|ll)?$/, '')
      return !UNSAID.has(bare) && !/\d/.test(bare) && [bare, ...stemsOf(bare)].some(isOurs)
    })

/** `wanted` → `want`, `parties` → `party`. */
const stemsOf = (word: string): string[] => [
  word.replace(/s$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/(?:es|ed|ing|er|ly)$/, ''),
  word.replace(/(?:ed|ing)$/, 'e'),
]

/** Coarse words, and those that would frighten when they are said again. */
const UNSAID = new Set(
  'shit fuck fucking damn crap hell arse ass bloody bastard bitch sex sexy wtf god dead die dies died dying kill killed kills'.split(
    ' ',
  ),
)

/** What stands before a question without being part of it. */
const OPENERS =
  /^(?:(?:so|ok|okay|hey|hi|hello|please|pls|and|but|well|now|then|tarot|cards?|dear cards|just|honestly|seriously|again|again so)[,:]? +)+/i
const CLOSERS =
  /[, ]+(?:please|pls|plz|lol|haha|thanks|thank you|thx|ty|xx?|though|tho|then|or not|or nah|yes or no)$/i
const ASKERS =
  /^(?:i (?:just )?(?:want|would like|need|wanna|’d like) to know|i wonder|i’m wondering|i am wondering|(?:can|could) you (?:please )?tell me|tell me|do you know|any idea|question:) +/i
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu

/** Words, figures and what joins them; anything else is not repeated. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} ,’&%£$€/:-]*$/u

/** The last sentence with a question mark, else the last one, without what stands around it; after a comma, the part that asks. */
function askedClause(raw: string): string | undefined {
  const text = raw.replace(EMOJI, ' . ').replace(/\s+/g, ' ').trim()
  const sentences = text.match(/[^.?!…]+[.?!…]*/g)?.map((sentence) => sentence.trim()) ?? []
  const asked =
    sentences.findLast((sentence) => sentence.includes('?')) ??
    sentences.findLast((sentence) => [bared(sentence), ...tails(sentence)].some(isQuestion))
  if (asked === undefined) return undefined
  const bare = bared(asked)
  const clause = [bare, ...tails(bare)].find((part) => isQuestion(part))
  if (clause === undefined) return undefined
  const statement = clause
    .replace(ASKERS, '')
    .replace(ASIDE, '')
    .replace(/\b(gon|wan)na\b/gi, (_, short: string) =>
      short.toLowerCase() === 'gon' ? 'going to' : 'want to',
    )
  // Shouted words would be shouted back.
  return PLAIN.test(statement) && !UNREPEATED.test(statement) && !/\p{Lu}{2}/u.test(statement)
    ? statement
    : undefined
}

/** What is said after the question, or asked besides. */
const ASIDE =
  /(?:,(?! (?:or|and) )(?!.*\bor\b).*| (?:and|n|&) (?:should|will|is|are|do|does|can|how|when|what|why|who|where)\b.*)$/i
/** Other spellings, and the cards themselves. */
const UNREPEATED =
  /\b(?:u|ur|r|w|n|wud|shud|cud|shd|wld|wot|wiv|wrk|rite|tmrw|cuz|dat|da|abeg|bf|gf|bsf|irl|lol|cards?|tarot|spread|reading|tbh|idk|smh|fr|ngl|we all|or (?:am|is|are|do|does|will|should|shall|can))\b/i

const bared = (sentence: string): string =>
  sentence
    .replace(/[.?!…\s]+$/, '')
    .replace(OPENERS, '')
    .replace(CLOSERS, '')

const tails = (text: string): string[] =>
  [...text.matchAll(/[,:;] +/g)].map((match) =>
    text.slice(match.index + match[0].length).replace(OPENERS, ''),
  )

const MODALS = new Set(['will', 'would', 'should', 'can', 'could', 'may', 'might', 'must'])
const BE = new Set(['am', 'is', 'are', 'was', 'were'])
const HAVE = new Set(['have', 'has', 'had'])
const DO = new Set(['do', 'does', 'did'])
const ASKING = new Set(['what', 'how', 'when', 'where', 'why', 'who', 'which', 'whether', 'if'])
const AUXILIARIES = new Set([...MODALS, ...BE, ...HAVE, ...DO, 'shall', 'gonna'])
const PRONOUNS = new Set(['i', 'we', 'he', 'she', 'they', 'it', 'there'])
const OWN = new Set(['i', 'we'])

function isQuestion(text: string): boolean {
  const [first = '', second = ''] = text.replace(ASKERS, '').toLowerCase().split(' ')
  return ASKING.has(first) || (AUXILIARIES.has(first) && second !== '' && second !== 'you')
}

function restate(words: readonly string[]): string[] | undefined {
  const [first = '', ...rest] = words
  const lower = words.map((word) => word.toLowerCase())
  // “Or was he sent away” is a second question, with an order of its own.
  if (lower.some((word, at) => word === 'or' && AUXILIARIES.has(lower[at + 1] ?? ''))) return undefined
  // Whoever says “you” speaks to the cards, and “not” would be turned round.
  if (
    lower.some((word) =>
      /^(?:you|your|yours|u|ur|yourself)$|n’t$|^not$/.test(
        word.replace(/’.*$/, (end) => (end === '’t' ? end : '')),
      ),
    )
  )
    return undefined
  if (lower[0] === 'whether' || lower[0] === 'if') return statement(['whether', ...rest])
  if (!ASKING.has(lower[0]!)) return orderOf([], words, 'whether')
  const at = lower.findIndex((word, index) => index > 0 && AUXILIARIES.has(word))
  // “What about …”, “How long until …”: there is nothing to turn round.
  if (at < 0 || at > 4) return undefined
  return orderOf([first.toLowerCase(), ...words.slice(1, at)], words.slice(at), undefined)
}

/** `asking` before an auxiliary and what follows: the subject comes first, and what the asker would do becomes an infinitive. */
function orderOf(
  asking: readonly string[],
  [auxiliary = '', ...rest]: readonly string[],
  conjunction: 'whether' | undefined,
): string[] | undefined {
  const aux = auxiliary.toLowerCase()
  const subject = subjectOf(aux, rest)
  if (subject === undefined) return undefined
  const before = conjunction === undefined ? asking : [conjunction]
  const predicate = rest.slice(subject.length)
  if (predicate.length === 0) return undefined
  const isOwn = subject.length === 1 && OWN.has(subject[0]!.toLowerCase())
  const verbOfAsker = predicate[0]!.toLowerCase()
  const isDeed =
    aux === 'should' ||
    aux === 'shall' ||
    (aux === 'do' && asking.length === 0 && VERBS.has(verbOfAsker) && !STATES.has(verbOfAsker))
  const isManner =
    /^(?:how|where|what)$/.test(asking[0] ?? '') && asking.length === 1 && !NEEDS.has(verbOfAsker)
  if (isOwn && (isDeed || (isManner && (aux === 'do' || aux === 'can' || aux === 'could'))))
    return [...statement(before), 'to', ...statement(predicate)]
  if (aux === 'shall' || aux === 'gonna') return undefined
  const adverb = subject.length > 1 && ADVERBS.has(subject.at(-1)!.toLowerCase()) ? [subject.at(-1)!] : []
  const named = subject.slice(0, subject.length - adverb.length)
  const [verb = '', ...end] = predicate
  if (DO.has(aux)) {
    const finite = finiteForm(aux, verb.toLowerCase(), named)
    // “Leaves me on read then likes my stories”: a second verb would want its ending, too.
    if (finite === undefined || end.some((word) => /^(?:then|and)$/i.test(word))) return undefined
    return [...statement([...before, ...named]), ...adverb, finite, ...statement(end)]
  }
  const verbForm = isOwn && (aux === 'am' || aux === 'was') ? (aux === 'am' ? 'are' : 'were') : aux
  return [...statement([...before, ...named]), verbForm, ...adverb, ...statement(predicate)]
}

/** How many words the subject has: a pronoun, or the words before the only verb there is. */
function subjectOf(aux: string, rest: readonly string[]): readonly string[] | undefined {
  const first = rest[0]?.toLowerCase() ?? ''
  if (PRONOUNS.has(first)) return rest.slice(0, 1)
  if (first === 'this' && /^(?:the|a|an|my|really|going|it)$/i.test(rest[1] ?? '')) return rest.slice(0, 1)
  // After “is” almost anything can follow.
  if (BE.has(aux) || HAVE.has(aux)) return subjectBeforeParticiple(rest)
  const verbs = rest
    .slice(1, 9)
    .flatMap((word, index) => (VERBS.has(word.toLowerCase()) && rest[index] !== 'to' ? [index + 1] : []))
  return verbs.length === 1 && isNounPhrase(rest.slice(0, verbs[0])) ? rest.slice(0, verbs[0]) : undefined
}

/** “Do I have a shot” asks what is; “do I tell her” asks what to do. */
const STATES = new Set(
  'have need want like love know seem look win get feel think deserve matter miss mean own belong stand make'.split(
    ' ',
  ),
)
/** “What do I need to release” asks what is needed. */
const NEEDS = new Set(['need', 'want', 'have', 'deserve', 'seem'])
const ADVERBS = new Set([
  'finally',
  'ever',
  'really',
  'actually',
  'also',
  'even',
  'still',
  'just',
  'always',
  'soon',
])

function subjectBeforeParticiple(rest: readonly string[]): readonly string[] | undefined {
  const at = rest.findIndex(
    (word, index) =>
      index > 0 &&
      rest[index - 1] !== 'for' &&
      /^(?:going|coming|getting|trying|still|ever|really|about|over|happy|angry|mad|ok|okay|worth|right|good)$/i.test(
        word,
      ),
  )
  // “A good one”: the article belongs to what is said of the subject.
  const end = /^(?:an?|the|so|too|very)$/i.test(rest[at - 1] ?? '') ? at - 1 : at
  return end > 0 && end < 5 && !/^an?$/i.test(rest[0]!) && isNounPhrase(rest.slice(0, end))
    ? rest.slice(0, end)
    : undefined
}

const DETERMINERS =
  /^(?:my|our|the|his|her|their|this|that|these|those|a|an|any|anyone|someone|somebody|everyone|everything|something|things|people|\p{Lu}[\p{L}’]+)$/u

const isNounPhrase = (words: readonly string[]): boolean =>
  words.length > 0 &&
  DETERMINERS.test(words[0]!) &&
  !words.some((word) => /^(?:and|or|to|i|we|who|that|which)$/i.test(word.slice(0)) && word !== words[0])

function finiteForm(aux: string, verb: string, subject: readonly string[]): string | undefined {
  if (!VERBS.has(verb)) return undefined
  if (aux === 'did') return pastOf(verb)
  if (aux === 'does') return thirdPerson(verb)
  return subject.length > 1 || /^(?:i|we|they|people)$/i.test(subject[0]!) ? verb : undefined
}

function pastOf(verb: string): string {
  const irregular = PAST.get(verb)
  if (irregular !== undefined) return irregular
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** “Give up on us” would be “give up on you”, which is another thing. */
const BOTH_OF_US = 'both-of-us'
const PAIR = /\b(up on|fight for|fighting for|believe in|believing in|faith in|future for) us\b/gi

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
  [BOTH_OF_US]: 'the two of you',
  'i’m': 'you’re',
  'i’ve': 'you’ve',
  'i’d': 'you’d',
  'i’ll': 'you’ll',
  'we’re': 'you’re',
  'we’ve': 'you’ve',
  'we’d': 'you’d',
  'we’ll': 'you’ll',
  im: 'you’re',
  ive: 'you’ve',
}

/** Told to the asker: I → you, also before a comma. */
function statement(words: readonly string[]): string[] {
  const out = words.map((word) => {
    const [, letters = '', end = ''] = /^(.*?)([,:]?)$/.exec(word)!
    const second = SECOND[letters.toLowerCase()]
    return second === undefined ? word : second + end
  })
  return out.map((word, at) => {
    const before = words[at - 1]?.toLowerCase()
    if (before !== 'i') return word
    return word.toLowerCase() === 'am' ? 'are' : word.toLowerCase() === 'was' ? 'were' : word
  })
}
