import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { drawYearRing } from '../../drawing/year-ring.ts'
import type { PdfDocument } from '../pdf/pdfkit.ts'
import { drawSvg } from './draw-svg.ts'
import { parseSvg } from './parse-svg.ts'
import { shapePath } from './shapes.ts'
import { matrixOf } from './transform.ts'

/** What a drawing tells the document to do. */
function callsOf(svg: string): string[] {
  const calls: string[] = []
  const pdf: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...values: unknown[]) => {
          const said = values.map((value) => (typeof value === 'object' ? 'a gradient' : value))
          calls.push([String(name), ...said].join(' '))
          return pdf
        },
    },
  )
  drawSvg(pdf as PdfDocument, svg, { x: 10, y: 20, width: 100, height: 50 })
  return calls
}

const draw = (inside: string) => callsOf(`<svg viewBox="0 0 10 10">${inside}</svg>`).slice(2, -1)

test('the view box is fitted to the place on the page', () => {
  const calls = callsOf('<svg viewBox="-5 -10 50 25"></svg>')
  assert.deepEqual(calls, ['save', 'transform 2 0 0 2 20 40', 'restore'])
})

test('steps of a transform are applied from the left to the right', () => {
  const rounded = (transform: string) =>
    matrixOf(transform).map((value) => Math.round(value * 1000) / 1000 + 0)
  assert.deepEqual(rounded('translate(3 4) scale(2)'), [2, 0, 0, 2, 3, 4])
  assert.deepEqual(rounded('translate(5)'), [1, 0, 0, 1, 5, 0])
  assert.deepEqual(rounded('scale(2) translate(3,4)'), [2, 0, 0, 2, 6, 8])
  assert.deepEqual(rounded('rotate(90)'), [0, 1, -1, 0, 0, 0])
  assert.deepEqual(rounded('rotate(180 10 20)'), [-1, 0, 0, -1, 20, 40])
  assert.deepEqual(rounded('translate(1 2) rotate(90) scale(-2 3)'), [0, -2, -3, 0, 1, 2])
  assert.throws(() => matrixOf('skewX(3)'), /skewX/)
})

test('shapes become paths', () => {
  const path = (element: string) => shapePath(parseSvg(element))
  assert.equal(path('<rect x="1" y="2" width="3" height="4"/>'), 'M1 2h3v4h-3z')
  assert.equal(path('<circle cx="5" cy="6" r="2"/>'), 'M3 6A2 2 0 1 1 7 6A2 2 0 1 1 3 6Z')
  assert.equal(path('<ellipse cx="5" cy="6" rx="2" ry="1"/>'), 'M3 6A2 1 0 1 1 7 6A2 1 0 1 1 3 6Z')
  assert.equal(path('<line x1="1" y1="2" x2="3" y2="4"/>'), 'M1 2L3 4')
  assert.match(path('<rect x="0" y="0" width="10" height="8" rx="2"/>'), /^M2 0h6a2 2 0 0 1 2 2v4a/)
  assert.throws(() => path('<text x="1">no</text>'), /<text>/)
})

test('corners are no rounder than a rectangle has room for', () => {
  const round = (width: number, height: number) =>
    shapePath(parseSvg(`<rect x="0" y="0" width="${width}" height="${height}" rx="9"/>`))
  assert.equal(round(10, 4), 'M2 0h6a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2z')
  assert.equal(round(4, 10), 'M2 0h0a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h0a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z')
})

test('a group hands down its colours, and opacities are multiplied', () => {
  const calls = draw('<g fill="#112233" opacity=".5"><path d="M0 0h1" fill-opacity=".4"/></g>')
  assert.deepEqual(calls, ['fillColor #112233 0.2', 'path M0 0h1', 'fill'])
  const stroked = draw('<g stroke="#000000" fill="none"><path d="M0 0h1" stroke-dasharray="0 3"/></g>')
  assert.deepEqual(stroked.slice(-3), ['addContent [0 3] 0 d', 'path M0 0h1', 'stroke'])
  assert.deepEqual(draw('<path d="M0 0h1" fill="none"/>'), [])
})

test('what has a fill and a line gets both, and the line is as wide, ended, joined and broken as it says', () => {
  const style =
    'fill="#112233" stroke="#445566" stroke-width="3" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="2,1" stroke-opacity=".5"'
  assert.deepEqual(draw(`<path d="M0 0h1" ${style}/>`), [
    'fillColor #112233 1',
    'strokeColor #445566 0.5',
    'lineWidth 3',
    'lineCap round',
    'lineJoin bevel',
    'addContent [2 1] 0 d',
    'path M0 0h1',
    'fillAndStroke',
  ])
  assert.deepEqual(draw('<path d="M0 0h1" fill="none" stroke="#445566"/>'), [
    'strokeColor #445566 1',
    'lineWidth 1',
    'lineCap butt',
    'lineJoin miter',
    'addContent [] 0 d',
    'path M0 0h1',
    'stroke',
  ])
})

test('a gradient lies where its drawing says, with the colours of its stops, as clear as stop and group together', () => {
  const stops =
    '<stop offset=".25" stop-color="#112233" stop-opacity=".5"/><stop offset="1" stop-color="#445566"/>'
  const gradient = `<linearGradient id="g" x1="1" y1="2" x2="3" y2="4">${stops}</linearGradient>`
  const calls = draw(`<defs>${gradient}</defs><g opacity=".5"><path d="M0 0h1" fill="url(#g)"/></g>`)
  assert.deepEqual(calls, [
    'linearGradient 1 2 3 4',
    'stop 0.25 #112233 0.25',
    'stop 1 #445566 0.5',
    'fillColor a gradient',
    'path M0 0h1',
    'fill',
  ])
  const [ends] = draw('<linearGradient id="g" y2="4"/><path d="M0 0h1" fill="url(#g)"/>')
  assert.equal(ends, 'linearGradient 0 0 0 4')
})

test('a clip holds for its group alone, and a letter is drawn where it is used', () => {
  const clip = '<clipPath id="a"><path d="M0 0h9v9z"/></clipPath>'
  assert.deepEqual(draw(`${clip}<g clip-path="url(#a)"><path d="M1 1h1"/></g>`), [
    'save',
    'path M0 0h9v9z',
    'clip',
    'fillColor #000000 1',
    'path M1 1h1',
    'fill',
    'restore',
  ])
  const used = draw('<defs><path id="l" d="M1 1h1"/></defs><use href="#l" x="7" transform="scale(2)"/>')
  assert.deepEqual(used.slice(0, 2), ['save', 'transform 2 0 0 2 14 0'])
})

test('every card of the deck can be drawn', () => {
  const files = globSync('data/cards/*.svg')
  assert.equal(files.length, 79)
  for (const file of files) {
    const calls = callsOf(readFileSync(file, 'utf8'))
    assert.ok(calls.length > 50, file)
    const count = (name: string) => calls.filter((call) => call.split(' ')[0] === name).length
    assert.equal(count('save'), count('restore'), file)
    assert.ok(!calls.some((call) => call.includes('NaN') || call.includes('undefined')), file)
  }
})

test('the ring of a year has its best month longest and its hardest a quarter of that', () => {
  const scores = [0, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
  const svg = drawYearRing('leo', scores, 'JFMAMJJASOND')
  const radii = [...svg.matchAll(/<path d="M\S+ \S+L\S+ \S+A([\d.]+) /g)].map(([, radius]) => Number(radius))
  assert.deepEqual(radii, [152, 254, ...Array(10).fill(177.5)])
  assert.ok(callsOf(svg).length > 50)
})
