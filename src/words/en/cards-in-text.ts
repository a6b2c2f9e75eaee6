/** What an English text says of the cards of a spread, so that it can be compared with those that lie there. */
import type { Orientation } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { capitalised } from '../../text.ts'
import type { NamedCard, NamedCount } from '../prose.ts'
import { cardWords } from './deck.ts'
import { numberWord } from './threads.ts'

const bare = (name: string) => name.replace(/^The /, '')
const BY_NAME = new Map(DECK.map((card) => [bare(cardWords(card).name).toLowerCase(), card]))
const namesOf = (isMajor: boolean) =>
  DECK.filter(({ suit }) => (suit === undefined) === isMajor).map((card) => bare(cardWords(card).name))

const WAY_UP = 'upright|reversed'
/** `the reversed Tower`, `the Tower, reversed`. */
const named = (names: readonly string[]) =>
  `(?:\\b(${WAY_UP}) )?\\b(${names.join('|')})\\b(?:,? (${WAY_UP})\\b)?`
/** Capital letters distinguish the Tower from a tower; the three of swords is always a card. */
const MAJOR = new RegExp(named([...namesOf(true), 'Judgment']), 'g')
const MINOR = new RegExp(named(namesOf(false)), 'gi')

export function cardsIn(text: string): NamedCard[] {
  return [MINOR, MAJOR].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, before, name, after]) => ({
      card: BY_NAME.get(name!.toLowerCase().replace('judgment', 'judgement'))!,
      orientation: ((before ?? after)?.toLowerCase() ?? null) as Orientation | null,
    })),
  )
}

/** The text with other words for the names of these cards: one of them is Death, and two are also called like planets. Brackets stand round names only. */
export function withoutCardNames(text: string, ids: readonly string[]): string {
  const names = DECK.filter(({ id }) => ids.includes(id)).map((card) => bare(cardWords(card).name))
  if (names.length === 0) return text
  const bareText = text.replace(new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'), 'card')
  return bareText.replace(IN_BRACKETS, ', card')
}

const ONE_CARD = `(?:the )?card(?: (?:${WAY_UP}))?`
const IN_BRACKETS = new RegExp(` \\(${ONE_CARD}(?:(?:,| and|, and| against) ${ONE_CARD})*\\)`, 'g')

const COUNTS = Array.from({ length: 21 }, (_, count) => numberWord(count))
/** Capital letters distinguish three Cups from three cups on a card. */
const COUNT = `(${[...COUNTS, ...COUNTS.map(capitalised)].join('|')}|\\d{1,2})`
const GROUPS: Readonly<Record<NamedCount['group'], string>> = {
  wands: capitalised('wands'),
  cups: capitalised('cups'),
  swords: capitalised('swords'),
  pentacles: capitalised('pentacles'),
  major: 'major cards?',
  reversed: '(?:reversed cards?|cards? (?:lie |lies |are |is )?reversed)',
}

const PATTERNS = Object.entries(GROUPS).map(([group, words]) => ({
  group: group as NamedCount['group'],
  pattern: new RegExp(`\\b${COUNT} (?:of the )?${words}\\b`, 'g'),
}))

/** `three Swords`, `no Cups`, `four major cards`, `two cards lie reversed`. */
export const countsIn = (text: string): NamedCount[] =>
  PATTERNS.flatMap(({ group, pattern }) =>
    [...text.matchAll(pattern)].map(([words, count]) => ({ group, count: numberIn(count!), words })),
  )

function numberIn(word: string): number {
  const at = COUNTS.indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at
}
