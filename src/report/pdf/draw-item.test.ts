import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oneLine } from '../layout/line-box.ts'
import type { PlacedItem } from '../layout/placed.ts'
import { GOLD, INK, TEXT_STYLES } from '../text/styles.ts'
import { drawItem } from './draw-item.ts'
import type { FontSet } from './font-set.ts'
import type { PdfDocument } from './pdfkit.ts'

/** What an item tells the document to do. */
function callsOf(item: PlacedItem): string[] {
  const calls: string[] = []
  const pdf: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...values: unknown[]) => {
          const rounded = values.map((value) =>
            typeof value === 'number' ? Math.round(value * 100) / 100 + 0 : value,
          )
          calls.push([String(name), ...rounded].join(' '))
          return pdf
        },
    },
  )
  const fonts = { show: (_: unknown, x: number, y: number) => calls.push(`show ${x} ${y}`) }
  drawItem(pdf as PdfDocument, fonts as unknown as FontSet, item)
  return calls
}

test('a line of text is shown where it stands', () => {
  assert.deepEqual(callsOf({ type: 'text', x: 3, y: 4, line: oneLine('Ada', TEXT_STYLES.text) }), [
    'show 3 4',
  ])
})

test('a rule is a gold bar, a leader a row of dots that ends where all do', () => {
  assert.deepEqual(callsOf({ type: 'rule', x: 1, y: 2, width: 30, thickness: 0.4 }), [
    'rect 1 2 30 0.4',
    `fillColor ${GOLD}`,
    'fill',
  ])
  assert.deepEqual(callsOf({ type: 'leader', x: 13, y: 50, width: 14 }), [
    `fillColor ${GOLD}`,
    'rect 24 49.1 0.9 0.9',
    'rect 18 49.1 0.9 0.9',
    'fill',
  ])
  const dots = (x: number) =>
    callsOf({ type: 'leader', x, y: 50, width: 100 - x }).filter((call) => call.startsWith('rect'))
  assert.deepEqual(dots(60), dots(40).slice(0, dots(60).length))
})

test('an ornament is a gold star as large as it is said to be', () => {
  const calls = callsOf({ type: 'ornament', x: 10, y: 20, size: 13 })
  assert.deepEqual(calls.slice(0, 2), ['save', 'transform 0.5 0 0 0.5 10 20'])
  assert.match(calls[2]!, /^path M0-13/)
  assert.deepEqual(calls.slice(3), [`fillColor ${GOLD}`, 'fill', 'restore'])
})

test('a glyph is stroked in ink, in a box of 24 units around its middle', () => {
  assert.deepEqual(callsOf({ type: 'glyph', path: 'M0 0h1', x: 10, y: 20, size: 12 }), [
    'save',
    'transform 0.5 0 0 0.5 10 20',
    'lineWidth 1.9',
    'lineCap round',
    'lineJoin round',
    `strokeColor ${INK}`,
    'path M0 0h1',
    'stroke',
    'restore',
  ])
})

const picture = {
  svg: '<svg viewBox="0 0 3 5"></svg>',
  alternative: 'The Star',
  isReversed: false,
  ratio: 0.6,
}
const drawing = { type: 'drawing', picture, x: 100, y: 200, width: 30 } as const

/** Where the corners of the drawing come to lie, upper left and upper right. */
function corners(item: PlacedItem): string[] {
  const steps = callsOf(item)
    .filter((call) => call.startsWith('transform'))
    .map((call) => call.split(' ').slice(1).map(Number))
  return [
    [0, 0],
    [3, 0],
  ].map((corner) =>
    steps
      .toReversed()
      .reduce(([x, y], [a, b, c, d, e, f]) => [a! * x! + c! * y! + e!, b! * x! + d! * y! + f!], corner)
      .map((value) => Math.round(value))
      .join(),
  )
}

test('a drawing is fitted to its width; a reversed one is upside down in the same place', () => {
  assert.deepEqual(corners(drawing), ['100,200', '130,200'])
  assert.deepEqual(corners({ ...drawing, picture: { ...picture, isReversed: true } }), ['130,250', '100,250'])
})

test('a crossing card lies on its side around the same middle, its head to the right, or to the left if it is reversed', () => {
  // Around 115, 225: thirty high and fifty wide.
  assert.deepEqual(corners({ ...drawing, isCrossing: true }), ['140,210', '140,240'])
  const reversed = { ...drawing, isCrossing: true, picture: { ...picture, isReversed: true } }
  assert.deepEqual(corners(reversed), ['90,240', '90,210'])
})

test('a link cannot be seen', () => {
  const link = { type: 'link', x: 0, y: 0, width: 9, height: 9, to: 'a', words: 'a' } as const
  assert.deepEqual(callsOf(link), [])
})
