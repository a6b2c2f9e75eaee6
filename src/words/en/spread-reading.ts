/** The reading of a spread as a whole: what its places say one after the other, what cards say together, and one thing to do (docs/spreads.md). */
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { Theme } from '../../tarot/theme.ts'
import { type LaidCard, threadsOf } from '../../tarot/threads.ts'
import { sentenceOf } from '../../text.ts'
import type { Pair, SpreadSentence, ThreadOrPair, WholeReading } from '../spreads.ts'
import { cardName } from './deck.ts'
import { type Form, filled } from './form.ts'
import { gistOf, inPosition } from './places.ts'
import { formsFor, ROADS, type Shape } from './summary-forms.ts'
import { pairWords, threadWords } from './threads.ts'

/** In characters. Few cards have less to tell. */
const MAX_SUMMARY = 500
const leastSummary = (size: number) => (size < 3 ? 100 : size < LARGE ? 150 : 250)

export const summaryLength = (size: number) => ({ least: leastSummary(size), most: MAX_SUMMARY })

export function wholeReading(cards: readonly LaidCard[], theme: Theme): WholeReading {
  return { summary: summaryOf(cards, theme), threads: threadsIn(cards), act: actOf(cards) }
}

/** The theme colours the first sentence. */
// mutate-block order: the order of openings that are equally good
const OPENINGS: Record<Theme, readonly string[]> = {
  general: [''],
  love: ['in love, ', 'where the heart is concerned, ', 'between people, '],
  career: ['in your work, ', 'where work is concerned, ', 'in what you do all day, '],
  spiritual: ['within, ', 'in your inner life, ', 'where meaning is concerned, '],
}

/** Places that carry a summary, the most telling first; a large spread has no room for all. One with choices keeps its order. */
const TELLING: readonly PlaceKind[] = [
  'present',
  'challenge',
  'root',
  'self',
  'other_person',
  'bond',
  'strength',
  'weakness',
  'mind',
  'body',
  'spirit',
  'aim',
  'outcome',
  'past',
  'hope_and_fear',
  'near_future',
  'others',
  'advice',
  'open',
]
const RANKS = new Map(TELLING.map((kind, at) => [kind, at]))

/** From this size on root and outcome are told in one sentence. */
const LARGE = 5

function summaryOf(cards: readonly LaidCard[], theme: Theme): SpreadSentence[] {
  const shape = shapeOf(cards)
  const sentences: SpreadSentence[] = []
  let before: Form | undefined
  let length = 0
  for (const [at, part] of partsOf(cards, shape).entries()) {
    const forms = part.length === 1 ? formsFor(part[0]!, shape) : ROADS
    const form = formAfter(before, forms, variantOf(part[0]!, cards))
    const opening = at === 0 ? OPENINGS[theme][numberOf(cards.at(-1)!) % OPENINGS[theme].length]! : ''
    const text = sentenceOf(`${opening}${wordsOf(part, form)}`)
    if (length + text.length > MAX_SUMMARY) continue
    sentences.push({ text, cards: part })
    before = form
    length += text.length + 1
  }
  return shape.isCalendar ? sentences.toSorted((a, b) => a.cards[0]!.number - b.cards[0]!.number) : sentences
}

const shapeOf = (cards: readonly LaidCard[]): Shape => ({
  isCalendar: cards.filter(({ kind }) => kind === 'near_future').length > cards.length / 2,
  isChoice: cards.some(({ kind }) => kind === 'choice'),
})

/** The cards of each sentence, one or two: few cards in their order, many by what their places tell. */
function partsOf(cards: readonly LaidCard[], { isCalendar, isChoice }: Shape): LaidCard[][] {
  if (cards.length < LARGE || isChoice) return cards.map((card) => [card])
  const road = roadIn(cards)
  const rank = isCalendar ? rankOfDay : ({ kind }: LaidCard) => RANKS.get(kind)!
  const parts = cards
    .filter((card) => !road.includes(card))
    .toSorted((a, b) => rank(a, cards) - rank(b, cards))
    .map((card) => [card])
  return road.length > 0 ? [...parts.slice(0, 2), road, ...parts.slice(2)] : parts
}

