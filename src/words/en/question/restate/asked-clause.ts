/** The part of a text that asks, in plain spelling. */

import { plainlySpelt } from './plain-spelling.ts'
import { ASKING, AUXILIARIES } from './word-classes.ts'

/** What stands before a question without being part of it. */
const OPENERS =
  /^(?:(?:so|ok|okay|hey|hi|hello|please|and|but|well|now|then|tarot|cards?|dear cards|just|honestly|seriously|again|again so|basically|anyway|right|like|kindly)[,:]? +)+/i
const CLOSERS =
  /[, ]+(?:please|haha|thanks|thank you|thx|ty|xx?|though|then|or not|or no|or what|or nah|yes or no|in your opinion)$/i
const ASKERS =
  /^(?:i (?:just )?(?:want|would like|would love|need|’d like|’d love) to (?:know|find out|understand)|i’d (?:really )?(?:like|love) to (?:know|find out|understand)|i(?:’m| am) (?:dying|curious|trying) to know|i (?:just )?wonder|i’m wondering|i am wondering|(?:can|could|will) you (?:please )?tell me|(?:kindly |please )?tell me|let me know|do you know|do you think|any idea|question:|wondering|not sure|no idea) +/i
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})+/gu

/** Words, figures and what joins them; anything else is not repeated. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} ,’&%£$€/:-]*$/u

/** What is said after the question, or asked besides or instead. */
const ASIDE =
  /(?:,? or (?:am|is|are|do|does|will|should|shall|can|did|was|were|have|has|would|could|might)(?:n’t)? .*|,(?! (?:or|and) )(?!.*\bor\b).*| (?:and|&) (?:should|will|is|are|am|was|were|did|would|could|have (?:i|we|they)|has (?:he|she|it)|do|does|can|how|when|what|why|who|where)\b.*)$/i
/** Whoever speaks to the cards, and what is asked of them. */
const UNREPEATED =
  /\b(?:you|your|yours|yourself|u|ur|wiv|rite|dat|da|abeg|irl|cards?|tarot|spread|we all|in bed)\b/i

/** The last sentence with a question mark, else the last one that asks, without what stands around it; after a comma, the part that asks. */
export function askedClause(raw: string): string | undefined {
  const text = plainlySpelt(raw.replace(EMOJI, ' . ').replace(/\s+/g, ' ').trim())
  const sentences = text.match(/[^.?!…]+[.?!…]*/g)?.map((sentence) => sentence.trim()) ?? []
  const asked =
    sentences.findLast((sentence) => sentence.includes('?')) ??
    sentences.findLast((sentence) => [bared(sentence), ...tails(sentence)].some(isQuestion))
  if (asked === undefined) return undefined
  const bare = bared(asked)
  const clause = [
    bare,
    ...tails(bare).filter(
      (part) =>
        asked.includes('?') || !/^(?:who|which) (?!one|do|does|did|should|would|will|can)/i.test(part),
    ),
  ].find((part) => isQuestion(part))
  if (clause === undefined) return undefined
  const statement = clause.replace(ASKERS, '').replace(ASIDE, '')
  return PLAIN.test(statement) && !UNREPEATED.test(statement) ? statement : undefined
}

const bared = (sentence: string): string =>
  sentence
    .replace(/[.?!…\s]+$/, '')
    .replace(OPENERS, '')
    .replace(CLOSERS, '')
    .replace(/ (?:but|and|or(?: no)?)$/i, '')

const tails = (text: string): string[] =>
  [...text.matchAll(/(?:[,:;] +| - )/g)].map((match) =>
    text.slice(match.index + match[0].length).replace(OPENERS, ''),
  )

function isQuestion(text: string): boolean {
  const without = text.replace(ASKERS, '')
  const [first = '', second = ''] = without.toLowerCase().split(' ')
  // “If I call, will he answer” begins with no question.
  if (first === 'if') return without !== text
  return ASKING.has(first) || (AUXILIARIES.has(first) && second !== '' && second !== 'you')
}
