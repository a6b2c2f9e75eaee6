/** The sheet of a card as it is drawn, before a browser prints it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { drawBack } from '../cards/draw-back.ts'
import { drawCard } from '../cards/draw-card.ts'
import { INK, PAPER } from '../cards/kit/palette.ts'
import { BLEED, CARD_SHEET, paperOf, SHEET_MARGIN, TRIM } from './format.ts'
import { sheet } from './sheet.ts'

const PIXELS_PER_MM = 10
const { width, height } = paperOf(CARD_SHEET)

/** The colour at a place in millimetres, as `#RRGGBB`; nothing where the sheet is bare. */
function drawn(card: string) {
  const picture = new Resvg(sheet(card, 'A'), {
    fitTo: { mode: 'width', value: width * PIXELS_PER_MM },
  }).render()
  // Each look at `pixels` copies all of them.
  const { pixels, width: rowLength } = picture
  return (x: number, y: number): string | undefined => {
    const at = 4 * (Math.floor(y * PIXELS_PER_MM) * rowLength + Math.floor(x * PIXELS_PER_MM))
    const [r, g, b, opacity] = pixels.subarray(at, at + 4)
    if (opacity === 0) return undefined
    return `#${[r, g, b].map((part) => part!.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  }
}

const CARDS = { face: drawCard('cu05'), back: drawBack() }
const MIDDLE = { x: width / 2, y: height / 2 }

for (const [name, card] of Object.entries(CARDS)) {
  const colour = drawn(card)

  test(`the ${name}'s paper reaches the end of the bleed on every side and no further`, () => {
    const [left, top] = [SHEET_MARGIN - BLEED, SHEET_MARGIN - BLEED]
    const [right, bottom] = [width - left, height - top]
    for (const [x, y] of [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
      [left, MIDDLE.y],
      [right, MIDDLE.y],
    ] as const) {
      const inwards = x === left ? 0.15 : -0.15
      const downwards = y === top ? 0.15 : -0.15
      assert.equal(colour(x + inwards, y + downwards), PAPER)
      assert.equal(colour(x - inwards, y + downwards), undefined)
    }
  })

  test(`the ${name}'s outer line is as far from the cut on every side`, () => {
    /** From the cut to the first ink, in tenths of a millimetre. */
    const reach = (at: (step: number) => string | undefined) =>
      Array.from({ length: 100 }, (_, step) => step).find((step) => at((step + 0.5) / 10) === INK)
    const cut = SHEET_MARGIN
    const border = [
      reach((mm) => colour(cut + mm, MIDDLE.y)),
      reach((mm) => colour(width - cut - mm, MIDDLE.y)),
      reach((mm) => colour(MIDDLE.x - 20, cut + mm)),
      reach((mm) => colour(MIDDLE.x - 20, height - cut - mm)),
    ]
    assert.ok(Math.min(...border.map(Number)) >= 20, String(border))
    assert.ok(Math.max(...border.map(Number)) - Math.min(...border.map(Number)) <= 1, String(border))
  })
}

test('crop marks point at the corners of the cut, from outside the bleed', () => {
  const [, marks] = /<path d="([MHV\d. ]+)" fill="none" stroke="#000"/.exec(sheet(CARDS.face, 'A'))!
  const lines = [...marks!.matchAll(/M([\d.]+) ([\d.]+)([HV])([\d.]+)/g)]
  assert.equal(lines.length, 8)
  const cuts = { H: [SHEET_MARGIN, SHEET_MARGIN + TRIM.height], V: [SHEET_MARGIN, SHEET_MARGIN + TRIM.width] }
  for (const [, x, y, way, to] of lines) {
    const [along, from, size] = way === 'H' ? [y, x, width] : [x, y, height]
    assert.ok(cuts[way as 'H' | 'V'].includes(Number(along)))
    for (const end of [from, to].map(Number)) {
      const inside = Math.min(end, size - end)
      assert.ok(inside > 0 && inside < SHEET_MARGIN - BLEED, `a mark at ${end}`)
    }
  }
})