/** From where it comes to where it goes, if the spread has both. */
function roadIn(cards: readonly LaidCard[]): LaidCard[] {
  const from = cards.find(({ kind }) => kind === 'root') ?? cards.find(({ kind }) => kind === 'past')
  const to = cards.findLast(({ kind }) => kind === 'outcome')
  return from && to ? [from, to] : []
}

/** Of days and months, the first, the last and those with a major card come first: not all can be told. */
function rankOfDay(card: LaidCard, cards: readonly LaidCard[]): number {
  if (card === cards[0]) return 0
  if (card === cards.at(-1)) return 1
  return card.card.suit === undefined ? 2 : 3
}

/** Each sentence has a variant of its own. The next card has a say in it, so that a card in its place is not always told alike. */
function variantOf(card: LaidCard, cards: readonly LaidCard[]): number {
  const next = cards[(cards.indexOf(card) + 1) % cards.length]!
  return numberOf(card) + numberOf(next)
}

const numberOf = ({ card, orientation }: LaidCard): number =>
  card.number + card.id.charCodeAt(0) + orientation.length

/** Two sentences in a row do not begin with the same word, if that can be. */
function formAfter(before: Form | undefined, forms: readonly Form[], variant: number): Form {
  const others = forms.filter(({ firstWord }) => firstWord === '' || firstWord !== before?.firstWord)
  const choice = others.length > 0 ? others : forms
  return choice[variant % choice.length]!
}

function wordsOf([card, other]: readonly LaidCard[], form: Form): string {
  const { clause, noun } = gistOf(card!)
  const { place = '' } = card!
  return filled(form, {
    clause,
    noun,
    card: cardName(card!),
    Place: place,
    place: place.toLowerCase(),
    otherNoun: other ? gistOf(other).noun : '',
    other: other ? cardName(other) : '',
  })
}

const threadCount = (size: number) => (size < LARGE ? 2 : size < 8 ? 3 : 4)

/** The threads that a reading has room for, the rarest first. */
export function threadsToTell(cards: readonly LaidCard[]): ThreadOrPair[] {
  const pairs = pairsIn(cards)
  const known = new Set(pairs.flatMap((pair) => pair.cards.map(({ card }) => card.id)))
  // Cards that answer each other are not also told as an ace and a ten.
  const threads = threadsOf(cards).filter(
    ({ kind, cards: own }) => kind !== 'ace_and_ten' || !own.every(({ card }) => known.has(card.id)),
  )
  return [...pairs.slice(0, 2), ...threads].slice(0, threadCount(cards.length))
}

function threadsIn(cards: readonly LaidCard[]): SpreadSentence[] {
  // Depends on every card, so that neighbouring draws are worded differently.
  const variant = cards.reduce((sum, card, at) => sum + (at + 1) * numberOf(card), 0)
  return threadsToTell(cards).map((thread) => ({
    text: thread.kind === 'pair' ? thread.text : threadWords(thread, variant),
    cards: thread.cards,
  }))
}

function pairsIn(cards: readonly LaidCard[]): Pair[] {
  const pairs: Pair[] = []
  for (const [at, one] of cards.entries())
    for (const other of cards.slice(at + 1)) {
      const text = pairWords(one.card.id, other.card.id)
      if (text !== undefined) pairs.push({ kind: 'pair', text, cards: [one, other] })
    }
  return pairs
}

/** What to do about it is said by the card that resists, or else by the heart; never by the place of advice, which says it already. */
const ACTING: readonly PlaceKind[] = ['challenge', 'weakness', 'present', 'bond', 'self']

function actOf(cards: readonly LaidCard[]): SpreadSentence {
  const acting = ACTING.map((kind) => cards.find((card) => card.kind === kind)).find(
    (card) => card !== undefined,
  )
  const card = acting ?? cards.find(({ kind }) => kind !== 'advice') ?? cards[0]!
  return { text: inPosition(card, 'advice'), cards: [card] }
}
