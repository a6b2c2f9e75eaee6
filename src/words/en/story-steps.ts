/** The sentences of a story, and how they fit into its length (docs/spreads.md). */
import type { SpreadSentence } from '../spreads.ts'
import { lengthOf } from '../text-measure.ts'

export interface SpreadStory {
  readonly summary: readonly SpreadSentence[]
  /** The act, as it stands alone. */
  readonly act: SpreadSentence
}

export interface Lengths {
  readonly least: number
  readonly most: number
}

/** What may be left out where there is no room, the first of these first. */
const SPARE = ['bridge', 'beside', 'wish', 'opening', 'onward', 'closing'] as const
type Spare = (typeof SPARE)[number]
export interface Step extends SpreadSentence {
  readonly spare?: Spare
  /** What else than a card speaks here, where it cannot be left out. */
  readonly part?: 'opening' | 'act'
}

/** Changes the sentences of a story before they are fitted into its length, for a story that answers a question. */
export type Revise = (steps: readonly Step[]) => readonly Step[]
export const unchanged: Revise = (steps) => steps

/** Of a text made of these sentences. */
export const lengthOfAll = (steps: readonly SpreadSentence[]): number =>
  steps.reduce((sum, { text }) => sum + lengthOf(text) + 1, -1)

/** Where a card asks, no joint or closing asks as well. */
function withOneQuestion(steps: readonly Step[]): Step[] {
  const asking = steps.filter(({ text }) => text.includes('?'))
  return asking.length < 2 ? [...steps] : steps.filter((step) => !asking.includes(step) || !step.spare)
}

/** Leaves out what is spare, from the last on, until there is room. */
export function stepsThatFit(steps: readonly Step[], { most }: Lengths): SpreadSentence[] {
  const left = withOneQuestion(steps)
  let length = lengthOfAll(left)
  for (const spare of SPARE)
    while (length > most) {
      const at = left.findLastIndex((step) => step.spare === spare)
      if (at < 0) break
      length -= lengthOf(left[at]!.text) + 1
      left.splice(at, 1)
    }
  return left.map(({ text, cards }) => ({ text, cards }))
}
