/** The reading of a spread as a whole: what its places say one after the other, what cards say together, and one thing to do (docs/spreads.md). */
import type { Theme } from '../../tarot/theme.ts'
import { areUpright, type LaidCard, threadsOf } from '../../tarot/threads.ts'
import type { CardPairSentence, SpreadSentence, ThreadOrPair, WholeReading } from '../spreads.ts'
import { calendarStory, isCalendar, isChoice, waysStory } from './calendar-story.ts'
import { crossStory, isCross } from './cross-story.ts'
import { shortStory, storyCards } from './short-story.ts'
import { storyToneOf } from './story-scenes.ts'
import { hasArc } from './story-sense.ts'
import { type Lengths, type Revise, type SpreadStory, unchanged } from './story-steps.ts'
import { pairWords, threadWords } from './threads.ts'

/** In characters. Few cards have less to tell. */
export function summaryLength(size: number): Lengths {
  if (size < 3) return { least: 250, most: 500 }
  if (size < 4) return { least: 350, most: 650 }
  return size < 8 ? { least: 450, most: 800 } : { least: 600, most: 950 }
}

export function wholeReading(cards: readonly LaidCard[], theme: Theme): WholeReading {
  const { summary, act } = spreadStoryOf(cards, theme)
  return { summary, threads: threadsIn(cards), act }
}

/** `revise` changes its sentences before they are fitted into its length. */
export function spreadStoryOf(
  cards: readonly LaidCard[],
  theme: Theme,
  revise: Revise = unchanged,
): SpreadStory {
  const lengths = summaryLength(cards.length)
  if (isCross(cards)) return crossStory(cards, theme, lengths, revise)
  if (isChoice(cards)) return waysStory(cards, theme, lengths, revise)
  return (isCalendar(cards) ? calendarStory : shortStory)(cards, theme, lengths, revise)
}

const LARGE = 5
const threadCount = (size: number) => (size < LARGE ? 1 : size < 8 ? 2 : 3)

const MAX_PAIRS = 2

/** How the whole goes is the first sentence of a story that tells what is and what may come. */
// mutate-block order: a set has no order
const SAID_BY_ARC: ReadonlySet<ThreadOrPair['kind']> = new Set([
  'many_hard',
  'all_kind',
  'hard_to_kind',
  'kind_to_hard',
])
const hasArcOf = (cards: readonly LaidCard[]) =>
  isCross(cards) || (!isChoice(cards) && !isCalendar(cards) && hasArc(storyCards(cards)))

/** The threads that a reading has room for, the rarest first: none that the story tells, and none mostly about cards of an earlier one. */
export function shownThreads(cards: readonly LaidCard[]): ThreadOrPair[] {
  const isSaid = hasArcOf(cards) ? SAID_BY_ARC : new Set()
  const threads: ThreadOrPair[] = []
  for (const thread of [...pairsIn(cards), ...threadsOf(cards, storyToneOf)]) {
    const isRoom = thread.kind !== 'pair' || threads.length < MAX_PAIRS
    if (isRoom && !isSaid.has(thread.kind) && isMostlyNew(thread, threads)) threads.push(thread)
  }
  return threads.slice(0, threadCount(cards.length))
}

/** Whether more than half of its cards are in none of the earlier ones. */
function isMostlyNew({ cards }: ThreadOrPair, earlier: readonly ThreadOrPair[]): boolean {
  const seen = new Set(earlier.flatMap((thread) => thread.cards))
  return cards.length === 0 || cards.filter((card) => !seen.has(card)).length > cards.length / 2
}

export function threadsIn(cards: readonly LaidCard[]): SpreadSentence[] {
  // Depends on every card, so that neighbouring draws are worded differently.
  const variant = cards.reduce((sum, card, at) => sum + (at + 1) * numberOf(card), 0)
  return shownThreads(cards).map((thread) => ({
    text: thread.kind === 'pair' ? thread.text : threadWords(thread, variant),
    cards: thread.cards,
  }))
}

const numberOf = ({ card, orientation }: LaidCard): number =>
  card.number + card.id.charCodeAt(0) + orientation.length

function pairsIn(cards: readonly LaidCard[]): CardPairSentence[] {
  const pairs: CardPairSentence[] = []
  for (const [at, one] of cards.entries())
    for (const other of cards.slice(at + 1)) {
      const text = areUpright([one, other]) ? pairWords(one.card.id, other.card.id) : undefined
      if (text !== undefined) pairs.push({ kind: 'pair', text, cards: [one, other] })
    }
  return pairs
}
