/** What makes a line good: in a paragraph with two straight edges, beside a straight left edge, and in a title. */

/** A line as it would be. */
export interface Trial {
  /** Between what it holds and the column: negative if it holds more. */
  readonly missing: number
  readonly room: number
  /** All its spaces together, as they should be. */
  readonly space: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isOneWord: boolean
  /** It ends with what belongs to the next word. */
  readonly isBound: boolean
  /** Of the line before it. */
  readonly ratioBefore: number
}

interface Cost {
  readonly cost: number
  /** How loose it is: 0 as it should be, 1 stretched by all that it may. */
  readonly ratio: number
}

/** How far the spaces of a line may give way, as shares of a space. */
const STRETCH = 0.55
const SHRINK = 0.28
// mutate constant: a weight: taste, as long as lines break where tests say
const SPACE_PENALTY = 10
/** Of a line much looser or tighter than the one before it. */
// mutate constant: a weight: one more or less of three thousand
const CONTRAST = 3_000
/** Of a last line with one short word alone. */
// mutate constant: a weight: taste, as long as lines break where tests say
const LONELY = 20_000
/** Of `6` at the end of a line and `February` at the beginning of the next. */
// mutate constant: a weight: one more or less of so many
const TORN = 1e8
// mutate constant: the same
const OVERFULL = 1e9

function justified(trial: Trial): Cost {
  const { missing, space, isFirst, isLast, ratioBefore } = trial
  const give = space * (missing < 0 ? SHRINK : STRETCH)
  const ratio = isLast && missing >= 0 ? 0 : give === 0 ? (missing < 0 ? -9 : 9) : missing / give
  const badness = 100 * Math.abs(ratio) ** 3
  const contrast = Math.abs(ratio - ratioBefore) > 1 && !isFirst ? CONTRAST : 0
  const tooLong = ratio < -1.001 ? OVERFULL : 0
  return { cost: (SPACE_PENALTY + badness) ** 2 + contrast + tooLong + blemishes(trial), ratio }
}

/** Lines as long as they can be; how long the last one is does not matter. */
function ragged(trial: Trial): Cost {
  return { cost: (trial.isLast ? 0 : emptiness(trial)) + tooWide(trial) + blemishes(trial), ratio: 0 }
}

/** As few lines as possible, all of one length. */
function balanced(trial: Trial): Cost {
  return { cost: A_LINE + emptiness(trial) + tooWide(trial) + blemishes(trial), ratio: 0 }
}

// mutate constant: a weight: one more or less of so many
const A_LINE = 1e6

const emptiness = ({ missing, room }: Trial): number => 30_000 * (missing / room) ** 2

const tooWide = ({ missing }: Trial): number => (missing < -1e-6 ? OVERFULL : 0)

function blemishes({ missing, room, isFirst, isLast, isOneWord, isBound }: Trial): number {
  const isLonely = isLast && isOneWord && !isFirst && room - missing < room / 5
  return (isLonely ? LONELY : 0) + (isBound ? TORN : 0)
}

export const ALIGNMENTS = {
  justified: { costOf: justified, shrink: SHRINK },
  ragged: { costOf: ragged, shrink: 0 },
  balanced: { costOf: balanced, shrink: 0 },
} as const

export type Alignment = keyof typeof ALIGNMENTS
