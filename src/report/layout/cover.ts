/** The first page: a frame, what it is, the reader's own title, the drawing, and whose it is. */
import type { CardPlace, Cover } from '../document.ts'
import { breakLines } from '../text/break-lines.ts'
import { textPieces } from '../text/pieces.ts'
import { TEXT_STYLES, type TextStyle } from '../text/styles.ts'
import { drawingPicture, type PlacedPicture } from './picture.ts'
import type { Chunk, PlacedItem, PlacedPage } from './placed.ts'
import type { Sheet } from './sheet.ts'

const KIND_AT = 0.145
const TITLE_GAP = 42
const TITLE_LEADING = 30
const LINE_LEADING = 19
/** Of the page's height: where the lines below the drawing begin. */
const LINES_AT = 0.815
const DRAWING_GAP = 12

export function coverPage(kind: string, cover: Cover, sheet: Sheet): PlacedPage {
  const kindAt = sheet.height * KIND_AT
  // mutate constant: a point more or less: taste, as long as the title keeps its distance (a test says so)
  const kinds = centred(kind, TEXT_STYLES.coverKind, kindAt, 36, sheet)
  const titleAt = kinds.at(-1)!.y + TITLE_GAP
  const title = cover.title?.trim()
    ? centred(cover.title, TEXT_STYLES.coverTitle, titleAt, TITLE_LEADING, sheet)
    : []
  const linesAt = sheet.height * LINES_AT
  const lines = cover.lines.flatMap((text, at) =>
    centred(text, TEXT_STYLES.coverLine, linesAt + at * LINE_LEADING, LINE_LEADING, sheet),
  )
  const top = (title.at(-1)?.y ?? kinds.at(-1)!.y) + 34
  const chunks: Chunk[] = [
    { element: [{ tag: 'H1', id: 'cover kind' }], items: kinds },
    ...(title.length > 0 ? [{ element: [{ tag: 'P', id: 'cover title' }], items: title }] : []),
    ...drawings(cover, top, linesAt - 40, sheet),
    { element: [{ tag: 'P', id: 'cover lines' }], items: lines },
  ]
  return { chunks, chapter: '', bookmarks: [], isOpening: true }
}

function centred(text: string, style: TextStyle, y: number, leading: number, sheet: Sheet) {
  const lines = breakLines(textPieces(text, style), sheet.fullWidth * 0.92, { setting: 'balanced' })
  return lines.map((line, at) => {
    // The space after the last letter is no part of what is centred.
    const width = line.width - ((style.tracking ?? 0) * style.size) / 1000
    return { type: 'text' as const, x: (sheet.width - width) / 2, y: y + at * leading, line }
  })
}

function drawings({ drawings: made, places }: Cover, top: number, bottom: number, sheet: Sheet): Chunk[] {
  const all = made.map(drawingPicture)
  const items =
    places === undefined ? inRows(all, top, bottom, sheet) : atPlaces(all, places, top, bottom, sheet)
  return items.map((item, at) => ({ element: [{ tag: 'Figure', id: `cover drawing ${at}` }], items: [item] }))
}

/** As large as there is room for, beside each other. */
function inRows(all: readonly PlacedPicture[], top: number, bottom: number, sheet: Sheet): PlacedItem[] {
  if (all.length === 0) return []
  const { perRow, width, height } = largest(all, bottom - top, sheet.fullWidth)
  const rows = Math.ceil(all.length / perRow)
  const start = top + (bottom - top - rows * height - (rows - 1) * DRAWING_GAP) / 2
  return all.map((picture, at): PlacedItem => {
    const row = Math.floor(at / perRow)
    const inRow = Math.min(perRow, all.length - row * perRow)
    const left = (sheet.width - inRow * width - (inRow - 1) * DRAWING_GAP) / 2
    const x = left + (at % perRow) * (width + DRAWING_GAP)
    return { type: 'drawing', picture, x, y: start + row * (height + DRAWING_GAP), width }
  })
}

/** The height of a drawing, as a share of the height for all: four below each other. */
const SHARE = 0.225
/** Of the room for all. */
const WIDTH_BY_HEIGHT = 0.88

function atPlaces(
  all: readonly PlacedPicture[],
  places: readonly CardPlace[],
  top: number,
  bottom: number,
  sheet: Sheet,
): PlacedItem[] {
  const room = bottom - top
  const across = Math.min(sheet.fullWidth, room * WIDTH_BY_HEIGHT)
  return all.map((picture, at): PlacedItem => {
    const { x, y, isCrossing = false } = places[at]!
    const [height, width] = [SHARE * room, SHARE * room * picture.ratio]
    return {
      type: 'drawing',
      picture,
      x: sheet.width / 2 + (x / 100 - 0.5) * across - width / 2,
      y: top + (y / 100) * room - height / 2,
      width,
      ...(isCrossing && { isCrossing }),
    }
  })
}

/** The number in a row that gives the largest drawings. */
function largest([first, ...others]: readonly PlacedPicture[], room: number, fullWidth: number) {
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
