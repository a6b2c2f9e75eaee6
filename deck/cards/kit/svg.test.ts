import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curveOf, outline } from './curves.ts'
import { tapered } from './limbs.ts'
import { INK } from './palette.ts'
import { pathData } from './path-data.ts'
import {
  circle,
  each,
  ellipse,
  grownLimb,
  path,
  place,
  rectangle,
  ribbon,
  scene,
  shape,
  shapes,
  stroke,
  strokes,
  times,
} from './svg.ts'

test('a part says only what differs from the root: no fill, a fine line of ink', () => {
  for (const [paint, attributes] of [
    [{}, ' stroke="none"'],
    [{ fill: '#FF0000' }, ' fill="#FF0000" stroke="none"'],
    [{ line: INK }, ''],
    [{ line: '#FF0000' }, ' stroke="#FF0000"'],
    [{ line: INK, opacity: 0.5 }, ' opacity="0.5"'],
    [{ line: INK, opacity: 0 }, ' opacity="0"'],
    [{ line: INK, dash: '1 3' }, ' stroke-dasharray="1 3"'],
    [{ fill: '#FF0000', width: 5 }, ' fill="#FF0000" stroke="none"'],
  ] as const)
    assert.equal(path('M0 0', paint), `<path d="M0 0"${attributes}/>`)
})

test('widths near one unit are the pen of the deck; others are written in hundredths', () => {
  const width = (value: number) => path('', { line: INK, width: value }).match(/stroke-width="(.*?)"/)?.[1]
  for (const fine of [0.8, 1, 1.15]) assert.equal(width(fine), undefined, `${fine}`)
  assert.equal(width(0.79), '.79')
  assert.equal(width(1.16), '1.16')
  assert.equal(width(0.456), '.46')
  assert.equal(width(2), '2')
  assert.equal(width(10.504), '10.5')
})

test('a shape is closed, a stroke open, and several are one element', () => {
  const [one, other] = ['0,0^ 10,0^ 10,5^', '20,0^ 30,0^']
  const data = (line: string, closed: boolean) => pathData(outline(line), closed)
  assert.equal(shape(one, { line: INK }), `<path d="${data(one, true)}"/>`)
  assert.equal(stroke(one, { line: INK }), `<path d="${data(one, false)}"/>`)
  assert.equal(shapes([one, other], { line: INK }), `<path d="${data(one, true)}${data(other, true)}"/>`)
  assert.equal(strokes([one, other], { line: INK }), `<path d="${data(one, false)}${data(other, false)}"/>`)
  assert.equal(shape(outline(one), { line: INK }), shape(one, { line: INK }), 'of text or of points')
})

test('a ribbon has the body of its line', () => {
  const line = '0,0 50,20 100,0'
  assert.equal(
    ribbon(line, [8, 2], { fill: '#FF0000' }),
    shape(tapered(curveOf(line), [8, 2]), { fill: '#FF0000' }),
  )
})

test('where a limb grows out of a body, a disc of its colour covers its edge and the line on it', () => {
  const paint = { fill: '#FF0000', line: INK }
  const limb = grownLimb('10,20^ 50,20^', [8, 4], paint)
  const body = ribbon('10,20^ 50,20^', [8, 4], paint)
  assert.ok(limb.startsWith(body))
  const [, x, y, radius, rest] = limb
    .slice(body.length)
    .match(/^<circle cx="(.*?)" cy="(.*?)" r="(.*?)"(.*)\/>$/)!
  assert.deepEqual([x, y, rest], ['10', '20', ' fill="#FF0000" stroke="none"'])
  assert.ok(Number(radius) > 4 + 0.5 && Number(radius) < 4 + 1)
  assert.ok(grownLimb('10,20^ 50,20^', [8, 4], { line: INK }).includes(' fill="none"'))
})

test('places and sizes are rounded to tenths, each to its own attribute', () => {
  const paint = { line: INK }
  assert.equal(circle([1.04, 2.06], 3.16, paint), '<circle cx="1" cy="2.1" r="3.2"/>')
  assert.equal(ellipse([1.04, 2.06], 3.16, 4.21, paint), '<ellipse cx="1" cy="2.1" rx="3.2" ry="4.2"/>')
  const box = 'x="1" y="2.1" width="3.2" height="4.2"'
  assert.equal(rectangle([1.04, 2.06], 3.16, 4.21, paint), `<rect ${box}/>`)
  assert.equal(rectangle([1.04, 2.06], 3.16, 4.21, paint, 1.5), `<rect ${box} rx="1.5"/>`)
})

test('parts are drawn in their order', () => {
  assert.equal(scene('a', 'b', 'c'), 'abc')
  assert.equal(
    each(['x', 'y'], (item, index) => `${item}${index}`),
    'x0y1',
  )
  assert.equal(
    times(3, (index) => `${index}`),
    '012',
  )
})

test('a part is moved, turned, then mirrored or made smaller; what changes nothing is not written', () => {
  const at = [10.04, -5.06] as const
  const moves = (more: string) => `<g transform="translate(10 -5.1)${more}">x</g>`
  assert.equal(place('x', { at }), moves(''))
  assert.equal(place('x', { at, scale: 1.0004 }), moves(''))
  assert.equal(place('x', { at, turn: 30.04 }), moves(' rotate(30)'))
  assert.equal(place('x', { at, flip: true }), moves(' scale(-1 1)'))
  assert.equal(place('x', { at, turn: -30, flip: true }), moves(' rotate(-30) scale(-1 1)'))
  const transform = (svg: string) => svg.match(/transform="(.*?)"/)![1]
  assert.equal(transform(place('x', { at, scale: 0.5126 })), 'translate(10 -5.1) scale(0.513)')
  assert.equal(transform(place('x', { at, scale: 0.5, flip: true })), 'translate(10 -5.1) scale(-0.5 0.5)')
})

test('in a smaller or larger part thin lines nearly keep their weight, and bands change with it', () => {
  for (const scale of [0.5, 2]) {
    const body =
      path('a', { line: INK, width: 0.5 }) +
      path('b', { line: INK, width: 1.9 }) +
      path('c', { line: INK, width: 2 })
    const [pen, thin, thickest, band] = Array.from(
      place(body, { at: [0, 0], scale }).matchAll(/stroke-width="(.*?)"/g),
      ([, width]) => Number(width) * scale,
    )
    for (const [drawn, meant] of [
      [pen!, 1],
      [thin!, 0.5],
      [thickest!, 1.9],
    ] as const) {
      const share = drawn / meant
      assert.ok(scale < 1 ? share < 1 && share > 0.75 : share > 1 && share < 1.25, `${meant}: ${share}`)
    }
    assert.equal(band, 2 * scale)
  }
})
