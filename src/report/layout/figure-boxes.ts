/** Drawings in rows, with a line below each. */
import type { Figure } from '../document.ts'
import { LEADING, STYLES } from '../text/styles.ts'
import type { Box } from './boxes.ts'
import type { Placed } from './placed.ts'
import type { Sheet } from './sheet.ts'
import { oneLine } from './text-boxes.ts'

const GAP = 14

export function figureBoxes({ pictures, width: share }: Figure, id: string, sheet: Sheet): Box[] {
  const width = share * sheet.fullWidth
  const perRow = Math.max(1, Math.floor((sheet.fullWidth + GAP) / (width + GAP)))
  const rows = Array.from({ length: Math.ceil(pictures.length / perRow) }, (_, at) =>
    pictures.slice(at * perRow, (at + 1) * perRow),
  )
  return rows.map((row, rowNumber): Box => {
    const height = Math.max(...row.map(({ ratio }) => width / ratio))
    const hasCaption = row.some(({ caption }) => caption !== undefined)
    const taken = row.length * width + (row.length - 1) * GAP
    const left = sheet.left + (sheet.fullWidth - taken) / 2
    const place = (y: number) =>
      row.flatMap((drawing, at): Placed[] => {
        const x = left + at * (width + GAP)
        const name = `${id} ${rowNumber} ${at}`
        const figure = [{ tag: 'Figure', id: name }]
        const own: Placed = { type: 'drawing', drawing, x, y, width, element: figure }
        if (drawing.caption === undefined) return [own]
        const line = oneLine(drawing.caption, STYLES.note)
        const caption = [{ tag: 'Caption', id: `${name} caption` }]
        const middle = x + (width - line.width) / 2
        return [own, { type: 'text', x: middle, y: y + height + 0.8 * LEADING, line, element: caption }]
      })
    return {
      height: height + (hasCaption ? 1.4 * LEADING : LEADING / 2),
      spaceBefore: LEADING / 2,
      element: [{ tag: 'Figure', id }],
      keepsWithNext: false,
      place,
    }
  })
}
