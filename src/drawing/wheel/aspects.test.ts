import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { adversarial } from '../../../test/wheel/charts.ts'
import { measure, polar, turn } from '../../../test/wheel/measured-wheel.ts'
import { named } from '../../../test/wheel/truth.ts'
import { ASPECT_NAMES, ASPECTS, type AspectName } from '../../chart/aspects.ts'
import { ASPECT_GLYPHS, type BodyGlyph } from '../glyphs.ts'
import { placeChords, strokeWeight } from './aspects.ts'
import type { Line, Mark, PlanePoint } from './geometry.ts'
import { WHEEL_THEMES, type WheelThemeName } from './themes.ts'
import { drawWheel } from './wheel.ts'
import type { WheelChart } from './wheel-chart.ts'

const EASY = ['trine', 'sextile']
const HARD = ['square', 'opposition']
const toneOf = (aspect: string) => (EASY.includes(aspect) ? 'easy' : HARD.includes(aspect) ? 'hard' : 'minor')

/** Each pair of bodies once. */
const oneEach = (chart: WheelChart): WheelChart => ({
  ...chart,
  aspects: chart.aspects.filter(
    ({ planet1, planet2 }, index) =>
      chart.aspects.findIndex((other) => other.planet1 === planet1 && other.planet2 === planet2) === index,
  ),
})

test('a chord joins the degrees of its two bodies, in the colour of its kind; conjunctions and parallels have none', () => {
  const themes = fc.constantFrom<WheelThemeName>('light', 'dark', 'print')
  fc.assert(
    fc.property(adversarial(10).map(oneEach), themes, (chart, theme) => {
      const parallel = { planet1: 'sun', planet2: 'moon', aspect: 'parallel', orb: 0.1 }
      const svg = drawWheel({ ...chart, aspects: [...chart.aspects, parallel] }, { theme })
      const wheel = measure(svg)
      const inside = Math.min(...wheel.rings)
      assert.ok(!svg.includes('parallel'))
      const longitudeOf = (name: string) => chart.bodies.find((body) => body.name === name)!.longitude
      for (const { planet1, planet2, aspect, orb } of chart.aspects) {
        const title = `${named(planet1)} ${aspect} ${named(planet2)}, orb ${orb.toFixed(1)}°`
        assert.equal(svg.includes(title), aspect !== 'conjunction')
        if (aspect === 'conjunction') continue
        const lines = wheel.lines.filter((line) => line.title === title)
        // Between two bodies at one degree nothing is left to draw.
        const ends = lines.flatMap(({ x1, y1, x2, y2 }) => [polar({ x: x1, y: y1 }), polar({ x: x2, y: y2 })])
        const atEdge = ends.filter(({ radius }) => Math.abs(radius - inside) < 0.02)
        for (const { angle } of atEdge) {
          const off = [planet1, planet2].map((name) =>
            Math.abs(turn(angle - longitudeOf(name) + chart.ascendant!) - 180),
          )
          assert.ok(Math.min(...off) < 0.05, title)
        }
        const [, colour, dashes] = svg
          .split(`<title>${title}</title>`)[1]!
          .match(/^<path d="[^"]*" stroke="(\S+)" [^>]*?(?:stroke-dasharray="([^"]*)")?\/>/)!
        assert.equal(colour, WHEEL_THEMES[theme][toneOf(aspect)], title)
        assert.equal(dashes, WHEEL_THEMES[theme].dashes[aspect as 'trine'], title)
      }
    }),
    { numRuns: 100, seed: 3 },
  )
})

test('close aspects weigh more than wide ones, and at any orb major ones more than minor ones', () => {
  const orbs = Array.from({ length: 81 }, (_, tenth) => tenth / 10)
  for (const aspect of ASPECT_NAMES)
    for (const orb of orbs.filter((each) => each < ASPECTS[aspect].orb)) {
      assert.ok(strokeWeight({ aspect, orb }) > strokeWeight({ aspect, orb: orb + 0.1 }), `${aspect} ${orb}`)
      if (ASPECTS[aspect].kind !== 'minor') continue
      for (const major of ['square', 'trine', 'opposition'] as const)
        assert.ok(strokeWeight({ aspect: major, orb }) > strokeWeight({ aspect, orb }), `${aspect} ${orb}`)
    }
})

