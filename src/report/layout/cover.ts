/** The first page: a frame, what it is, the reader's own title, the drawing, and whose it is. */
import type { Drawing, Report } from '../document.ts'
import { breakLines } from '../text/break-lines.ts'
import { piecesOf } from '../text/pieces.ts'
import { STYLES, type TextStyle } from '../text/styles.ts'
import type { Chunk, Page, Placed } from './placed.ts'
import type { Sheet } from './sheet.ts'

const KIND_AT = 0.145
const TITLE_GAP = 42
const TITLE_LEADING = 30
const LINE_LEADING = 19
/** Of the page's height: where the lines below the drawing begin. */
const LINES_AT = 0.815
const DRAWING_GAP = 12

export function coverPage({ kind, cover }: Report, sheet: Sheet): Page {
  const kindAt = sheet.height * KIND_AT
  const kinds = centred(kind, STYLES.coverKind, kindAt, 36, sheet)
  const titleAt = kinds.at(-1)!.y + TITLE_GAP
  const title = cover.title?.trim()
    ? centred(cover.title, STYLES.coverTitle, titleAt, TITLE_LEADING, sheet)
    : []
  const linesAt = sheet.height * LINES_AT
  const lines = cover.lines.flatMap((text, at) =>
    centred(text, STYLES.coverLine, linesAt + at * LINE_LEADING, LINE_LEADING, sheet),
  )
  const top = (title.at(-1)?.y ?? kinds.at(-1)!.y) + 34
  const chunks: Chunk[] = [
    { element: [{ tag: 'H', id: 'cover kind' }], items: kinds },
    ...(title.length > 0 ? [{ element: [{ tag: 'P', id: 'cover title' }], items: title }] : []),
    ...drawings(cover.drawings, top, linesAt - 40, sheet),
    { element: [{ tag: 'P', id: 'cover lines' }], items: lines },
  ]
  return { chunks, chapter: '', bookmarks: [], isOpening: true }
}

function centred(text: string, style: TextStyle, y: number, leading: number, sheet: Sheet) {
  const lines = breakLines(piecesOf(text, style), sheet.fullWidth * 0.86, { isRagged: true })
  return lines.map((line, at) => {
    // The space after the last letter is no part of what is centred.
    const width = line.width - ((style.tracking ?? 0) * style.size) / 1000
    return { type: 'text' as const, x: (sheet.width - width) / 2, y: y + at * leading, line }
  })
}

/** As large as there is room for, beside each other. */
function drawings(all: readonly Drawing[], top: number, bottom: number, sheet: Sheet): Chunk[] {
  if (all.length === 0) return []
  const { perRow, width, height } = largest(all, bottom - top, sheet.fullWidth)
  const rows = Math.ceil(all.length / perRow)
  const start = top + (bottom - top - rows * height - (rows - 1) * DRAWING_GAP) / 2
  return all.map((drawing, at): Chunk => {
    const row = Math.floor(at / perRow)
    const inRow = Math.min(perRow, all.length - row * perRow)
    const left = (sheet.width - inRow * width - (inRow - 1) * DRAWING_GAP) / 2
    const x = left + (at % perRow) * (width + DRAWING_GAP)
    const item: Placed = { type: 'drawing', drawing, x, y: start + row * (height + DRAWING_GAP), width }
    return { element: [{ tag: 'Figure', id: `cover drawing ${at}` }], items: [item] }
  })
}

/** The number in a row that gives the largest drawings. */
function largest([first, ...others]: readonly Drawing[], room: number, fullWidth: number) {
  const count = others.length + 1
  const { ratio } = first!
  const sizes = Array.from({ length: count }, (_, at) => {
    const perRow = at + 1
    const rows = Math.ceil(count / perRow)
    const byWidth = (fullWidth - at * DRAWING_GAP) / perRow
    const byHeight = ((room - (rows - 1) * DRAWING_GAP) / rows) * ratio
    const width = Math.min(byWidth, byHeight, count > 1 ? fullWidth / 3 : fullWidth)
    return { perRow, width, height: width / ratio }
  })
  return sizes.reduce((best, size) => (size.width > best.width ? size : best))
}
