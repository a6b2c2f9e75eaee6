import { type DrawnCard, isCourt, SUITS, type Suit } from './card.ts'

/** What a spread shows as a whole. The last three name cards: the first and the last, the challenge, and the crown. */
export type Pattern =
  | { readonly kind: 'many_majors' | 'few_majors' | 'many_reversals' | 'few_reversals' }
  | { readonly kind: 'many_courts' | 'no_courts' }
  | { readonly kind: 'many_of_suit' | 'none_of_suit'; readonly suit: Suit }
  | { readonly kind: 'same_number'; readonly number: number }
  | { readonly kind: 'direction'; readonly from: DrawnCard; readonly to: DrawnCard }
  | { readonly kind: 'obstacle' | 'aim'; readonly drawn: DrawnCard }

export interface Patterns {
  readonly majorArcanaCount: number
  readonly reversedCount: number
  readonly keyPatterns: readonly Pattern[]
}

/** A pattern and the probability that it appears by chance: the rarer, the more it says. */
interface Finding {
  readonly pattern: Pattern
  readonly chance: number
}

/** How many cards of a kind are in the deck. */
const MAJORS = 22
const OF_A_SUIT = 14
const OF_A_NUMBER = 4
const COURTS = 16

const MIN_COUNT = 3
const MAX_PATTERNS = 5
/** A finding that appears in a third of all spreads or more says little. */
const RARE = 1 / 3

/** The patterns in the ten cards of a Celtic Cross. */
// mutate-block order: the order of findings, which are sorted by their chance afterwards
export function patternsOf(cards: readonly DrawnCard[]): Patterns {
  const majorArcanaCount = cards.filter(({ card }) => card.suit === undefined).length
  const reversedCount = cards.filter(({ orientation }) => orientation === 'reversed').length
  const findings = [
    ...majors(majorArcanaCount, cards.length),
    ...reversals(reversedCount, cards.length),
    ...suits(cards),
    ...numbers(cards),
    ...courts(cards),
  ]
  const rare = findings
    .filter(({ chance }) => chance < RARE)
    .sort((a, b) => a.chance - b.chance)
    .map(({ pattern }) => pattern)
  const shown = Math.min(MAX_PATTERNS, Math.max(MIN_COUNT, rare.length + 1))
  return { majorArcanaCount, reversedCount, keyPatterns: [...rare, ...arc(cards)].slice(0, shown) }
}

const majors = (count: number, drawn: number): Finding[] => [
  // mutate order: the order of findings, which are sorted by their chance afterwards
  { pattern: { kind: 'many_majors' }, chance: atLeast(count, MAJORS, drawn) },
  { pattern: { kind: 'few_majors' }, chance: atMost(count, MAJORS, drawn) },
]

const reversals = (count: number, drawn: number): Finding[] => [
  // mutate order: the order of findings, which are sorted by their chance afterwards
  { pattern: { kind: 'many_reversals' }, chance: tossesAtLeast(count, drawn) },
  { pattern: { kind: 'few_reversals' }, chance: tossesAtLeast(drawn - count, drawn) },
]

const suits = (cards: readonly DrawnCard[]): Finding[] =>
  SUITS.map((suit) => {
    const count = cards.filter(({ card }) => card.suit === suit).length
    if (count === 0)
      return { pattern: { kind: 'none_of_suit', suit }, chance: atMost(0, OF_A_SUIT, cards.length) }
    return { pattern: { kind: 'many_of_suit', suit }, chance: atLeast(count, OF_A_SUIT, cards.length) }
  })

function numbers(cards: readonly DrawnCard[]): Finding[] {
  const counts = new Array<number>(OF_A_SUIT).fill(0)
  for (const { card } of cards) if (card.suit !== undefined) counts[card.number - 1]!++
  return counts.flatMap((count, at) => {
    if (count < 2) return []
    const pattern = { kind: 'same_number' as const, number: at + 1 }
    return [{ pattern, chance: atLeast(count, OF_A_NUMBER, cards.length) }]
  })
}

function courts(cards: readonly DrawnCard[]): Finding[] {
  const count = cards.filter(({ card }) => isCourt(card)).length
  if (count === 0) return [{ pattern: { kind: 'no_courts' }, chance: atMost(0, COURTS, cards.length) }]
  return [{ pattern: { kind: 'many_courts' }, chance: atLeast(count, COURTS, cards.length) }]
}

/** These themes apply to every Celtic Cross. */
function arc(cards: readonly DrawnCard[]): Pattern[] {
  const [present, challenge, , , crown] = cards
  return [
    { kind: 'direction', from: present!, to: cards.at(-1)! },
    { kind: 'obstacle', drawn: challenge! },
    { kind: 'aim', drawn: crown! },
  ]
}

const DECK_SIZE = 78

/** Pascal's triangle: in how many ways `k` of `n` cards can be chosen. */
const WAYS: number[][] = [Array.from({ length: DECK_SIZE + 1 }, (_, k) => (k === 0 ? 1 : 0))]
for (let n = 1; n <= DECK_SIZE; n++) {
  const above = WAYS[n - 1]!
  WAYS.push(above.map((ways, k) => ways + (above[k - 1] ?? 0)))
}

const choose = (n: number, k: number): number => WAYS[n]![k]!

/** Probability that `drawn` cards contain `min` to `max` of the `kind` cards of one kind in the deck. */
function between(min: number, max: number, kind: number, drawn: number): number {
  const all = choose(DECK_SIZE, drawn)
  let chance = 0
  for (let count = min; count <= max; count++)
    chance += (choose(kind, count) * choose(DECK_SIZE - kind, drawn - count)) / all
  return chance
}

const atLeast = (count: number, kind: number, drawn: number) => between(count, drawn, kind, drawn)
const atMost = (count: number, kind: number, drawn: number) => between(0, count, kind, drawn)

function tossesAtLeast(count: number, tosses: number): number {
  let ways = 0
  for (let heads = count; heads <= tosses; heads++) ways += choose(tosses, heads)
  return ways / 2 ** tosses
}
