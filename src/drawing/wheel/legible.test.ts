import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { adversarial, biWheel, chances, randomBirth } from '../../../test/wheel/charts.ts'
import { drawingOf } from './bare-wheel.ts'
import { MIN_FIGURES_PX, withMinFigureSize } from './legible.ts'
import { SCALES } from './scales.ts'
import type { WheelChart } from './wheel-chart.ts'

/** Sizes on the screen of all figures of a wheel, in pixels. */
function figuresOf(chart: WheelChart, shownWidth: number): number[] {
  const { layout } = drawingOf(chart, { scale: shownWidth < 450 ? 'compact' : 'full', shownWidth })
  const rows = [...layout.bodies, ...layout.outerBodies].flatMap((body) => body.rows)
  const written = [...rows, ...layout.rimLabels.flatMap(({ lines }) => lines)].filter(({ words }) =>
    /\d/.test(words ?? ''),
  )
  const pixels = shownWidth / (2 * layout.radii.picture)
  return [...written, ...layout.houseNumbers].map(({ size }) => size * pixels)
}

const WIDTHS = [296, 328, 358, 449, 450, 520, 640, 900]

for (const [what, chartOf] of [
  ['of a birth', (chance: () => number) => randomBirth(chance).wheel],
  ['with ten more bodies', (chance: () => number) => randomBirth(chance, 10).wheel],
  [
    'with the sky around it',
    (chance: () => number) => biWheel(randomBirth(chance).wheel, randomBirth(chance).wheel),
  ],
] as const)
  test(`no figure of a wheel ${what} is smaller than nine pixels, however small it is shown`, (t) => {
    const chance = chances(36)
    let smallest = Number.POSITIVE_INFINITY
    for (let birth = 0; birth < 12; birth++) {
      const chart = chartOf(chance)
      for (const width of WIDTHS) smallest = Math.min(smallest, ...figuresOf(chart, width))
    }
    t.diagnostic(`the smallest has ${smallest.toFixed(2)} px`)
    assert.ok(smallest >= MIN_FIGURES_PX, `${smallest} px`)
  })

test('the names of the angles are nine pixels or more, however small a wheel is shown, and in the picture', () => {
  const chance = chances(11)
  for (let birth = 0; birth < 8; birth++) {
    const charts = [randomBirth(chance).wheel, biWheel(randomBirth(chance).wheel, randomBirth(chance).wheel)]
    for (const chart of charts)
      for (const width of [254, 288, ...WIDTHS]) {
        const { layout } = drawingOf(chart, { scale: width < 450 ? 'compact' : 'full', shownWidth: width })
        const { picture } = layout.radii
        const lines = layout.rimLabels.flatMap((label) => label.lines)
        assert.ok(lines.length >= 4)
        for (const { x, y, size, words, halfWidth } of lines) {
          assert.ok((size * width) / (2 * picture) >= MIN_FIGURES_PX - 1e-9, `${words} in ${width} px`)
          assert.ok(Math.abs(x) + halfWidth <= picture && Math.abs(y) + size / 2 <= picture, words)
        }
      }
  }
})

test('a heap of bodies in one place has no figures too small to read', () => {
  fc.assert(
    fc.property(adversarial(20), fc.constantFrom(...WIDTHS), (chart, width) => {
      assert.ok(Math.min(...figuresOf(chart, width)) >= MIN_FIGURES_PX)
    }),
    { numRuns: 60 },
  )
})

test('on a phone every planet of most births still has its degree, and every house its number', () => {
  const chance = chances(7)
  let [degrees, numbers] = [0, 0]
  for (let birth = 0; birth < 20; birth++) {
    const { layout } = drawingOf(randomBirth(chance).wheel, { scale: 'compact', shownWidth: 358 })
    degrees += layout.bodies.filter(({ rows }) => rows.some(({ words }) => /^\d+°$/.test(words ?? ''))).length
    numbers += layout.houseNumbers.length
  }
  assert.ok(degrees > 0.6 * 200, `${degrees} of 200 degrees`)
  assert.ok(numbers > 0.9 * 240, `${numbers} of 240 numbers`)
})

test('figures grow by two fifths at most; what would need more is left out', () => {
  const { letters, labelGap } = withMinFigureSize(SCALES.full, 12.5)
  assert.deepEqual(
    [letters.degree, letters.minute, letters.houseNumber, letters.cusp],
    [12.5, 12.5, 12.5, 12.5],
  )
  assert.ok(Math.abs(labelGap - (SCALES.full.labelGap * 12.5) / 9.5) < 1e-9)
  const small = withMinFigureSize(SCALES.full, 16)
  assert.deepEqual([small.letters.degree, small.letters.cusp], [16, 9.5])
})

test('the sign of retrograde motion is as high as the smallest figure, and at most 1.4 times as large as usual', () => {
  const { retrograde } = SCALES.full.glyphs
  const sizeFor = (min: number) => withMinFigureSize(SCALES.full, min).glyphs.retrograde
  assert.equal(sizeFor(9), retrograde)
  assert.equal(sizeFor(12), (0.7 * 12) / 18)
  assert.equal(sizeFor(30), retrograde * 1.4)
  assert.equal(sizeFor(Number.POSITIVE_INFINITY), retrograde)
})
