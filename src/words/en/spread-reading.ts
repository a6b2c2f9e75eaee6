/** The reading of a spread as a whole: what its places say one after the other, what cards say together, and one thing to do (docs/spreads.md). */
import type { Theme } from '../../tarot/theme.ts'
import { type LaidCard, threadsOf } from '../../tarot/threads.ts'
import type { Pair, SpreadSentence, ThreadOrPair, WholeReading } from '../spreads.ts'
import { calendarStory, isCalendar, isChoice, waysStory } from './calendar-story.ts'
import { crossStory, isCross } from './cross-story.ts'
import { shortStory } from './short-story.ts'
import { weightOf } from './story-scenes.ts'
import { type Lengths, type Revise, type Story, unchanged } from './story-steps.ts'
import { pairWords, threadWords } from './threads.ts'

/** In characters. Few cards have less to tell. */
export function summaryLength(size: number): Lengths {
  if (size < 3) return { least: 250, most: 500 }
  if (size < 4) return { least: 350, most: 650 }
  return size < 8 ? { least: 450, most: 800 } : { least: 600, most: 950 }
}

export function wholeReading(cards: readonly LaidCard[], theme: Theme): WholeReading {
  const { summary, act } = storyOf(cards, theme)
  return { summary, threads: threadsIn(cards), act }
}

/** `revise` changes its sentences before they are fitted into its length. */
export function storyOf(cards: readonly LaidCard[], theme: Theme, revise: Revise = unchanged): Story {
  const lengths = summaryLength(cards.length)
  if (isCross(cards)) return crossStory(cards, theme, lengths, revise)
  if (isChoice(cards)) return waysStory(cards, theme, lengths, revise)
  return (isCalendar(cards) ? calendarStory : shortStory)(cards, theme, lengths, revise)
}

const LARGE = 5
const threadCount = (size: number) => (size < LARGE ? 2 : size < 8 ? 3 : 4)

/** The threads that a reading has room for, the rarest first. */
export function threadsToTell(cards: readonly LaidCard[]): ThreadOrPair[] {
  const pairs = pairsIn(cards)
  const known = new Set(pairs.flatMap((pair) => pair.cards.map(({ card }) => card.id)))
  // Cards that answer each other are not also told as an ace and a ten.
  const threads = threadsOf(cards, weightOf).filter(
    ({ kind, cards: own }) => kind !== 'ace_and_ten' || !own.every(({ card }) => known.has(card.id)),
  )
  return [...pairs.slice(0, 2), ...threads].slice(0, threadCount(cards.length))
}

export function threadsIn(cards: readonly LaidCard[]): SpreadSentence[] {
  // Depends on every card, so that neighbouring draws are worded differently.
  const variant = cards.reduce((sum, card, at) => sum + (at + 1) * numberOf(card), 0)
  return threadsToTell(cards).map((thread) => ({
    text: thread.kind === 'pair' ? thread.text : threadWords(thread, variant),
    cards: thread.cards,
  }))
}

const numberOf = ({ card, orientation }: LaidCard): number =>
  card.number + card.id.charCodeAt(0) + orientation.length

function pairsIn(cards: readonly LaidCard[]): Pair[] {
  const pairs: Pair[] = []
  for (const [at, one] of cards.entries())
    for (const other of cards.slice(at + 1)) {
      const text = pairWords(one.card.id, other.card.id)
      if (text !== undefined) pairs.push({ kind: 'pair', text, cards: [one, other] })
    }
  return pairs
}
