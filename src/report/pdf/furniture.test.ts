import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsIn } from '../../../test/laid-report.ts'
import type { PlacedPage } from '../layout/placed.ts'
import { sheetOf } from '../layout/sheet.ts'
import type { TextLine } from '../text/break-lines.ts'
import { GOLD, INK, TEXT_STYLES } from '../text/styles.ts'
import type { FontSet } from './font-set.ts'
import { drawFrame, drawFurniture } from './furniture.ts'
import type { PdfDocument } from './pdfkit.ts'

type Call = readonly [name: string, ...given: unknown[]]

const SHEET = sheetOf('a4')

/** What is shown, and what else the document is called with. */
function calls(draw: (pdf: PdfDocument, fonts: FontSet) => void) {
  const shown: { line: TextLine; x: number; y: number }[] = []
  const otherCalls: Call[] = []
  const get =
    (_: object, name: string) =>
    (...given: unknown[]) => {
      otherCalls.push([name, ...given])
      return pdf
    }
  const pdf: object = new Proxy({}, { get })
  const fonts = { show: (line: TextLine, x: number, y: number) => shown.push({ line, x, y }) }
  draw(pdf as PdfDocument, fonts as unknown as FontSet)
  return { shown, otherCalls }
}

const page = (given: Partial<PlacedPage>): PlacedPage => ({
  chunks: [],
  bookmarks: [],
  chapter: 'Who you are',
  isOpening: false,
  ...given,
})
const furnitureOf = (given: Partial<PlacedPage>) =>
  calls((pdf, fonts) =>
    drawFurniture(pdf, fonts, { sheet: SHEET, page: page(given), number: 12, kind: 'Natal Reading' }),
  )
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 0.01, `${a} is not ${b}`)

test('the number stands in the middle of the foot; above the text what it is stands at its left edge, and the chapter ends at the right one of the margin', () => {
  const { shown, otherCalls } = furnitureOf({})
  const [number, kind, chapter] = shown
  assert.deepEqual(
    shown.map(({ line }) => wordsIn({ line } as never)),
    ['12', 'natal reading', 'Who you are'],
  )
  near(number!.x + number!.line.width / 2, SHEET.width / 2)
  near(kind!.x, SHEET.left)
  near(chapter!.x + chapter!.line.width, SHEET.left + SHEET.fullWidth)
  assert.deepEqual([number!.y, kind!.y, chapter!.y], [SHEET.foot, SHEET.head, SHEET.head])
  assert.ok(SHEET.head < SHEET.top && SHEET.foot > SHEET.bottom && SHEET.foot < SHEET.height)
  assert.deepEqual(
    shown.map(({ line }) => line.pieces[0]!.style),
    [TEXT_STYLES.folio, TEXT_STYLES.runningHead, TEXT_STYLES.runningChapter],
  )
  assert.deepEqual(otherCalls, [['markContent', 'Artifact', { type: 'Pagination' }], ['endMarkedContent']])
})

test('a page on which a chapter begins, and one of no chapter, has its number alone', () => {
  for (const given of [{ isOpening: true }, { chapter: '' }])
    assert.deepEqual(
      furnitureOf(given).shown.map(({ line }) => wordsIn({ line } as never)),
      ['12'],
    )
})

test('the frame of the cover is a line of ink around a thinner one of gold, as far from every edge, with a star in each corner', () => {
  const { otherCalls } = calls((pdf, fonts) => drawFrame(pdf, fonts, SHEET))
  const given = (name: string) => otherCalls.filter(([each]) => each === name).map(([, ...values]) => values)
  const edges = (given('rect') as [number, number, number, number][]).map(([x, y, width, height]) => [
    x,
    y,
    SHEET.width - x - width,
    SHEET.height - y - height,
  ])
  const insets = edges.map(([left]) => left!)
  for (const [at, each] of edges.entries()) for (const inset of each) near(inset, insets[at]!)
  assert.equal(insets.length, 2)
  assert.ok(0 < insets[0]! && insets[0]! < insets[1]!)
  assert.deepEqual(given('strokeColor'), [[INK], [GOLD]])
  const [outer, inner] = given('lineWidth').flat() as number[]
  assert.ok(outer! > inner! && inner! > 0)
  assert.equal(given('stroke').length, 2)

  const stars = given('transform').map(([scale, , , , x, y]) => ({ scale, x, y }) as Record<string, number>)
  assert.equal(stars.length, 4)
  const [left, top] = [stars[0]!.x!, stars[0]!.y!]
  assert.deepEqual(
    stars.map(({ x, y }) => [x, y]),
    [
      [left, top],
      [left, SHEET.height - top],
      [SHEET.width - left, top],
      [SHEET.width - left, SHEET.height - top],
    ],
  )
  assert.equal(left, top)
  // A star is as wide as a box of 26 units.
  for (const { scale } of stars) assert.ok(left - (26 * scale!) / 2 > insets[1]!, 'within the frame')
  assert.deepEqual(otherCalls.at(0), ['markContent', 'Artifact', { type: 'Layout' }])
  assert.deepEqual(otherCalls.at(-1), ['endMarkedContent'])
})
