/** The story of days or months, and that of two ways (docs/spreads.md). */
import type { Theme } from '../../tarot/theme.ts'
import type { CardTone, LaidCard } from '../../tarot/threads.ts'
import { capitalised } from '../../text.ts'
import { lengthOf } from '../text-measure.ts'
import { CALENDAR_OPENINGS, DAYS, FIRST_WAYS, NEXT_WAYS, QUESTIONS, WAY_ENDS } from './calendar-forms.ts'
import { openingFor } from './cross-story.ts'
import { cardName } from './deck.ts'
import { gistOf } from './places.ts'
import { type Deal, dealFor } from './story-dealing.ts'
import { actAlone, filledBy, piecesOf, storyToneOf } from './story-scenes.ts'
import {
  type Lengths,
  type Revise,
  type SpreadStory,
  type Step,
  stepsThatFit,
  unchanged,
} from './story-steps.ts'

/** More than half of the places are days or months. */
export const isCalendar = (cards: readonly LaidCard[]): boolean =>
  cards.filter(({ kind }) => kind === 'near_future').length > cards.length / 2 &&
  cards.every(({ kind, place }) => kind !== 'near_future' || place !== undefined) &&
  cards.length > 3

/** Two ways or more, where each leads, and at most one card on the matter: more than that is read as any other spread. */
export const isChoice = (cards: readonly LaidCard[]): boolean => {
  const others = cards.filter(({ kind }) => kind !== 'choice' && kind !== 'outcome')
  const ways = cards.filter(({ kind }) => kind === 'choice')
  return ways.length > 1 && others.length < 2 && cards.length <= MAX_CARDS_OF_WAYS
}
const MAX_CARDS_OF_WAYS = 5

/** Not all days have room: first the first and the last, then those on which it turns or that have a major card, from all parts of the time. */
function rankOfDay(day: LaidCard, days: readonly LaidCard[]): number {
  const at = days.indexOf(day)
  if (at === 0 || at === days.length - 1) return 0
  const isRemarkable = day.card.suit === undefined || storyToneOf(day) !== storyToneOf(days[at - 1]!)
  return (isRemarkable ? 1 : 2) + ((at * STRIDE) % days.length) / days.length
}
/** Goes through seven days, or twelve months, in large steps. */
const STRIDE = 5

const MAX_DAYS = 7

export function calendarStory(
  cards: readonly LaidCard[],
  theme: Theme,
  lengths: Lengths,
  revise: Revise = unchanged,
): SpreadStory {
  const deal = dealFor(cards)
  const days = cards.filter(({ kind }) => kind === 'near_future')
  const whole = cards.find(({ kind }) => kind === 'present')
  const acting = whole ?? days[0]!
  const act: Step = { text: piecesOf(acting).act, cards: [acting], part: 'act' }
  const opening: Step = {
    text: deal(CALENDAR_OPENINGS[theme], 'days')[0]!,
    cards: [days[0]!],
    spare: 'opening',
  }
  const ranked = days.toSorted((a, b) => rankOfDay(a, days) - rankOfDay(b, days))
  for (let count = Math.min(MAX_DAYS, days.length); ; count--) {
    const chosen = days.filter((day) => ranked.indexOf(day) < count || day === acting)
    const steps = revise([
      opening,
      ...(whole ? [{ text: piecesOf(whole).here, cards: [whole] }, act] : []),
      ...chosen.flatMap((day, at) => [dayStep(day, chosen[at - 1], deal), ...(day === acting ? [act] : [])]),
    ])
    const length = steps.reduce((sum, { text }) => sum + lengthOf(text) + 1, -1)
    if (length <= lengths.most || count === 2)
      return { summary: stepsThatFit(steps, lengths), act: { text: actAlone(act.text), cards: act.cards } }
  }
}

function dayStep(day: LaidCard, before: LaidCard | undefined, deal: Deal): Step {
  const [form] = deal(DAYS[`${turnTo(day, before)}-${storyToneOf(day)}`], `day ${day.number}`)
  return { text: filledBy(form!, day, { Place: day.place ?? '' }), cards: [day] }
}

/** A day goes on from the day before, if that is in the story; what is kinder or harder can follow any. */
function turnTo(day: LaidCard, before: LaidCard | undefined): CardTone | 'first' | 'later' {
  if (before === undefined) return 'first'
  const isNext = day.number === before.number + 1
  return isNext || storyToneOf(day) !== storyToneOf(before) ? storyToneOf(before) : 'later'
}

/** Names for ways that a caller has named. */
const WAYS = ['one way', 'another way', 'a third way', 'a fourth way']

/** The matter, each way with where it leads, the act, and the question that decides. No way is judged. */
export function waysStory(
  cards: readonly LaidCard[],
  theme: Theme,
  lengths: Lengths,
  revise: Revise = unchanged,
): SpreadStory {
  const deal = dealFor(cards)
  const heart = cards.find(({ kind }) => kind !== 'choice' && kind !== 'outcome')
  const acting = heart ?? cards[0]!
  const act: Step = { text: piecesOf(acting).act, cards: [acting], part: 'act' }
  const [question] = deal(QUESTIONS[piecesOf(acting).heart.class], 'question')
  const stepsWith = (isLong: boolean): readonly Step[] =>
    revise([
      ...openingFor(theme, acting, deal),
      ...(heart ? [{ text: piecesOf(heart).here, cards: [heart] }] : []),
      ...wayStepsOf(cards, isLong, deal),
      act,
      { text: question!, cards: [acting], spare: 'closing' },
    ])
  const isTooLong = stepsWith(true).reduce((sum, { text }) => sum + lengthOf(text) + 1, -1) > lengths.most
  return {
    summary: stepsThatFit(stepsWith(!isTooLong), lengths),
    act: { text: actAlone(act.text), cards: act.cards },
  }
}

function wayStepsOf(cards: readonly LaidCard[], isLong: boolean, deal: Deal): Step[] {
  let ways = 0
  let ends = 0
  return cards.flatMap((card): Step[] => {
    if (card.kind === 'outcome') {
      const forms = deal(WAY_ENDS, 'ends')
      const form = forms[ends++ % forms.length]
      const end = isLong ? piecesOf(card).outcome : `${gistOf(card).noun} (${cardName(card)})`
      return [{ text: filledBy(form!, card, { end }), cards: [card] }]
    }
    if (card.kind !== 'choice') return []
    const way = card.place ? `the ${card.place.toLowerCase()}` : (WAYS[ways] ?? 'one more way')
    const [form] = deal(ways++ === 0 ? FIRST_WAYS : NEXT_WAYS, `way ${card.number}`)
    return [{ text: filledBy(form!, card, { way, Way: capitalised(way) }), cards: [card] }]
  })
}
