import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ASPECT_NAMES } from '../../chart/aspects.ts'
import { PLANETS } from '../../sky/planets.ts'
import { apart, layout, type Mark, pointAt, type WheelChart } from './layout.ts'
import { SCALES, type Scale } from './scales.ts'
import { spreadApart } from './spread.ts'
import { drawWheel } from './wheel.ts'

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })
const crowded = fc.tuple(longitude, fc.double({ min: 0.01, max: 60, noNaN: true }))

/** Any chart: planets anywhere or all in a heap, houses from even to a few degrees, any set of aspects. */
const chart: fc.Arbitrary<WheelChart> = fc
  .record({
    ascendant: longitude,
    midheaven: longitude,
    widths: fc.array(fc.double({ min: 0.2, max: 60, noNaN: true }), { minLength: 12, maxLength: 12 }),
    heap: fc.option(crowded, { nil: undefined }),
    places: fc.array(fc.record({ at: longitude, retrograde: fc.boolean() }), {
      minLength: 10,
      maxLength: 10,
    }),
    aspects: fc.array(
      fc.record({
        pair: fc.tuple(fc.nat(9), fc.nat(9)).filter(([a, b]) => a !== b),
        aspect: fc.constantFrom(...ASPECT_NAMES),
        orb: fc.double({ min: 0, max: 8, noNaN: true }),
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ ascendant, midheaven, widths, heap, places, aspects }) => {
    const total = widths.reduce((sum, width) => sum + width, 0)
    let cusp = ascendant
    const cusps = widths.map((width) => {
      const here = cusp % 360
      cusp += (width / total) * 360
      return here
    })
    const planets = places.map(({ at, retrograde }, index) => ({
      name: PLANETS[index]!,
      longitude: heap ? (heap[0] + (at / 360) * heap[1]) % 360 : at,
      retrograde,
    }))
    return {
      ascendant,
      midheaven,
      cusps,
      planets,
      aspects: aspects.map(({ pair, aspect, orb }) => ({
        planet1: PLANETS[pair[0]]!,
        planet2: PLANETS[pair[1]]!,
        aspect,
        orb,
      })),
    }
  })

/** Widths of serif letters as shares of their size, on the wide side; digits and capitals are 0.72 high. */
const WIDTHS = { digit: 0.55, degree: 0.42, minute: 0.3, capital: 0.78 }
const lettering = (width: number, size: number) => ({
  halfWidth: (width * size) / 2,
  halfHeight: size * 0.36,
})
const glyph = (half: number) => ({ halfWidth: half, halfHeight: half })

/** Half of a planet's glyph at its own size. */
const GLYPH = 10.5

function marks(of: WheelChart, scale: Scale): Mark[] {
  const { radii, glyphs, letters } = scale
  const placed = layout(of, scale)
  const mark = (radius: number, at: number, box: Omit<Mark, 'x' | 'y'>): Mark => ({
    ...pointAt(of, radius, at),
    ...box,
  })
  const digits = (end: number, size: number) => lettering(2 * WIDTHS.digit + end, size)
  return [
    ...placed.planets.flatMap(({ column, retrograde }) => [
      mark(radii.glyph, column, glyph(GLYPH * glyphs.planet)),
      mark(radii.degree, column, digits(WIDTHS.degree, letters.degree)),
      ...(radii.minute ? [mark(radii.minute, column, digits(WIDTHS.minute, letters.minute))] : []),
      ...(retrograde ? [mark(radii.retrograde, column, glyph(GLYPH * glyphs.retrograde))] : []),
    ]),
    ...placed.houseNumbers.map(({ at }) => mark(radii.houseNumber, at, digits(0, letters.houseNumber))),
    ...placed.axes.map(({ labelAt }) =>
      mark(radii.axisLabel, labelAt, lettering(3 * WIDTHS.capital, letters.axisLabel)),
    ),
    ...placed.aspects.flatMap((aspect) => (aspect.glyph ? [aspect.glyph] : [])),
  ]
}

for (const [name, scale] of Object.entries(SCALES))
  test(`no glyph or label lies on another, on any of 10,000 charts at ${name} scale`, () => {
    fc.assert(
      fc.property(chart, (of) => {
        const all = marks(of, scale)
        for (const [index, a] of all.entries())
          for (const b of all.slice(index + 1))
            if (!apart(a, b)) assert.fail(`${JSON.stringify(a)} lies on ${JSON.stringify(b)}`)
      }),
      { numRuns: 10_000, seed: 1 },
    )
  })

test('letters outside the rim stay inside the picture and off the rim', () => {
  for (const { radii, letters } of Object.values(SCALES)) {
    const half = (3 * WIDTHS.capital * letters.axisLabel) / 2
    assert.ok(radii.axisLabel + half < 336)
    assert.ok(radii.axisLabel - half > radii.rim + 4)
  }
})

test('a compact wheel has fewer and larger letters, and speaks as fully', () => {
  const planet = { name: 'sun', longitude: 54.405, retrograde: false } as const
  const of = { ascendant: 0, midheaven: 270, cusps: [], planets: [planet], aspects: [] }
  const [full, compact] = [drawWheel(of), drawWheel(of, { scale: 'compact' })]
  assert.match(full, /font-size="9.5"[^>]*>24′</)
  assert.doesNotMatch(compact, /24′<\/text>/)
  assert.match(compact, /font-size="17"[^>]*>24°</)
  const titles = (svg: string) => svg.match(/<title>.*?<\/title>/g)
  assert.deepEqual(titles(compact), titles(full))
})

test('spreading keeps the order, leaves free angles alone and makes the room asked for', () => {
  assert.deepEqual(spreadApart([10, 100, 250], 8), [10, 100, 250])
  const [a, b] = spreadApart([0, 359.5], 8)
  assert.ok(Math.abs(a! - 3.75) < 1e-9 && Math.abs(b! - 355.75) < 1e-9)
  assert.deepEqual(spreadApart([], 8), [])
})

test('the wheel speaks: every planet, sign, house, axis and aspect has a title', () => {
  const sample: WheelChart = {
    ascendant: 203.5,
    midheaven: 117.9,
    cusps: [203.5, 231.1, 262.4, 297.9, 333.25, 2.4, 23.5, 51.1, 82.4, 117.9, 153.2, 182.4],
    planets: PLANETS.map((name, index) => ({
      name,
      longitude: (index * 37.21) % 360,
      retrograde: name === 'mars',
    })),
    aspects: [{ planet1: 'sun', planet2: 'moon', aspect: 'sextile', orb: 1.25 }],
  }
  const svg = drawWheel(sample, { theme: 'dark' })
  for (const title of ['Aries', 'House 12', 'Cusp of house 5: 3°15′ Pisces', 'Ascendant: 23°30′ Libra'])
    assert.ok(svg.includes(`<title>${title}</title>`), title)
  assert.match(svg, /<title>Mars \d+°\d\d′ [A-Z][a-z]+, retrograde<\/title>/)
  assert.match(svg, /<title>Sun sextile Moon, orb 1.3°<\/title>/)
  assert.doesNotMatch(svg, /NaN|undefined/)
})

test('degrees are cut, so the last minute of a sign stays in it', () => {
  const one: WheelChart = {
    ascendant: 0,
    midheaven: 270,
    cusps: Array.from({ length: 12 }, (_, index) => index * 30),
    planets: [{ name: 'sun', longitude: 29.99999, retrograde: false }],
    aspects: [],
  }
  assert.match(drawWheel(one), /<title>Sun 29°59′ Aries<\/title>/)
})
