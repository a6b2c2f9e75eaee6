/** The first and the last sentence of a story (docs/spreads.md). */
import type { Theme } from '../../tarot/theme.ts'
import type { LaidCard, Tone } from '../../tarot/threads.ts'
import type { Frame } from '../spread-pieces.ts'
import { type Deal, echoes } from './story-dealing.ts'
import { CLOSINGS, isInner, OPENINGS } from './story-forms.ts'
import { crossLines, frames, isGrave, partOf, weightOf } from './story-scenes.ts'
import type { Step } from './story-steps.ts'

/** Opening and closing that share no word with what stands beside them. */
export function frameOf(told: readonly LaidCard[], steps: readonly Step[], theme: Theme, deal: Deal): Frame {
  const [first, last] = [told[0]!, told.at(-1)!]
  const isFresh = ({ opening, closing }: Frame) =>
    !echoes(opening, steps[0]!.text) && !echoes(closing ?? '', steps.at(-1)!.text, steps.at(-2)?.text ?? '')
  const pool = deal(framesOf(told, first, last, theme), 'frame')
  return pool.find(isFresh) ?? pool[0]!
}

function framesOf(
  told: readonly LaidCard[],
  first: LaidCard,
  last: LaidCard,
  theme: Theme,
): readonly Frame[] {
  if (partOf(last) === 'ahead' && told.length > 1)
    return isGrave(last) ? frames().grave : frames()[theme][`${startOf(first)}-${weightOf(last)}`]
  const openings = theme === 'general' ? OPENINGS[shapeOf(told)] : crossLines().theme[theme]
  const closings = CLOSINGS[weightOf(last)]
  return openings.flatMap((opening) => closings.map((closing) => ({ opening, closing })))
}

/** A beginning is kind if nothing in its card is turned round. */
const startOf = (card: LaidCard): Tone => (card.orientation === 'reversed' ? 'hard' : weightOf(card))

const shapeOf = (told: readonly LaidCard[]): keyof typeof OPENINGS => {
  if (told.some(({ kind }) => kind === 'other_person')) return 'between'
  return told.some(({ kind }) => isInner(kind)) ? 'inner' : 'plain'
}
