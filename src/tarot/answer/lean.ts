/** Which way the cards lean, and which card carries that (docs/questions.md, "Lean"). A convention: it foretells nothing. */
import { type Leaning, leaningOf } from '../leanings.ts'
import type { PlaceKind } from '../spreads.ts'
import type { LaidCard } from '../threads.ts'

/** How much the card of a place counts. Places that explain, wish or advise do not count. */
export const PLACE_WEIGHTS: Readonly<Record<PlaceKind, number>> = {
  outcome: 3,
  present: 2,
  near_future: 2,
  bond: 2,
  challenge: 1,
  weakness: 1,
  strength: 1,
  self: 1,
  others: 1,
  other_person: 1,
  open: 1,
  past: 0,
  root: 0,
  aim: 0,
  hope_and_fear: 0,
  advice: 0,
  mind: 0,
  body: 0,
  spirit: 0,
  choice: 0,
}

export const LEANING_VALUES: Readonly<Record<Leaning, number>> = { yes: 1, unclear: 0, no: -1 }

export const GRADES = ['clearly', 'rather', 'open', 'rather_not', 'clearly_not'] as const
export type Grade = (typeof GRADES)[number]

export interface Lean {
  readonly grade: Grade
  /** Of weight times value. */
  readonly sum: number
  /** Of the weights: the largest that the sum can be. */
  readonly weight: number
}

interface WeighedCard {
  readonly laid: LaidCard
  readonly weight: number
  readonly value: number
}

/** Where no place counts, each counts 1. */
function weighed(cards: readonly LaidCard[]): WeighedCard[] {
  const isAny = cards.some(({ kind }) => PLACE_WEIGHTS[kind] > 0)
  return cards.map((laid) => ({
    laid,
    weight: isAny ? PLACE_WEIGHTS[laid.kind] : 1,
    value: leanValueOf(laid),
  }))
}

export const leanValueOf = (laid: LaidCard): number => LEANING_VALUES[leaningOf(laid)]

/** By the cards alone: what a question allows is `limited`. */
export function leanOf(cards: readonly LaidCard[]): Lean {
  const all = weighed(cards)
  const sum = all.reduce((total, { weight, value }) => total + weight * value, 0)
  const weight = all.reduce((total, each) => total + each.weight, 0)
  return { grade: byOutcome(bySize(gradeOf(sum, weight), cards), cards), sum, weight }
}

/** In whole numbers, so that no limit is missed by rounding. */
export function gradeOf(sum: number, weight: number): Grade {
  if (3 * sum >= 2 * weight) return 'clearly'
  if (5 * sum >= weight) return 'rather'
  if (3 * sum <= -2 * weight) return 'clearly_not'
  return 5 * sum <= -weight ? 'rather_not' : 'open'
}

const NEVER_CLEARLY: Readonly<Record<Grade, Grade>> = {
  clearly: 'rather',
  rather: 'rather',
  open: 'open',
  rather_not: 'rather_not',
  clearly_not: 'rather_not',
}
export const notClearly = (grade: Grade): Grade => NEVER_CLEARLY[grade]

/** One card alone is clear only if it is of the major arcana. */
const bySize = (grade: Grade, cards: readonly LaidCard[]): Grade =>
  cards.length === 1 && cards[0]!.card.suit !== undefined ? notClearly(grade) : grade

/** An undecided outcome makes nothing clear; an outcome against the sum leaves it open. */
function byOutcome(grade: Grade, cards: readonly LaidCard[]): Grade {
  const outcomes = cards.filter(({ kind }) => kind === 'outcome').map(leanValueOf)
  if (outcomes.length === 0) return grade
  const value = Math.sign(outcomes.reduce((sum, each) => sum + each, 0))
  if (value === 0) return notClearly(grade)
  return value * polarityOf(grade) < 0 ? 'open' : grade
}

const SIGNS: Readonly<Record<Grade, number>> = {
  clearly: 1,
  rather: 1,
  open: 0,
  rather_not: -1,
  clearly_not: -1,
}
export const polarityOf = (grade: Grade): number => SIGNS[grade]

/** Of equally heavy cards these come first, then the order of the draw. */
export const CARRYING_PLACES: readonly PlaceKind[] = ['outcome', 'near_future', 'bond', 'present']

const rankOf = ({ kind }: LaidCard): number => {
  const at = CARRYING_PLACES.indexOf(kind)
  return at < 0 ? CARRYING_PLACES.length : at
}

function heaviest(cards: readonly WeighedCard[]): LaidCard | undefined {
  return cards.toSorted((a, b) => b.weight - a.weight || rankOf(a.laid) - rankOf(b.laid))[0]?.laid
}

export interface Carriers {
  readonly carrier: LaidCard
  /** The card that stands against the carrier, where the cards are divided. */
  readonly against?: LaidCard
}

/** The heaviest card with the sign of the lean. Where it is open, the heaviest for and the heaviest against, or else the heaviest undecided one. */
export function carriersOf(cards: readonly LaidCard[], grade: Grade): Carriers {
  const counting = weighed(cards).filter(({ weight }) => weight > 0)
  const withSign = (sign: number) => heaviest(counting.filter(({ value }) => value === sign))
  const sign = polarityOf(grade)
  const [one, other] = [withSign(1), withSign(-1)]
  if (sign === 0 && one && other) return { carrier: one, against: other }
  return { carrier: withSign(sign) ?? heaviest(counting)! }
}
