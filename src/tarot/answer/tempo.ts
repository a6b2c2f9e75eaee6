/** How fast things move, by suit, number, orientation, place and lean (docs/questions.md, "Tempo"). A convention: it foretells nothing. */
import type { Card } from '../card.ts'
import type { QuestionSpan } from '../question/question.ts'
import type { PlaceKind } from '../spreads.ts'
import type { LaidCard } from '../threads.ts'
import type { Grade } from './lean.ts'

export const TEMPOS = ['soon', 'weeks', 'months', 'slow', 'not_yet'] as const
export type Tempo = (typeof TEMPOS)[number]

/** Whose card it is: the first of these places that lies there, else the first card. */
export const TEMPO_PLACES: readonly PlaceKind[] = ['near_future', 'outcome', 'present']

export const SUIT_STEPS = { wands: 0, swords: 1, cups: 2, pentacles: 3, majors: 2 } as const
export const EARLY_STEPS = 1
export const LATE_STEPS = -1
export const REVERSED_STEPS = 1
export const NEAR_FUTURE_STEPS = -1
export const GRADE_STEPS: Readonly<Record<Grade, number>> = {
  clearly: -1,
  rather: 0,
  open: 0,
  rather_not: 1,
  clearly_not: 2,
}

const [PAGE, KNIGHT] = [11, 12]

/** Ace to three and the page begin; seven to ten and the knight are under way. */
export function numberSteps({ suit, number }: Card): number {
  if (suit === undefined) return 0
  if (number <= 3 || number === PAGE) return EARLY_STEPS
  return (number >= 7 && number <= 10) || number === KNIGHT ? LATE_STEPS : 0
}

export interface TempoReading {
  readonly tempo: Tempo
  readonly carrier: LaidCard
  /** The sum, before it is cut to a tempo. */
  readonly steps: number
}

export function tempoOf(cards: readonly LaidCard[], grade: Grade): TempoReading {
  const carrier =
    TEMPO_PLACES.map((kind) => cards.find((card) => card.kind === kind)).find((card) => card !== undefined) ??
    cards[0]!
  const { card, orientation, kind } = carrier
  const steps =
    SUIT_STEPS[card.suit ?? 'majors'] +
    numberSteps(card) +
    (orientation === 'reversed' ? REVERSED_STEPS : 0) +
    (kind === 'near_future' ? NEAR_FUTURE_STEPS : 0) +
    GRADE_STEPS[grade]
  return { tempo: TEMPOS[Math.min(Math.max(steps, 0), TEMPOS.length - 1)]!, carrier, steps }
}

/** The slowest tempo that a span of time allows. */
export const SPAN_TEMPOS: Readonly<Record<Exclude<QuestionSpan, 'later'>, Tempo>> = {
  day: 'soon',
  week: 'soon',
  month: 'weeks',
  year: 'slow',
}

/** Whether it comes later than the asker named. */
export const isLate = (span: QuestionSpan | null, tempo: Tempo): boolean =>
  span !== null && span !== 'later' && TEMPOS.indexOf(tempo) > TEMPOS.indexOf(SPAN_TEMPOS[span])
