import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { INK } from './palette.ts'
import { circle, path, place, ROOT_STYLE, rectangle, scene, stroke } from './svg.ts'
import { inTenths } from './tenths.ts'

test('every length is written in tenths, and the whole is drawn a tenth as large', () => {
  assert.equal(
    inTenths('<path d="M1.5-2l.5.5 3 0"/>'),
    '<g transform="scale(.1)" stroke-width="10"><path d="M15-20l5 5 30 0"/></g>',
  )
  assert.match(inTenths('<circle cx="3" cy="-.4" r="12.5"/>'), /cx="30" cy="-4" r="125"/)
  assert.match(inTenths('<path d="M0 0" stroke-width="0.75" stroke-dasharray=".5 6.5"/>'), /"7.5".*"5 65"/)
})

test('angles, scales and the flags of arcs are no lengths', () => {
  assert.match(inTenths('<path d="M0 0a5 5 0 1 0 10 2"/>'), /a50 50 0 1 0 100 20/)
  assert.match(
    inTenths('<g transform="translate(1.5 -2) rotate(12.5) scale(0.5)">'),
    /translate\(15 -20\) rotate\(12\.5\) scale\(0\.5\)/,
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
