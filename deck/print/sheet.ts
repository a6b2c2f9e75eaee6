/** A card on a sheet of paper, as a print shop wants it: at its size, with bleed and crop marks. */
import { HEIGHT, WIDTH } from '../cards/frame.ts'
import { PAPER } from '../cards/kit/palette.ts'
import { lettered } from '../cards/lettering.ts'
import { BLEED, CARD_SHEET, paperOf, SHEET_MARGIN, TRIM } from './format.ts'

const SHEET = paperOf(CARD_SHEET)

/**
 * A drawn card is 300 × 520, a little slimmer than 70 × 120 mm. At this scale it lacks as much in width as in height: the rest
 * is filled with its paper, and the border stays even.
 */
const SCALE = (TRIM.height - TRIM.width) / (HEIGHT - WIDTH)
const INSET = (TRIM.width - WIDTH * SCALE) / 2
const CARD_CORNER = SHEET_MARGIN + INSET

/** A quarter of a point wide, and clear of the bleed. */
const MARK = { from: 4, to: 9, width: 0.088 } as const

/** Two short lines at each corner of the cut. */
function cropMarks(): string {
  const { from, to, width } = MARK
  const [left, top] = [SHEET_MARGIN, SHEET_MARGIN]
  const [right, bottom] = [left + TRIM.width, top + TRIM.height]
  const across = [top, bottom].flatMap((y) => [
    `M${left - to} ${y}H${left - from}`,
    `M${right + from} ${y}H${right + to}`,
  ])
  const down = [left, right].flatMap((x) => [
    `M${x} ${top - to}V${top - from}`,
    `M${x} ${bottom + from}V${bottom + to}`,
  ])
  return `<path d="${[...across, ...down].join('')}" fill="none" stroke="#000" stroke-width="${width}"/>`
}

/** Below the bleed, as outlines: what is on the sheet, and which of how many it is. */
function slug(label: string): string {
  const name = lettered(label.toUpperCase(), [0, 0], { size: 15.8, tracking: 1.6, fill: '#000' })
  return `<g transform="translate(${SHEET.width / 2} ${SHEET.height - 3.6}) scale(.11)">${name}</g>`
}

/** `card` is an SVG document of the deck. */
export function sheet(card: string, label: string): string {
  const ground =
    `<rect x="${SHEET_MARGIN - BLEED}" y="${SHEET_MARGIN - BLEED}" ` +
    `width="${TRIM.width + 2 * BLEED}" height="${TRIM.height + 2 * BLEED}" fill="${PAPER}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}mm" height="${SHEET.height}mm" ` +
    `viewBox="0 0 ${SHEET.width} ${SHEET.height}">${ground}` +
    `<g transform="translate(${CARD_CORNER} ${CARD_CORNER}) scale(${SCALE})">${card}</g>${cropMarks()}${slug(label)}</svg>`
  )
}