/** Width and opacity of the chords, in the order of drawing. */
function chordsOf(aspects: readonly (readonly [AspectName, number])[]) {
  const names: BodyGlyph[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']
  const svg = drawWheel({
    bodies: names.map((name, index) => ({ name, longitude: index * 50 + 5, retrograde: false })),
    aspects: aspects.map(([aspect, orb], index) => ({
      planet1: 'sun',
      planet2: names[index + 1]!,
      aspect,
      orb,
    })),
  })
  return Array.from(
    svg.matchAll(
      / (\w+) \w+, orb ([\d.]+)°<\/title><path[^>]*stroke-width="([\d.]+)" stroke-opacity="([\d.]+)"/g,
    ),
    ([, aspect, ...numbers]) => ({ aspect, numbers: numbers.map(Number) as [number, number, number] }),
  )
}

test('the weightier an aspect, the wider, the plainer and the later drawn is its chord', () => {
  const chords = chordsOf([
    ['square', 3.5],
    ['trine', 0],
    ['opposition', 7.9],
    ['quincunx', 0],
    ['sextile', 0.1],
    ['semisquare', 2.9],
  ])
  assert.deepEqual(
    chords.map(({ aspect }) => aspect),
    ['semisquare', 'opposition', 'quincunx', 'sextile', 'square', 'trine'],
  )
  for (const [index, { numbers }] of chords.entries()) {
    if (index === 0) continue
    const before = chords[index - 1]!.numbers
    assert.ok(numbers[1] > before[1] && numbers[2] > before[2])
  }
  assert.deepEqual(chords.at(-1)!.numbers.slice(1), [2.3, 0.95])
})

test('the glyph of an aspect lies on its chord, inside the circle: of the weightiest, in the middle', () => {
  const [between, inside] = [['sun', 'mars'], 10] as const
  const svg = drawWheel({
    bodies: between.map((name, index) => ({ name, longitude: 20 + index * 120, retrograde: false })),
    aspects: [{ planet1: 'sun', planet2: 'mars', aspect: 'trine', orb: 0 }],
  })
  const wheel = measure(svg)
  const glyph = wheel.labels.find(({ title }) => title.startsWith('Sun trine'))!
  assert.equal(glyph.path, ASPECT_GLYPHS.trine)
  const { radius, angle } = polar(glyph)
  assert.ok(Math.abs(radius - Math.min(...wheel.rings) / 2) < inside / 100)
  assert.ok(Math.abs(angle - turn(180 + 80)) < 0.05)
})

/** Whether a line touches the inside of a box, by the signs of areas. */
function crosses([from, to]: Line, { x, y, halfWidth, halfHeight }: Mark): boolean {
  const isIn = (point: PlanePoint) => Math.abs(point.x - x) < halfWidth && Math.abs(point.y - y) < halfHeight
  const corners = [
    { x: x - halfWidth, y: y - halfHeight },
    { x: x + halfWidth, y: y - halfHeight },
    { x: x + halfWidth, y: y + halfHeight },
    { x: x - halfWidth, y: y + halfHeight },
  ]
  const side = (a: PlanePoint, b: PlanePoint, c: PlanePoint) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
  const meets = (a: PlanePoint, b: PlanePoint) =>
    side(from, to, a) * side(from, to, b) < 0 && side(a, b, from) * side(a, b, to) < 0
  return isIn(from) || isIn(to) || corners.some((corner, at) => meets(corner, corners[(at + 1) % 4]!))
}

test('a glyph stands where it interrupts fewest chords, one at most, apart from weightier ones and from the circle; elsewhere there is none', () => {
  const [radius, half, shares] = [150, 8, Array.from({ length: 11 }, (_, at) => (20 + 6 * at) / 100)]
  const seen = { clear: 0, interrupting: 0, none: 0 }
  fc.assert(
    fc.property(adversarial(10).map(oneEach), (chart) => {
      const chords = placeChords(chart, 0, radius, half).reverse()
      const taken: Mark[] = []
      for (const { line, glyph } of chords) {
        const [from, to] = line
        const places = shares.map((share) => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
          halfWidth: half,
          halfHeight: half,
        }))
        const isFree = (place: Mark) =>
          Math.hypot(place.x, place.y) + half * Math.SQRT2 < radius - 3 &&
          taken.every(
            (other) => Math.max(Math.abs(other.x - place.x), Math.abs(other.y - place.y)) >= 2 * half + 1,
          )
        const crossed = (place: Mark) =>
          chords.filter((other) => other.line !== line && crosses(other.line, place)).length
        const fewest = Math.min(...places.filter(isFree).map(crossed))
        if (glyph === undefined) {
          seen.none++
          assert.ok(fewest > 1)
          continue
        }
        assert.ok(places.some(({ x, y }) => Math.hypot(x - glyph.x, y - glyph.y) < 1e-9))
        assert.ok(isFree(glyph))
        assert.equal(crossed(glyph), fewest)
        // Of several such places the one nearest to the middle, and of two as near the one nearer to the first body.
        const best = places
          .map((place, at) => ({ place, steps: Math.abs(at - 5) }))
          .filter(({ place }) => isFree(place) && crossed(place) === fewest)
          .sort((a, b) => a.steps - b.steps)[0]!.place
        assert.ok(Math.hypot(best.x - glyph.x, best.y - glyph.y) < 1e-9)
        assert.ok(fewest <= 1)
        seen[fewest === 0 ? 'clear' : 'interrupting']++
        taken.push(glyph)
      }
    }),
    { numRuns: 150, seed: 4 },
  )
  for (const count of Object.values(seen)) assert.ok(count > 20, JSON.stringify(seen))
})
