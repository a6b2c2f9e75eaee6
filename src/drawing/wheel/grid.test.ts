import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASPECT_GLYPHS, BODY_GLYPHS } from '../glyphs.ts'
import { SCALES } from './scales.ts'
import { WHEEL_THEMES } from './themes.ts'
import { drawWheel } from './wheel.ts'
import type { WheelBody, WheelChart } from './wheel-chart.ts'

const body = (name: WheelBody['name'], longitude: number): WheelBody => ({
  name,
  longitude,
  retrograde: false,
})
const chart: WheelChart = {
  bodies: [body('sun', 10), body('moon', 100), body('mars', 12)],
  aspects: [
    { planet1: 'sun', planet2: 'moon', aspect: 'square', orb: 0 },
    { planet1: 'sun', planet2: 'mars', aspect: 'conjunction', orb: 2 },
    { planet1: 'moon', planet2: 'mars', aspect: 'parallel', orb: 0.2 },
  ],
}

/** Columns and rows of glyphs below the wheel, from the first of them. */
function gridOf(svg: string) {
  const side = SCALES.full.gridSquare
  const below = svg.slice(svg.lastIndexOf('r="2"'))
  const places = Array.from(
    below.matchAll(/<path d="([^"]*)" transform="translate\((\S+) (\S+)\)/g),
    ([, path, x, y]) => ({
      path: path!,
      x: Number(x),
      y: Number(y),
    }),
  ).filter(({ y }) => y > 300)
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))]
  return places.map(({ path, x, y }) => [path, Math.round((x - left) / side), Math.round((y - top) / side)])
}

test('one chart has a staircase: each body at the end of its row, aspects where row and column meet', () => {
  const svg = drawWheel(chart, { grid: true })
  assert.deepEqual(gridOf(svg), [
    [BODY_GLYPHS.sun, 0, 0],
    [ASPECT_GLYPHS.square, 0, 1],
    [BODY_GLYPHS.moon, 1, 1],
    [ASPECT_GLYPHS.conjunction, 0, 2],
    [BODY_GLYPHS.mars, 2, 2],
  ])
  assert.equal(svg.match(/<rect /g)!.length, 1 + 3, 'the ground and a square for each pair')
  assert.match(svg, /<title>Sun conjunction Mars, orb 2.0°<\/title>/)
  const colour = (aspect: string) =>
    svg.split(ASPECT_GLYPHS[aspect as 'square'])[1]!.match(/stroke="(\S+)"/)![1]
  assert.deepEqual(
    [colour('square'), colour('conjunction')],
    [WHEEL_THEMES.light.hard, WHEEL_THEMES.light.gold],
  )
})

test('two charts have a rectangle: rows are the chart’s, columns the second ring’s', () => {
  const outer = {
    label: 'Transiting',
    bodies: [body('venus', 130), body('sun', 191)],
    aspects: [{ planet1: 'moon', planet2: 'sun', aspect: 'square', orb: 1 }],
  }
  assert.deepEqual(gridOf(drawWheel({ ...chart, outer }, { grid: true })), [
    [BODY_GLYPHS.venus, 1, 0],
    [BODY_GLYPHS.sun, 2, 0],
    [BODY_GLYPHS.sun, 0, 1],
    [BODY_GLYPHS.moon, 0, 2],
    [ASPECT_GLYPHS.square, 2, 2],
    [BODY_GLYPHS.mars, 0, 3],
  ])
})

test('squares lie side by side around the middle, below the wheel and within the picture, each around its glyph', () => {
  for (const scale of ['full', 'compact'] as const) {
    const side = SCALES[scale].gridSquare
    const svg = drawWheel(chart, { grid: true, scale })
    const [left, , width, height] = svg
      .match(/viewBox="([^"]*)"/)![1]!
      .split(' ')
      .map(Number) as [number, number, number, number]
    const glyphs = Array.from(
      svg.matchAll(/transform="translate\((\S+) (\S+)\) scale\((\S+)\)" fill="none"/g),
      ([, ...numbers]) => numbers.map(Number) as [number, number, number],
    ).filter(([, y]) => y > width / 2)
    assert.deepEqual(
      glyphs.map(([x]) => x),
      [-side, -side, 0, -side, side],
    )
    const ys = glyphs.map(([, y]) => y)
    assert.ok(Math.min(...ys) - side / 2 > width / 2)
    assert.ok(Math.max(...ys) + side / 2 < height + left)
    // A glyph has a box of 24 units.
    for (const [, , size] of glyphs) assert.ok(24 * size < side)
    const boxes = Array.from(
      svg.matchAll(/<rect x="(\S+)" y="(\S+)" width="(\d+)" height="(\d+)" fill="none"/g),
      ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
    )
    const middles = boxes.map(([x, y]) => [x + side / 2, y + side / 2])
    for (const box of boxes) assert.deepEqual(box.slice(2), [side, side])
    // Moon and Sun, Mars and Sun; the last, of Mars and Moon, is empty.
    assert.deepEqual(middles, [
      [-side, ys[1]],
      [-side, ys[3]],
      [0, ys[3]],
    ])
  }
})
