/** A question as a seed. The question itself never leaves the browser. */

/** What hides the question: with the seed alone nobody can try out what might have been asked. Kept in this browser only. */
const SALT = 'augury.salt'

function salt(): string {
  const made = crypto.getRandomValues(new BigUint64Array(2)).join('')
  try {
    const salt = localStorage.getItem(SALT) ?? made
    localStorage.setItem(SALT, salt)
    return salt
  } catch {
    return made
  }
}

/** FNV-1a with 64 bits. `crypto.subtle` is absent over plain HTTP, which is common for a service of one's own. */
function hash(text: string): bigint {
  let sum = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n)
  return sum
}

const FIRST_WORDS =
  'amber brass calm clear distant early gentle golden hidden late lucid open pale quiet silver still'
const SECOND_WORDS =
  'arch comet ember field gate harbour lantern moon orchard path river star stone tower well wind'

/** A seed that can be read aloud, such as `quiet-river-48213907`. */
function spoken(number: bigint): string {
  const pick = (words: string, at: bigint) => words.split(' ')[Number(at & 15n)]
  return `${pick(FIRST_WORDS, number)}-${pick(SECOND_WORDS, number >> 4n)}-${(number >> 8n) % 100_000_000n}`
}

/**
 * The same question on the same day lays the same cards in this browser; cards that were chosen from the fan change them. Without a
 * question each draw is another.
 */
export function questionSeed(question: string, date: string, chosen: readonly number[]): string {
  const asked = question.trim().replace(/\s+/g, ' ').toLowerCase()
  if (asked === '') return freshSeed()
  return spoken(hash([salt(), date, asked, ...chosen].join('\n')))
}

/** Of the card of a person's own day: another one for each birth that this browser keeps, and the same all day. */
export const seedOfPerson = (birthId: string, date: string): string =>
  spoken(hash([salt(), date, 'card', birthId].join('\n')))

// mutate constant 2: the first of two numbers is as good
export const freshSeed = (): string => spoken(crypto.getRandomValues(new BigUint64Array(1))[0]!)

/** Not written by a visitor. */
export const isMadeHere = (seed: string): boolean => /^[a-z]+-[a-z]+-\d+$/.test(seed)
