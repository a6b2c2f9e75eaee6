/** Two ways weighed against each other (docs/questions.md, "A choice"). */
import type { LaidCard } from '../threads.ts'
import { leanValueOf } from './lean.ts'

/** A way: its own card, and where it leads. */
export interface Way {
  readonly start: LaidCard
  readonly end: LaidCard
  /** Of its start once, and of its end twice. */
  readonly sum: number
}

export const CHOICE_GRADES = ['first_lighter', 'second_lighter', 'alike'] as const
export type ChoiceGrade = (typeof CHOICE_GRADES)[number]

export interface ChoiceReading {
  readonly ways: readonly [Way, Way]
  readonly grade: ChoiceGrade
}

/** From this difference on, one way counts as the lighter one. */
export const LIGHTER_FROM = 2

const END_WEIGHT = 2

/** Undefined unless two ways lie there, each followed by where it leads. */
export function choiceOf(cards: readonly LaidCard[]): ChoiceReading | undefined {
  const ways = cards.flatMap((start, at): Way[] => {
    const end = cards[at + 1]
    if (start.kind !== 'choice' || end?.kind !== 'outcome') return []
    return [{ start, end, sum: leanValueOf(start) + END_WEIGHT * leanValueOf(end) }]
  })
  const [first, second] = ways
  if (first === undefined || second === undefined || ways.length > 2) return undefined
  return { ways: [first, second], grade: choiceGrade(first.sum - second.sum) }
}

function choiceGrade(difference: number): ChoiceGrade {
  if (Math.abs(difference) < LIGHTER_FROM) return 'alike'
  return difference > 0 ? 'first_lighter' : 'second_lighter'
}
