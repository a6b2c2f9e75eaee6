/** What a card tells in a story, by the kind of its place (docs/spreads.md). */
import type { DrawnCard } from '../../tarot/card.ts'
import type { PlaceKind } from '../../tarot/spreads.ts'
import type { CardTone, LaidCard, ToneOf } from '../../tarot/threads.ts'
import { capitalised } from '../../text.ts'
import { readSpreadPieces } from '../spread-pieces.ts'
import { cardName } from './deck.ts'
import { type Form, filledForm } from './form.ts'
import { cardToneOf, gistOf } from './places.ts'
import type { Deal } from './story-dealing.ts'
import {
  BEFORE_HELP,
  BETWEEN,
  HARD_ADVICE,
  HARD_STRENGTHS,
  HOPES_AND_FEARS,
  LEANING_FORMS,
  WISHES,
} from './story-forms.ts'

export const { piecesOf, comparisonsOf, frames, crossLines } = readSpreadPieces('en')

/** Cards that weigh on a story upright, however kindly they are meant. */
// mutate order: a set has no order
const GRAVE: ReadonlySet<string> = new Set(['ar13', 'ar16', 'sw03', 'sw09', 'sw10'])
export const isGraveCard = ({ card, orientation }: DrawnCard): boolean =>
  orientation === 'upright' && GRAVE.has(card.id)

/** The tone of a card as what stands beside it has to take it. */
export const storyToneOf: ToneOf = (drawn) => (isGraveCard(drawn) ? 'hard' : cardToneOf(drawn))

const OTHER: Readonly<Record<CardTone, CardTone>> = { kind: 'hard', hard: 'kind' }

/** The tone of what a card says of a time, which may not be that of the card. */
export function toneIn(laid: LaidCard, time: 'was' | 'is' | 'may'): CardTone {
  const tone = storyToneOf(laid)
  return piecesOf(laid).plain.turned?.includes(time) ? OTHER[tone] : tone
}

/** In the order of a story; what is to be done stands before what lies ahead. */
// mutate-block order: the order is that of the numbers
export const PARTS = [
  'behind',
  'here',
  'other',
  'between',
  'wish',
  'snag',
  'help',
  'advice',
  'ahead',
] as const
export type StoryPart = (typeof PARTS)[number]

const PART_OF: Readonly<Record<PlaceKind, StoryPart>> = {
  past: 'behind',
  root: 'behind',
  present: 'here',
  self: 'here',
  open: 'here',
  choice: 'here',
  mind: 'here',
  body: 'here',
  spirit: 'here',
  others: 'other',
  other_person: 'other',
  bond: 'between',
  aim: 'wish',
  hope_and_fear: 'wish',
  challenge: 'snag',
  weakness: 'snag',
  strength: 'help',
  advice: 'advice',
  near_future: 'ahead',
  outcome: 'ahead',
}

/** Kind advice counts as help. */
export const partOf = (laid: LaidCard): StoryPart =>
  laid.kind === 'advice' && cardToneOf(laid) === 'kind' ? 'help' : PART_OF[laid.kind]

/** The act as an instruction that stands alone. */
export const actAlone = (act: string): string => capitalised(act.startsWith('So ') ? act.slice(3) : act)

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export interface Surroundings {
  readonly deal: Deal
  /** Of what came before; undefined at the start. */
  readonly before: CardTone | undefined
  /** Whether there is a past, too. */
  readonly hasPast: boolean
}

/** The scenes of a card, the best one first. The others are for a story in which the first would repeat something. */
export function scenesOf(laid: LaidCard, around: Surroundings): string[] {
  const pieces = piecesOf(laid)
  const tone = cardToneOf(laid)
  const { deal, before, hasPast } = around
  const dealt = (...scenes: readonly string[]) => [...deal(scenes, `scene ${laid.number}`)]
  const form = (pool: readonly Form[]) => [filledBy(deal(pool, `form ${laid.number}`)[0]!, laid)]
  switch (partOf(laid)) {
    case 'behind':
      return laid.kind === 'root' && hasPast
        ? [pieces.root.text, pieces.behind]
        : [...dealt(pieces.behind, pieces.second.behind), pieces.root.text]
    case 'here':
      return dealt(pieces.here, pieces.heart.text)
    case 'other':
      return [pieces.other]
    case 'between':
      return form(BETWEEN)
    case 'wish':
      return form((laid.kind === 'aim' ? WISHES : HOPES_AND_FEARS)[tone])
    case 'snag':
      return [pieces.cross.text]
    case 'help':
      return pieces.help === undefined
        ? form(HARD_STRENGTHS)
        : [helpAfter(before, pieces.help.self.text, deal, `help ${laid.number}`)]
    case 'advice':
      return form(HARD_ADVICE)
    case 'ahead':
      return [...dealt(pieces.ahead, pieces.second.ahead), ...form(LEANING_FORMS[tone])]
  }
}

/** A clause about help as a sentence: against what was hard, or besides what was kind. */
export const helpAfter = (before: CardTone | undefined, clause: string, deal: Deal, name: string): string =>
  before === undefined ? capitalised(clause) : `${deal(BEFORE_HELP[before], name)[0]}${clause}`

export function filledBy(form: Form, laid: LaidCard, more: Readonly<Record<string, string>> = {}): string {
  const { clause, noun } = gistOf(laid)
  const { outcome, act } = piecesOf(laid)
  const card = cardName(laid)
  const words = { clause, noun, outcome, card, Card: capitalised(card), act: lowered(actAlone(act)) }
  return filledForm(form, { ...words, ...more })
}
