import assert from 'node:assert/strict'
import { test } from 'node:test'
import cinzel from '../../data/lettering/cinzel-600.json' with { type: 'json' }
import { offChain, pointsOf } from '../../test/wheel/ink.ts'
import { INK } from './kit/palette.ts'
import { lettered, widthOf } from './lettering.ts'

const STYLE = { size: 20, tracking: 2 }

/** Where the outlines of letters begin: each with a move to a place in tenths, the rest is relative to it. */
const beginnings = (svg: string) =>
  Array.from(svg.matchAll(/M(-?\d+) ?(-?\d+)/g), ([, x, y]) => [Number(x) / 10, Number(y) / 10] as const)

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

const letters: Readonly<Record<string, { width: number; outline: string }>> = cinzel.letters
const kerning: Readonly<Record<string, number>> = cinzel.kerning
const dataOf = (svg: string) => svg.match(/ d="([^"]*)"/)![1]!

/** The same line with absolute places in tenths, letter by letter, as the font has them. */
function spelled(text: string, [x, y]: readonly [number, number], size: number, tracking: number): string {
  let left = x - widthOf(text, { size, tracking }) / 2
  let before = ''
  let data = ''
  for (const letter of text) {
    left += ((kerning[before + letter] ?? 0) * size) / 1000
    let isAcross = false
    data += letters[letter]!.outline.replaceAll(/[MLQ ]-?\d+/g, (found) => {
      isAcross = !isAcross
      return `${found[0]}${Math.round(((isAcross ? left : y) + (Number(found.slice(1)) * size) / 1000) * 10)}`
    })
    left += (letters[letter]!.width * size) / 1000 + tracking
    before = letter
  }
  return data
}

test('a line has the outlines of the font, each letter at its place, tracked and kerned', (t) => {
  assert.ok(kerning.AV! < 0, 'a pair that stands closer')
  for (const text of ['AVATAR', 'WORLD', ...Object.keys(letters).filter((letter) => letter !== ' ')])
    for (const [size, tracking] of [
      [15.8, 1.3],
      [300, 0],
    ] as const) {
      const drawn = pointsOf(dataOf(lettered(text, [150, 470], { size, tracking })))
      const meant = pointsOf(spelled(text, [150, 470], size, tracking))
      const tenths = [...drawn.map((at) => offChain(at, meant)), ...meant.map((at) => offChain(at, drawn))]
      t.diagnostic(`${text} at ${size}: ${(Math.max(...tenths) / 10).toFixed(2)} units at most`)
      assert.ok(Math.max(...tenths) <= 3, `${text}: ${Math.max(...tenths)} tenths off the font's outline`)
    }
})

test('a kerned pair is as much narrower as the font says', () => {
  const style = { size: 1000, tracking: 0 }
  assert.ok(Math.abs(widthOf('AV', style) - widthOf('A', style) - widthOf('V', style) - kerning.AV!) < 1e-9)
})

test('outlines are as short as can be: level and upright lines have one number, and no line leads nowhere', () => {
  const data = dataOf(lettered(Object.keys(letters).join(''), [150, 470], { size: 15.8, tracking: 1.3 }))
  assert.match(data, /h.*v|v.*h/)
  assert.doesNotMatch(data, /[hv]0(?![.\d])/)
  assert.doesNotMatch(data, /q[^a-zA-Z]*q/, 'a letter is not repeated')
  for (const [, line] of data.matchAll(/l([^a-zA-Z]*)/g)) {
    const [across, down] = pointsOf(`M${line}`)[0]!
    assert.ok(across !== 0 && down !== 0, line!)
  }
})

test('letters are of ink, or of the colour that is asked for', () => {
  assert.match(lettered('I', [0, 0], STYLE), new RegExp(` fill="${INK}"`))
  assert.match(lettered('I', [0, 0], { ...STYLE, fill: '#FF0000' }), / fill="#FF0000"/)
})
