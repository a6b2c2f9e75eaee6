/** What several cards of a spread say together, as codes (docs/spreads.md, "Threads"). The rarest come first. */
import { type DrawnCard, isCourt, SUITS, type Suit } from './card.ts'
import type { PlaceKind } from './spreads.ts'

/** A card in its place. */
export interface LaidCard extends DrawnCard {
  readonly kind: PlaceKind
  /** Of its position. */
  readonly number: number
  /** The name of its place, unless the caller has given it. */
  readonly place?: string | undefined
}

export type Relation = 'same' | 'friends' | 'strangers'

export type Thread = { readonly cards: readonly LaidCard[] } & (
  | { readonly kind: 'ace_and_ten' | 'courts' | 'turns' | 'blocks' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'many_majors' | 'no_majors' | 'many_reversed' | 'none_reversed' }
  | { readonly kind: 'suit' | 'missing_suit'; readonly suit: Suit }
  | { readonly kind: 'elements'; readonly relation: Relation }
)

/** From these shares of a spread on, a group is many. */
const MANY = 0.4
const MANY_REVERSED = 0.6
/** Only a large spread leaves something out. */
const LARGE = 7
const MEDIUM = 5

export function threadsOf(cards: readonly LaidCard[]): Thread[] {
  const minors = cards.filter((laid) => !isMajor(laid))
  const byNumber = Map.groupBy(minors, ({ card }) => card.number)
  const bySuit = Map.groupBy(minors, ({ card }) => card.suit!)
  return [
    ...aceAndTen(byNumber),
    ...numbers(byNumber),
    ...majors(cards),
    ...suits(bySuit, cards.length),
    ...reversals(cards),
    ...courts(cards),
    ...elements(cards),
    ...turn(cards),
    ...missing(bySuit, cards.length),
  ]
}

type Groups<Key> = ReadonlyMap<Key, readonly LaidCard[]>

const many = (count: number, of: number, share: number) => count >= Math.max(2, Math.ceil(of * share))
const isMajor = ({ card }: DrawnCard) => card.suit === undefined
const isReversed = ({ orientation }: DrawnCard) => orientation === 'reversed'

function aceAndTen(byNumber: Groups<number>): Thread[] {
  const [ace, ten] = [byNumber.get(1)?.[0], byNumber.get(10)?.[0]]
  return ace && ten ? [{ kind: 'ace_and_ten', cards: [ace, ten] }] : []
}

function numbers(byNumber: Groups<number>): Thread[] {
  const threads: (Thread & { kind: 'number' })[] = []
  for (const [number, cards] of byNumber)
    if (cards.length > 1) threads.push({ kind: 'number', number, cards })
  return threads.sort((a, b) => b.cards.length - a.cards.length || a.number - b.number)
}

function majors(cards: readonly LaidCard[]): Thread[] {
  const found = cards.filter(isMajor)
  if (many(found.length, cards.length, MANY)) return [{ kind: 'many_majors', cards: found }]
  return found.length === 0 && cards.length >= MEDIUM ? [{ kind: 'no_majors', cards: [] }] : []
}

function suits(bySuit: Groups<Suit>, count: number): Thread[] {
  const sizeOf = (suit: Suit) => bySuit.get(suit)?.length ?? 0
  const suit = SUITS.reduce((largest, other) => (sizeOf(other) > sizeOf(largest) ? other : largest))
  return many(sizeOf(suit), count, MANY) ? [{ kind: 'suit', suit, cards: bySuit.get(suit)! }] : []
}

function reversals(cards: readonly LaidCard[]): Thread[] {
  const found = cards.filter(isReversed)
  if (many(found.length, cards.length, MANY_REVERSED)) return [{ kind: 'many_reversed', cards: found }]
  return found.length === 0 ? [{ kind: 'none_reversed', cards: [] }] : []
}

function courts(cards: readonly LaidCard[]): Thread[] {
  const found = cards.filter(({ card }) => isCourt(card))
  return found.length >= 2 ? [{ kind: 'courts', cards: found }] : []
}

const FRIENDS: Record<Suit, Suit> = { wands: 'swords', swords: 'wands', cups: 'pentacles', pentacles: 'cups' }
const STRANGERS: Record<Suit, Suit> = {
  wands: 'cups',
  cups: 'wands',
  swords: 'pentacles',
  pentacles: 'swords',
}

/** Fire and air, water and earth help each other; fire and water, air and earth do not. The other two pairs say little. */
export function relationOf(one: Suit, other: Suit): Relation | null {
  if (one === other) return 'same'
  if (FRIENDS[one] === other) return 'friends'
  return STRANGERS[one] === other ? 'strangers' : null
}

/** How the heart of the matter stands to what resists it. */
function elements(cards: readonly LaidCard[]): Thread[] {
  const heart = cards.find(({ kind }) => kind === 'present')
  const against = cards.find(({ kind }) => kind === 'challenge')
  if (!heart?.card.suit || !against?.card.suit) return []
  // mutate arguments: how two elements stand to each other is the same from both sides
  const relation = relationOf(heart.card.suit, against.card.suit)
  return relation ? [{ kind: 'elements', relation, cards: [heart, against] }] : []
}

/** Whether the spread ends another way up than it began. */
function turn(cards: readonly LaidCard[]): Thread[] {
  const [first, last] = [cards[0]!, cards.at(-1)!]
  if (cards.length < 3 || first.orientation === last.orientation) return []
  return [{ kind: isReversed(first) ? 'turns' : 'blocks', cards: [first, last] }]
}

const missing = (bySuit: Groups<Suit>, count: number): Thread[] =>
  count < LARGE
    ? []
    : SUITS.filter((suit) => !bySuit.has(suit)).map((suit) => ({ kind: 'missing_suit', suit, cards: [] }))
