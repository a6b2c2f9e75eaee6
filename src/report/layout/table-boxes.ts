/** Tables as boxes: a row is one. Rules above, below and under the titles; none between rows or columns. */
import type { Cell, Column, Table } from '../document.ts'
import { breakLines, type Line } from '../text/break-lines.ts'
import { piecesOf } from '../text/pieces.ts'
import { LEADING, STYLES, type TextStyle } from '../text/styles.ts'
import type { Box } from './boxes.ts'
import type { Element, Placed } from './placed.ts'
import type { Sheet } from './sheet.ts'

const ROW_LEADING = 13.6
const ROW_GAP = 2.6
const COLUMN_GAP = 10
const GLYPH_SIZE = 9.4
const GLYPH_ROOM = 16
const THICK = 0.8
const THIN = 0.4

interface Place {
  readonly x: number
  readonly width: number
  readonly align?: 'right' | undefined
}

export function tableBoxes({ columns, rows }: Table, id: string, sheet: Sheet): Box[] {
  const places = placesOf(columns, sheet)
  const table = { tag: 'Table', id }
  const titles = columns.map(({ title }) => title)
  const head = rowBox(titles, places, [table, { tag: 'TR', id: `${id} head` }], 'TH', STYLES.tableHead)
  const [left, width] = [sheet.left, sheet.fullWidth]
  const body = rows.map((row, at): Box => {
    const box = rowBox(row, places, [table, { tag: 'TR', id: `${id} ${at}` }], 'TD', STYLES.cell)
    const isLast = at === rows.length - 1
    return {
      ...box,
      keepsWithNext: at === 0 || at === rows.length - 2 ? !isLast : false,
      ...(isLast && { place: (y) => [...box.place(y), rule(left, y + box.height + 1, width, THICK)] }),
    }
  })
  const framed: Box = {
    ...head,
    height: head.height + 5,
    spaceBefore: LEADING / 2,
    keepsWithNext: true,
    place: (y) => [
      rule(left, y, width, THICK),
      ...head.place(y + 2),
      rule(left, y + head.height + 3, width, THIN),
    ],
  }
  return [framed, ...body]
}

const rule = (x: number, y: number, width: number, thickness: number): Placed => ({
  type: 'rule',
  x,
  y,
  width,
  thickness,
})

function placesOf(columns: readonly Column[], { left, fullWidth }: Sheet): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x = left
  return columns.map(({ share, align }, at) => {
    const width = (share / shares) * fullWidth
    const place = { x, width: at === columns.length - 1 ? width : width - COLUMN_GAP, align }
    x += width
    return place
  })
}

function rowBox(
  cells: readonly Cell[],
  places: readonly Place[],
  row: Element,
  tag: 'TH' | 'TD',
  style: TextStyle,
): Box {
  const set = cells.map((cell, at) => {
    const [text, room] = typeof cell === 'string' ? [cell, 0] : [cell.text, GLYPH_ROOM]
    const lines = breakLines(piecesOf(text, style), places[at]!.width - room, { isRagged: true })
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
  cell: Cell,
  lines: readonly Line[],
  room: number,
  { x, width, align }: Place,
  y: number,
): Placed[] {
  const glyph: Placed[] =
    typeof cell === 'string'
      ? []
      : [
          {
            type: 'glyph',
            path: cell.glyph,
            x: x + GLYPH_SIZE / 2,
            y: y + ROW_LEADING * 0.5,
            size: GLYPH_SIZE,
          },
        ]
  const text = lines.map((line, at): Placed => {
    const start = align === 'right' ? x + width - line.width : x + room
    return { type: 'text', x: start, y: y + ROW_LEADING * (at + 0.75), line }
  })
  return [...glyph, ...text]
}
