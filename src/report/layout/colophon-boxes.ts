/** How it was made, in small print and two columns: what a printed book has on its last page. */
import type { Colophon } from '../document.ts'
import { breakLines, type TextLine } from '../text/break-lines.ts'
import { textPieces } from '../text/pieces.ts'
import { LEADING, TEXT_STYLES } from '../text/styles.ts'
import type { Box } from './boxes.ts'
import { lineBox } from './line-box.ts'
import { ARTIFACT } from './placed.ts'
import type { Sheet } from './sheet.ts'

const SMALL_LEADING = 0.87 * LEADING
const RULE_GAP = 1.25 * LEADING
const PARAGRAPH_GAP = LEADING / 3
const COLUMN_GAP = 24
const BELOW_TITLE = LEADING / 4

interface Text {
  readonly lines: readonly TextLine[]
  readonly id: string
}

export function colophonBoxes({ title, paragraphs }: Colophon, id: string, sheet: Sheet): Box[] {
  const { left, fullWidth } = sheet
  const rule: Box = {
    height: RULE_GAP,
    spaceBefore: 0,
    element: ARTIFACT,
    keepsWithNext: true,
    isAtFoot: true,
    bookmark: { id, title, level: 1 },
    place: (y) => [{ type: 'rule', x: left, y, width: fullWidth, thickness: 0.4 }],
  }
  const headings = breakLines(textPieces(title, TEXT_STYLES.colophon), fullWidth, {
    setting: 'balanced',
  }).map((line): Box => ({ ...lineBox(line, [{ tag: 'H2', id }], left, LEADING), keepsWithNext: true }))
  return [rule, ...headings, columnsBox(paragraphs, id, sheet)]
}

function columnsBox(paragraphs: readonly string[], id: string, { left, fullWidth }: Sheet): Box {
  const width = (fullWidth - COLUMN_GAP) / 2
  const texts = paragraphs.map((text, at): Text => {
    const lines = breakLines(textPieces(text, TEXT_STYLES.small), width, { setting: 'ragged' })
    return { lines, id: `${id} ${at}` }
  })
  const inFirst = firstColumn(texts)
  const columns = [texts.slice(0, inFirst), texts.slice(inFirst)]
  return {
    height: BELOW_TITLE + Math.max(...columns.map(heightOf)),
    spaceBefore: 0,
    element: [{ tag: 'P', id }],
    keepsWithNext: false,
    place: (y) =>
      columns.flatMap((column, at) => placeColumn(column, left + at * (width + COLUMN_GAP), y + BELOW_TITLE)),
  }
}

const heightOf = (texts: readonly Text[]): number =>
  texts.reduce((sum, { lines }) => sum + lines.length * SMALL_LEADING, 0) +
  Math.max(0, texts.length - 1) * PARAGRAPH_GAP

/** How many paragraphs stand in it, so that both columns are as low as they can be. */
function firstColumn(texts: readonly Text[]): number {
  const higher = (count: number) => Math.max(heightOf(texts.slice(0, count)), heightOf(texts.slice(count)))
  return texts.reduce((best, _, at) => (higher(at + 1) < higher(best) ? at + 1 : best), 1)
}

function placeColumn(texts: readonly Text[], x: number, top: number) {
  let y = top
  return texts.flatMap(({ lines, id }) => {
    const element = [{ tag: 'P', id }]
    const placed = lines.flatMap((line, at) =>
      lineBox(line, element, x, SMALL_LEADING)
        .place(y + at * SMALL_LEADING)
        .map((item) => ({ ...item, element })),
    )
    y += lines.length * SMALL_LEADING + PARAGRAPH_GAP
    return placed
  })
}
