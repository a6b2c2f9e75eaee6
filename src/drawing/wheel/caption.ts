/** Lines of text below the wheel. */
import cinzel from '../../../data/lettering/cinzel-600.json' with { type: 'json' }
import { type Alphabet, roomOf, written } from './lettering.ts'

export const CAPTION_LETTERS: Alphabet = cinzel

/** From line to line, as a share of the size. */
const LINE = 1.55
const SIDE_MARGIN = 16

export interface Block {
  readonly drawing: string
  readonly height: number
}

/** Each line around the middle, the first from `top` on; one that is too long for the picture is set smaller. */
export function drawCaption(
  lines: readonly string[],
  { top, half, size, colour }: { top: number; half: number; size: number; colour: string },
): Block {
  const drawn = lines.map((line, index) => {
    const { halfWidth } = roomOf(line, size, CAPTION_LETTERS)
    const fitting = Math.min(size, (size * (half - SIDE_MARGIN)) / halfWidth)
    return written(line, { x: 0, y: top + (index + 0.5) * size * LINE }, fitting, colour, CAPTION_LETTERS)
  })
  return { drawing: drawn.join(''), height: lines.length === 0 ? 0 : (lines.length + 0.4) * size * LINE }
}
