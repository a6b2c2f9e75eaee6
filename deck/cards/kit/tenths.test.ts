import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { INK } from './palette.ts'
import { circle, path, place, ROOT_STYLE, rectangle, scene, shape, stroke } from './svg.ts'
import { inTenths, pathInTenths } from './tenths.ts'

test('every length is written in tenths, and the whole is drawn a tenth as large', () => {
  assert.equal(
    inTenths('<path d="M1.5-2l.5.5 3 0"/>'),
    '<g transform="scale(.1)" stroke-width="10"><path d="M15-20l5 5h30"/></g>',
  )
  assert.match(inTenths('<circle cx="3" cy="-.4" r="12.5"/>'), /cx="30" cy="-4" r="125"/)
  assert.match(inTenths('<path d="M0 0" stroke-width="0.75" stroke-dasharray=".5 6.5"/>'), /"7.5".*"5 65"/)
})

test('level and upright lines have one number, and a later move is relative where that is shorter', () => {
  assert.equal(pathInTenths('M100 200l3 0 0 4 5 5'), 'M1000 2000h30v40l50 50')
  assert.equal(pathInTenths('M100 200l3 3zM102 201l1 1M0 0l1 1'), 'M1000 2000l30 30zm20 10l10 10M0 0l10 10')
  assert.equal(
    pathInTenths('M9 9q1 1 2 0t2 0 2 0c1 1 2 2 3 0'),
    'M90 90q10 10 20 0t20 0 20 0c10 10 20 20 30 0',
  )
})

test('lines of one paint that follow each other are one element, and so are areas; what has both stays apart', () => {
  const count = (body: string) => (inTenths(body).match(/<path/g) ?? []).length
  assert.equal(count(stroke('0,0 5,5', { line: INK }) + stroke('9,9 5,5', { line: INK })), 1)
  assert.equal(count(shape('0,0 5,5 0,9', { fill: INK }) + shape('9,9 5,5 3,0', { fill: INK })), 1)
  const both = { fill: '#FF0000', line: INK }
  assert.equal(count(shape('0,0 5,5 0,9', both) + shape('9,9 5,5 3,0', both)), 2)
  assert.equal(count(stroke('0,0 5,5', { line: INK }) + stroke('9,9 5,5', { line: INK, width: 3 })), 2)
  const faint = { line: INK, opacity: 0.5 }
  assert.equal(count(stroke('0,0 5,5', faint) + stroke('9,9 5,5', faint)), 2)
})

test('a centre at zero is left out, and so is a zero before a point', () => {
  assert.match(inTenths('<circle cx="0" cy="0" r="2" opacity="0.5"/>'), /<circle r="20" opacity="\.5"\/>/)
  assert.match(inTenths('<circle cx="0" cy="3" r="10.5"/>'), /<circle cy="30" r="105"\/>/)
})

test('angles, scales and the flags of arcs are no lengths', () => {
  assert.match(inTenths('<path d="M0 0a5 5 0 1 0 10 2"/>'), /a50 50 0 1 0 100 20/)
  assert.match(
    inTenths('<g transform="translate(1.5 -2) rotate(12.5) scale(0.5)">'),
    /translate\(15 -20\) rotate\(12\.5\) scale\(\.5\)/,
  )
})

test('a drawing in tenths looks like the drawing', () => {
  const drawing = scene(
    rectangle([3, 4], 20, 10.5, { fill: '#DDB866', line: INK }, 3),
    circle([40, 30], 8.4, { fill: '#C9604A', line: INK, width: 2.4 }),
    path('M5 50a10 10 0 0 1 20 0z', { fill: '#7F9C62' }),
    place(stroke('0,0 10.5,4 20,0', { line: INK, width: 0.7 }), {
      at: [30, 50],
      scale: 1.5,
      turn: 20,
      flip: true,
    }),
  )
  const pixels = (body: string) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><g ${ROOT_STYLE}>${body}</g></svg>`,
    ).render().pixels
  const [plain, tenths] = [pixels(drawing), pixels(inTenths(drawing))]
  assert.ok(plain.some((part) => part > 0))
  assert.ok(plain.every((part, i) => Math.abs(part - tenths[i]!) <= 2))
})
