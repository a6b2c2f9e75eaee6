/** The first sentence of a story and its last one (docs/spreads.md). */
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import { type Deal, echoes } from './story-dealing.ts'
import { CLOSINGS, isInner, OPENINGS } from './story-forms.ts'
import { crossLines, partOf, piecesOf, storyToneOf } from './story-scenes.ts'
import { arcOf } from './story-sense.ts'
import type { Step } from './story-steps.ts'

interface Frame {
  readonly opening: readonly Step[]
  readonly closing: readonly Step[]
}

/** A story that tells where it leads begins with how the whole goes, and ends with what its last card brings. */
export function frameOf(
  chosen: readonly LaidCard[],
  steps: readonly Step[],
  theme: Theme,
  deal: Deal,
): Frame {
  const [first, last] = [chosen[0]!, chosen.at(-1)!]
  const arc = arcOf(chosen, theme, deal)
  const opening = freshOf(deal(openingsOf(chosen, theme), 'opening'), [steps[0]!.text])
  const beside = [...arc, ...steps.slice(-2)].map(({ text }) => text)
  const closing =
    partOf(last) === 'ahead'
      ? piecesOf(last).closes[theme]
      : freshOf(deal(CLOSINGS[storyToneOf(last)], 'closing'), beside)
  return {
    opening: arc.length > 0 ? arc : [{ text: opening, cards: [first], spare: 'opening' }],
    closing: [{ text: closing, cards: [last], spare: 'closing' }],
  }
}

/** The first that shares no word with what stands beside it. */
const freshOf = (pool: readonly string[], beside: readonly string[]): string =>
  pool.find((text) => !echoes(text, ...beside)) ?? pool[0]!

const openingsOf = (chosen: readonly LaidCard[], theme: Theme): readonly string[] =>
  theme === 'general' ? OPENINGS[shapeOf(chosen)] : crossLines().theme[theme]

const shapeOf = (chosen: readonly LaidCard[]): keyof typeof OPENINGS => {
  if (chosen.some(({ kind }) => kind === 'other_person')) return 'between'
  return chosen.some(({ kind }) => isInner(kind)) ? 'inner' : 'plain'
}
