/**
 * Reads the name of a card as people write it: with digits or Roman numerals, with or without an article, in another deck's words,
 * upright or reversed. The words themselves belong to a language: `card-names.ts` of its folder in `words/`.
 */
import { type Card, ORIENTATIONS, type Orientation, SUITS, type Suit } from './card.ts'
import { cardWithId, DECK } from './deck.ts'

/** The words of a language for everything a name is made of, in lower case. Ranks and suits are single words. */
export interface CardNames {
  /** From the Fool to the World. */
  readonly majors: readonly (readonly string[])[]
  /** From ace to king. */
  readonly ranks: readonly (readonly string[])[]
  readonly suits: Readonly<Record<Suit, readonly string[]>>
  readonly orientations: Readonly<Record<Orientation, readonly string[]>>
  /** Words that say nothing about which card it is. */
  readonly ignored: readonly string[]
}

export interface CardByName {
  readonly card: Card
  /** Undefined if the name does not say it. */
  readonly orientation: Orientation | undefined
}

export type ReadCard = (text: string) => CardByName | undefined

/** A function that finds the card of a name, or nothing: it never guesses. */
export function cardReader(names: CardNames): ReadCard {
  const ignored = new Set(names.ignored)
  const turned = turnedBy(names)
  const majorOf = majorReader(names)
  const minorOf = minorReader(names)
  return (text) => {
    const found = turned(wordsOf(text).filter((word) => !ignored.has(word)))
    if (found === undefined) return undefined
    const { words, orientation } = found
    const card = cardWithId(words.join('')) ?? minorOf(words) ?? majorOf(words)
    return card && { card, orientation }
  }
}

/**
 * Where a word ends: at spaces and punctuation, before a capital, between letters and digits. Marks that somebody may use for
 * a reversed card are no punctuation, so that no name loses its orientation unseen.
 */
const ENDS = /[[\s\p{P}]--[*?%]]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/v

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(ENDS)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())

type Words = readonly string[]

/** Takes the words for an orientation off both ends of a name. Nothing if they contradict each other. */
function turnedBy({ orientations, ignored }: CardNames) {
  const phrases = ORIENTATIONS.flatMap((orientation) =>
    orientations[orientation].map((phrase) => ({ orientation, phrase: wordsOf(phrase) })),
  )
    .map((row) => ({ ...row, phrase: row.phrase.filter((word) => !ignored.includes(word)) }))
    .sort((a, b) => b.phrase.length - a.phrase.length)
  return (name: Words): { words: Words; orientation: Orientation | undefined } | undefined => {
    let words = name
    const said = new Set<Orientation>()
    for (;;) {
      const row = phrases.find(({ phrase }) => withoutEnd(words, phrase) !== undefined)
      if (row === undefined) break
      words = withoutEnd(words, row.phrase)!
      said.add(row.orientation)
    }
    return said.size > 1 ? undefined : { words, orientation: [...said][0] }
  }
}

/** The words without this phrase at their end or beginning, if it is there. */
function withoutEnd(words: Words, phrase: Words): Words | undefined {
  const { length } = phrase
  // mutate condition, early return, operator: a short way: a longer phrase is found at neither end
  if (length > words.length) return undefined
  if (phrase.every((word, at) => words[words.length - length + at] === word)) return words.slice(0, -length)
  if (phrase.every((word, at) => words[at] === word)) return words.slice(length)
  return undefined
}

/** Strength and Justice have each other's number in decks older than Waite's. */
const ALSO_NUMBERED: Readonly<Record<number, number>> = { 8: 11, 11: 8 }

/** A name, with its number before it, behind it, or without. */
function majorReader({ majors, ignored }: CardNames) {
  const key = (name: string) =>
    wordsOf(name)
      .filter((word) => !ignored.includes(word))
      .join('')
  const numbers = new Map(majors.flatMap((names, number) => names.map((name) => [key(name), number])))
  return (words: Words): Card | undefined => {
    const plain = numbers.get(words.join(''))
    if (plain !== undefined) return DECK[plain]
    for (const [written, name] of [
      [words[0], words.slice(1)],
      [words.at(-1), words.slice(0, -1)],
    ] as const) {
      const number = numbers.get(name.join(''))
      const given = numberOf(written)
      if (number === undefined || given === undefined) continue
      if (given === number || given === ALSO_NUMBERED[number]) return DECK[number]
    }
    return undefined
  }
}

/** Rank and suit, in either order. */
function minorReader({ ranks, suits }: CardNames) {
  const ranksByWord = new Map(ranks.flatMap((words, at) => words.map((word) => [word, at + 1])))
  const suitsByWord = new Map(SUITS.flatMap((suit) => suits[suit].map((word) => [word, suit])))
  const cardOf = (rankWord: string, suitWord: string) => {
    const suit = suitsByWord.get(suitWord)
    const rank = ranksByWord.get(rankWord) ?? pipOf(rankWord)
    return suit && DECK.find((card) => card.suit === suit && card.number === rank)
  }
  return (words: Words): Card | undefined => {
    const [one, other] = words
    if (one === undefined || other === undefined || words.length > 2) return undefined
    return cardOf(one, other) ?? cardOf(other, one)
  }
}

const HIGHEST_PIP = 10

/** Court cards have no number that people would write. */
function pipOf(word: string): number | undefined {
  const number = numberOf(word)
  return number !== undefined && number <= HIGHEST_PIP ? number : undefined
}

const ROMANS = 'i,ii,iii,iv,v,vi,vii,viii,ix,x,xi,xii,xiii,xiv,xv,xvi,xvii,xviii,xix,xx,xxi'.split(',')
/** As the Tarot of Marseilles counts. */
const LONG_ROMANS: Readonly<Record<string, number>> = { iiii: 4, viiii: 9, xiiii: 14, xviiii: 19 }
const NUMBERS = new Map([
  ...ROMANS.map((roman, at) => [roman, at + 1] as const),
  ...Object.entries(LONG_ROMANS),
])

const numberOf = (word = ''): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.get(word)
