/** Lines of text as boxes. */
import { breakLines, type TextLine } from '../text/break-lines.ts'
import { textPieces } from '../text/pieces.ts'
import type { TextStyle } from '../text/styles.ts'
import type { Box } from './boxes.ts'

/** From the upper edge of a line to its baseline, as a share of its height. */
export const BASELINE = 0.72

export const oneLine = (text: string, style: TextStyle): TextLine =>
  breakLines(textPieces(text, style), 1e6)[0]!

export const lineBox = (line: TextLine, element: Box['element'], x: number, height: number): Box => ({
  height,
  spaceBefore: 0,
  element,
  keepsWithNext: false,
  place: (y) => [{ type: 'text', x: x + line.x, y: y + BASELINE * height, line }],
})
