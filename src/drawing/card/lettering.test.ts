import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettered, widthOf } from './lettering.ts'

const STYLE = { size: 20, tracking: 2 }

/** Where the outlines of letters begin: each with a move to a place, the rest is relative to it. */
const beginnings = (svg: string) =>
  Array.from(svg.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const)

test('letters stand on their line, centred, from left to right', () => {
  const [x, y] = [150, 470]
  for (const text of ['I', 'DEATH', 'THE WORLD']) {
    const half = widthOf(text, STYLE) / 2
    const places = beginnings(lettered(text, [x, y], STYLE))
    assert.ok(places.length >= text.replace(' ', '').length)
    for (const [left, top] of places) {
      assert.ok(left >= x - half - 1 && left <= x + half + 1, `${text}: ${left}`)
      assert.ok(top >= y - STYLE.size && top <= y + 1, `${text}: ${top}`)
    }
    assert.ok(places[0]![0] < places.at(-1)![0] || text === 'I')
  }
})

test('a line is as wide as its letters and the space between them', () => {
  const [one, two] = [widthOf('I', STYLE), widthOf('II', STYLE)]
  assert.ok(one > 0)
  assert.ok(Math.abs(two - 2 * one - STYLE.tracking) < 1e-9)
  assert.ok(Math.abs(widthOf('I', { ...STYLE, size: 40 }) - 2 * one) < 1e-9)
})
