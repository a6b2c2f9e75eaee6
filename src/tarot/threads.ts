/** What several cards of a spread say together, as codes (docs/spreads.md, "Threads"). The rarest come first. */
import { type DrawnCard, isCourt, type Suit } from './card.ts'
import type { PlaceKind } from './spreads.ts'

/** A card in its place. */
export interface LaidCard extends DrawnCard {
  readonly kind: PlaceKind
  /** Of its position. */
  readonly number: number
  /** The name of its place, unless the caller has given it. */
  readonly place?: string | undefined
}

/** Whether a card is welcome where it lies this way up: a language says so of each (`gists.json`). */
export type CardTone = 'kind' | 'hard'
export type ToneOf = (drawn: DrawnCard) => CardTone

export type SuitRelation = 'same' | 'friends' | 'strangers'

export type Thread = { readonly cards: readonly LaidCard[] } & (
  | { readonly kind: 'ace_and_ten' | 'courts' | 'hard_to_kind' | 'kind_to_hard' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'many_majors' | 'no_majors' | 'many_hard' | 'all_kind' }
  | { readonly kind: 'elements'; readonly relation: SuitRelation }
)

/** From these shares of a spread on, a group is many. */
const MANY = 0.4
const MANY_HARD = 0.75
/** Fewer cards have many major ones, or none, too often for it to say something. */
const MEDIUM = 5

export function threadsOf(cards: readonly LaidCard[], toneOf: ToneOf): Thread[] {
  const minors = cards.filter((laid) => !isMajor(laid))
  const byNumber = Map.groupBy(minors, ({ card }) => card.number)
  return [
    ...aceAndTen(byNumber),
    ...numbers(byNumber),
    ...majors(cards),
    ...tones(cards, toneOf),
    ...courts(cards),
    ...elements(cards),
    ...turn(cards, toneOf),
  ]
}

type Groups<Key> = ReadonlyMap<Key, readonly LaidCard[]>

const many = (count: number, of: number, share: number) => count >= Math.max(2, Math.ceil(of * share))
const isMajor = ({ card }: DrawnCard) => card.suit === undefined

/** What a number or a pair stands for counts for cards that lie upright; one that is reversed denies it. */
export const areUpright = (cards: readonly DrawnCard[]): boolean =>
  cards.every(({ orientation }) => orientation === 'upright')

function aceAndTen(byNumber: Groups<number>): Thread[] {
  const [ace, ten] = [byNumber.get(1)?.[0], byNumber.get(10)?.[0]]
  return ace && ten && areUpright([ace, ten]) ? [{ kind: 'ace_and_ten', cards: [ace, ten] }] : []
}

function numbers(byNumber: Groups<number>): Thread[] {
  const threads: (Thread & { kind: 'number' })[] = []
  for (const [number, cards] of byNumber)
    if (cards.length > 1 && areUpright(cards)) threads.push({ kind: 'number', number, cards })
  return threads.sort((a, b) => b.cards.length - a.cards.length || a.number - b.number)
}

function majors(cards: readonly LaidCard[]): Thread[] {
  const found = cards.filter(isMajor)
  if (cards.length < MEDIUM) return []
  if (many(found.length, cards.length, MANY)) return [{ kind: 'many_majors', cards: found }]
  return found.length === 0 ? [{ kind: 'no_majors', cards: [] }] : []
}

function tones(cards: readonly LaidCard[], toneOf: ToneOf): Thread[] {
  const hard = cards.filter((card) => toneOf(card) === 'hard')
  if (many(hard.length, cards.length, MANY_HARD)) return [{ kind: 'many_hard', cards: hard }]
  // A welcome card that lies reversed is relief after something hard.
  return hard.length === 0 && areUpright(cards) && cards.length >= 2 ? [{ kind: 'all_kind', cards: [] }] : []
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
export function suitRelation(one: Suit, other: Suit): SuitRelation | null {
  if (one === other) return 'same'
  if (FRIENDS[one] === other) return 'friends'
  return STRANGERS[one] === other ? 'strangers' : null
}

/** How the heart of the matter stands to what resists it. */
function elements(cards: readonly LaidCard[]): Thread[] {
  const heart = cards.find(({ kind }) => kind === 'present')
  const against = cards.find(({ kind }) => kind === 'challenge')
  if (!heart?.card.suit || !against?.card.suit || !areUpright([heart, against])) return []
  // mutate arguments: how two elements stand to each other is the same from both sides
  const relation = suitRelation(heart.card.suit, against.card.suit)
  return relation ? [{ kind: 'elements', relation, cards: [heart, against] }] : []
}

/** Places in which a spread can end; others do not follow on the first. */
// mutate order: a set has no order
const ENDS: ReadonlySet<PlaceKind> = new Set(['outcome', 'near_future', 'open'])

/** Whether it gets lighter or heavier from the first card to the last. */
function turn(cards: readonly LaidCard[], toneOf: ToneOf): Thread[] {
  const [first, last] = [cards[0]!, cards.at(-1)!]
  if (cards.length < 3 || !ENDS.has(last.kind) || toneOf(first) === toneOf(last)) return []
  // A welcome card that lies reversed is relief after something hard: it is no good beginning.
  if (toneOf(first) === 'kind' && first.orientation === 'reversed') return []
  return [{ kind: toneOf(first) === 'hard' ? 'hard_to_kind' : 'kind_to_hard', cards: [first, last] }]
}
