import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawn, linesIn } from '../../test/share-picture.ts'
import { SIGN_GLYPHS } from './glyphs.ts'
import { WHEEL_THEMES } from './wheel/themes.ts'
import { drawYearRing } from './year-ring.ts'

const INITIALS = 'JFMAMJJASOND'
const SVG = drawYearRing('leo', [0, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], INITIALS)
const { ink, gold, ground } = WHEEL_THEMES.light

const circles = Array.from(
  SVG.matchAll(/<circle cx="0" cy="0" r="(\d+)" fill="([^"]+)" stroke="([^"]+)" stroke-width="([\d.]+)"\/>/g),
  ([, radius, fill, stroke]) => ({ radius: Number(radius), fill, stroke }),
)
/** Degrees clockwise from the top, and the distance from the middle. */
const polar = (x: number, y: number) => ({
  degrees: ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360,
  radius: Math.hypot(x, y),
})
/** The four corners of each month: from the middle outwards, along the rim, and back. */
const months = Array.from(
  SVG.matchAll(
    /<path d="M(\S+) (\S+)L(\S+) (\S+)A\S+ \S+ 0 0 1 (\S+) (\S+)L(\S+) (\S+)A\S+ \S+ 0 0 0 \S+ \S+Z"/g,
  ),
  ([, ...numbers]) => [0, 2, 4, 6].map((at) => polar(Number(numbers[at]), Number(numbers[at + 1]))),
)

test('the months follow each other clockwise from the top, a twelfth of the circle each, with a gap between them', () => {
  assert.equal(months.length, 12)
  for (const [month, [first, second, third, last]] of months.entries()) {
    for (const corner of [first!, second!]) {
      const gap = corner.degrees - month * 30
      assert.ok(gap > 0.5 && gap < 3, `${month}: ${gap}`)
    }
    for (const corner of [third!, last!]) {
      const gap = (month + 1) * 30 - corner.degrees
      assert.ok(gap > 0.5 && gap < 3, `${month}: ${gap}`)
    }
    assert.ok(
      Math.abs(first!.radius - last!.radius) < 0.02 && Math.abs(second!.radius - third!.radius) < 0.02,
    )
  }
})

test('each month has its letter around the middle of its part, outside of the longest month and inside the rim', () => {
  const letters = linesIn(SVG)
  assert.deepEqual(
    letters.map(({ words }) => words),
    [...INITIALS].map(drawn),
  )
  const longest = Math.max(...months.flat().map(({ radius }) => radius))
  const rim = Math.min(...circles.slice(0, 2).map(({ radius }) => radius))
  const places = SVG.matchAll(/<g fill="([^"]+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/g)
  for (const [month, [, colour, x, baseline, scale]] of [...places].entries()) {
    const size = Number(scale) * 1000
    assert.ok(size > 12 && size < 24)
    // The middle of a capital, which is about 0.7 of its size high and wide.
    const { degrees, radius } = polar(Number(x) + 0.35 * size, Number(baseline) - 0.35 * size)
    assert.ok(Math.abs(degrees - (month + 0.5) * 30) < 3, `${month}: ${degrees}`)
    assert.ok(radius - size / 2 > longest && radius + size / 2 < rim, `${month}: ${radius}`)
    assert.equal(colour, ink)
  }
})

test('a dark rim with the paper as its ground lies around everything, inside the picture; golden lines within it and around the sign', () => {
  assert.deepEqual(
    circles.map(({ fill, stroke }) => [fill, stroke]),
    [
      [ground, ink],
      ['none', gold],
      ['none', gold],
    ],
  )
  const [rim, inRim, aroundSign] = circles.map(({ radius }) => radius)
  assert.match(SVG, /viewBox="-304 -304 608 608" width="608" height="608"/)
  assert.ok(rim! + 1 < 304 && rim! > 290)
  assert.ok(inRim! < rim! - 2 && inRim! > rim! - 12)
  const shortest = Math.min(...months.flat().map(({ radius }) => radius))
  assert.ok(aroundSign! < shortest && aroundSign! > shortest - 12)
  // What is drawn later lies on what was drawn before: the ground is the first.
  assert.ok(SVG.indexOf('<circle') < SVG.indexOf('<path d="M'))
})

test('the glyph of the sign stands in the middle, as large as its room allows', () => {
  const [, path, scale] = /<path d="([^"]+)" transform="scale\(([\d.]+)\)" fill="none" stroke="([^"]+)"/.exec(
    SVG,
  )!
  assert.equal(path, SIGN_GLYPHS.leo)
  const aroundSign = circles[2]!.radius
  // A glyph stands in a box of 24 units.
  assert.ok(12 * Number(scale) < aroundSign && 12 * Number(scale) > aroundSign / 2)
})

test('where all months are as good, all are as long as the best', () => {
  const radii = (scores: readonly number[]) =>
    Array.from(
      drawYearRing('leo', scores, INITIALS).matchAll(/<path d="M\S+ \S+L\S+ \S+A([\d.]+) /g),
      ([, each]) => Number(each),
    )
  const [best] = radii([1, ...Array<number>(11).fill(0)])
  assert.deepEqual(radii(Array<number>(12).fill(3)), Array<number>(12).fill(best!))
  // The hardest is still seen.
  const [, hardest] = radii([1, ...Array<number>(11).fill(0)])
  assert.ok(hardest! - months[0]![0]!.radius > 20)
})
