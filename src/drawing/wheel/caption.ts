/** Lines of text below the wheel. */
import cinzel from '../../../data/lettering/cinzel-600.json' with { type: 'json' }
import { type Alphabet, roomOf, written } from './lettering.ts'

export const CAPTION_LETTERS: Alphabet = cinzel

/** From line to line, as a share of the size. */
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const LINE = 1.55
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
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
    // mutate constant 0.55, constant 0.45: sizes: taste, as long as nothing lies on anything else (a test says so)
    return written(line, { x: 0, y: top + (index + 0.5) * size * LINE }, fitting, colour, CAPTION_LETTERS)
  })
  // mutate constant 0.44, constant 0.36: sizes: taste, as long as nothing lies on anything else (a test says so)
  return { drawing: drawn.join(''), height: lines.length === 0 ? 0 : (lines.length + 0.4) * size * LINE }
}
