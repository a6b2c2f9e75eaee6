/** Tables as boxes: a row is one. Rules above, below and under the titles; none between rows or columns. */
import type { Table, TableCell, TableColumn } from '../document.ts'
import { breakLines, type TextLine } from '../text/break-lines.ts'
import { textPieces } from '../text/pieces.ts'
import { LEADING, TEXT_STYLES, type TextStyle } from '../text/styles.ts'
import type { Box } from './boxes.ts'
import { ARTIFACT, type PlacedItem, type TagElement } from './placed.ts'
import type { Sheet } from './sheet.ts'

const ROW_LEADING = 13.6
const ROW_GAP = 2.6
const COLUMN_GAP = 10
const GLYPH_SIZE = 9.4
const GLYPH_ROOM = 16
const AIR_BELOW = LEADING / 2
const THICK = 0.8
const THIN = 0.4
/** Of the height of a page: a lower table is not divided. */
const MAX_WHOLE = 0.45
/** A divided table has so many rows on each page, at least. */
const MIN_ROWS_OF_PART = 4

interface Place {
  readonly x: number
  readonly width: number
  readonly align?: 'right' | undefined
}

export function tableBoxes({ columns, rows, isNarrow }: Table, id: string, sheet: Sheet): Box[] {
  const width = isNarrow ? sheet.textWidth : sheet.fullWidth
  const places = placesOf(columns, sheet.left, width)
  const table = { tag: 'Table', id }
  const titles = columns.map(({ title }) => title)
  const head = rowBox(titles, places, [table, { tag: 'TR', id: `${id} head` }], 'TH', TEXT_STYLES.tableHead)
  const framed: Box = {
    ...head,
    height: head.height + 5,
    spaceBefore: LEADING / 2,
    keepsWithNext: true,
    place: (y) => [
      rule(sheet.left, y, width, THICK),
      // mutate constant: a point more or less: taste, as long as rules and titles keep their order (a test says so)
      ...head.place(y + 2),
      rule(sheet.left, y + head.height + 3, width, THIN),
    ],
  }
  const body = rows.map((row, at) => rowBox(row, places, [table, { tag: 'TR', id: `${id} ${at}` }], 'TD'))
  const height = [framed, ...body].reduce((sum, box) => sum + box.height, 0)
  const isWhole = height <= MAX_WHOLE * (sheet.bottom - sheet.top)
  const again = onceMore(framed)
  return [
    framed,
    ...body.map((box, at): Box => {
      const isLast = at === body.length - 1
      const isNearEnd = at < MIN_ROWS_OF_PART - 1 || at >= body.length - MIN_ROWS_OF_PART
      return {
        ...box,
        height: box.height + (isLast ? AIR_BELOW : 0),
        keepsWithNext: !isLast && (isWhole || isNearEnd),
        repeats: again,
        ...(isLast && {
          place: (y) => [...box.place(y), rule(sheet.left, y + box.height + 1, width, THICK)],
        }),
      }
    }),
  ]
}

/** The repeated titles are hidden from screen readers, which have read them on the page before. */
const onceMore = (head: Box): Box => ({
  ...head,
  place: (y) => head.place(y).map((item) => ({ ...item, element: ARTIFACT })),
})

const rule = (x: number, y: number, width: number, thickness: number): PlacedItem => ({
  type: 'rule',
  x,
  y,
  width,
  thickness,
  element: ARTIFACT,
})

function placesOf(columns: readonly TableColumn[], left: number, all: number): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x = left
  return columns.map(({ share, align }, at) => {
    const width = (share / shares) * all
    const place = { x, width: at === columns.length - 1 ? width : width - COLUMN_GAP, align }
    x += width
    return place
  })
}

function rowBox(
  cells: readonly TableCell[],
  places: readonly Place[],
  row: TagElement,
  tag: 'TH' | 'TD',
  style: TextStyle = TEXT_STYLES.cell,
): Box {
  const set = cells.map((cell, at) => {
    const [text, room] = typeof cell === 'string' ? [cell, 0] : [cell.text, GLYPH_ROOM]
    const lines = breakLines(textPieces(text, style), places[at]!.width - room, { setting: 'ragged' })
    return { cell, lines, room }
  })
  const height = Math.max(1, ...set.map(({ lines }) => lines.length)) * ROW_LEADING + ROW_GAP
  return {
    height,
    spaceBefore: 0,
    element: row,
    keepsWithNext: false,
    place: (y) =>
      set.flatMap(({ cell, lines, room }, at) => {
        const element = [...row, { tag, id: `${row.at(-1)!.id} ${at}` }]
        return placeCell(cell, lines, room, places[at]!, y).map((item) => ({ ...item, element }))
      }),
  }
}

function placeCell(
  cell: TableCell,
  lines: readonly TextLine[],
  room: number,
  { x, width, align }: Place,
  y: number,
): PlacedItem[] {
  const text = lines.map((line, at): PlacedItem => {
    const start = align === 'right' ? x + width - line.width : x + room
    return { type: 'text', x: start, y: y + ROW_LEADING * (at + 0.75), line }
  })
  if (typeof cell === 'string' || cell.glyph === null) return text
  const middle = { x: x + GLYPH_SIZE / 2, y: y + ROW_LEADING * 0.5 }
  return [{ type: 'glyph', path: cell.glyph, ...middle, size: GLYPH_SIZE }, ...text]
}
