import { roomOf, written } from './lettering.ts'

const LINE = 1.55
const SIDE_MARGIN = 16

/** Lines of text around the middle, the first from `top` on; one that is too long for the picture is set smaller. */
export function drawCaption(
  lines: readonly string[],
  top: number,
  half: number,
  size: number,
  colour: string,
): { drawing: string; height: number } {
  const drawn = lines.map((line, index) => {
    const width = 2 * roomOf(line, size).halfWidth
    const fitting = Math.min(size, (size * 2 * (half - SIDE_MARGIN)) / Math.max(width, 1))
    return written(line, 0, top + (index + 0.5) * size * LINE, fitting, colour)
  })
  return { drawing: drawn.join(''), height: lines.length === 0 ? 0 : (lines.length + 0.4) * size * LINE }
}
