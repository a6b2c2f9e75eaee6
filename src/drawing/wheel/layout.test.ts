import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chances, randomBirth } from '../../../test/wheel/charts.ts'
import { BODY_GLYPHS, type BodyGlyph } from '../glyphs.ts'
import { layout } from './layout.ts'
import { SCALES } from './scales.ts'
import type { WheelBody, WheelChart } from './wheel-chart.ts'

const NAMES = Object.keys(BODY_GLYPHS) as BodyGlyph[]
const EVEN = Array.from({ length: 12 }, (_, house) => house * 30)
const scales = Object.values(SCALES)
const body = (name: BodyGlyph, longitude: number): WheelBody => ({ name, longitude, retrograde: false })
const alone = [body('sun', 15)]
const crowd = NAMES.slice(0, 13).map((name, index) => body(name, 312 + index))
const houses: WheelChart = { ascendant: 0, midheaven: 270, cusps: EVEN, bodies: alone, aspects: [] }
const bare: WheelChart = { bodies: alone, aspects: [] }

test('a ring of houses lies around the circle of aspects; without houses there is none', () => {
  for (const scale of scales) {
    const withHouses = layout(houses, scale).radii
    assert.equal(withHouses.houses, scale.radii.houses)
    assert.equal(withHouses.aspects, scale.radii.houses - scale.houseRing)
    const without = layout(bare, scale).radii
    assert.deepEqual([without.houses, without.aspects], [scale.radii.houses, scale.radii.houses])
  }
})

test('bodies that reach deep push the ring of houses inwards, just as far as they need', () => {
  for (const scale of scales)
    for (const chart of [houses, bare]) {
      let pushed = 0
      for (let count = 1; count <= crowd.length; count++) {
        const { radii, bodies } = layout({ ...chart, bodies: crowd.slice(0, count) }, scale)
        const deepest = Math.min(...bodies.map(({ extent }) => extent[0]))
        assert.equal(radii.houses - radii.aspects, chart === houses ? scale.houseRing : 0)
        assert.ok(radii.houses < deepest)
        if (radii.houses === scale.radii.houses) continue
        assert.ok(radii.houses < scale.radii.houses && radii.houses > deepest - 5)
        pushed++
      }
      assert.ok(pushed > 0, 'some do reach deep')
    }
})

test('a second ring lies outside the rim, wider where its bodies reach farther', () => {
  for (const scale of scales) {
    const around = (bodies: readonly WheelBody[]) =>
      layout({ ...houses, outer: { label: 'Transiting', bodies, aspects: [] } }, scale)
    const [few, many] = [around([]), around(crowd)]
    assert.equal(layout(houses, scale).radii.outside, scale.radii.rim)
    assert.deepEqual(layout(houses, scale).outerBodies, [])
    assert.ok(few.radii.outside > scale.radii.rim + 40)
    const farthest = Math.max(...many.outerBodies.map(({ extent }) => extent[1]))
    assert.ok(farthest > few.radii.outside, 'they do reach far')
    assert.ok(many.radii.outside > farthest && many.radii.outside < farthest + 5)
    assert.deepEqual(
      many.outerBodies.map((each) => each.body),
      crowd,
    )
    assert.ok(many.outerBodies.every(({ extent }) => extent[0] > scale.radii.rim))
    assert.ok(many.bodies.every(({ extent }) => extent[1] < scale.radii.zodiac))
    assert.deepEqual([many.radii.rim, many.radii.zodiac], [scale.radii.rim, scale.radii.zodiac])
  }
})

test('the picture leaves room for the labels outside the rim, and little where there are none', () => {
  for (const scale of scales) {
    assert.equal(layout(houses, scale).radii.picture, scale.radii.rim + scale.labelRoom)
    const { picture, outside } = layout(bare, scale).radii
    assert.ok(picture > outside + 6 && picture < outside + scale.labelRoom / 2)
    const outer = { label: 'Transiting', bodies: [], aspects: [] }
    const both = layout({ ...houses, outer }, scale)
    assert.equal(both.radii.picture, both.radii.outside + scale.labelRoom)
    // The labels of angles and cusps stand outside the second ring, too, and within the picture.
    assert.equal(both.rimLabels.length, 4)
    for (const label of both.rimLabels)
      for (const { x, y, halfWidth, halfHeight } of label.lines) {
        assert.ok(Math.hypot(x, y) > both.radii.outside)
        assert.ok(Math.max(Math.abs(x) + halfWidth, Math.abs(y) + halfHeight) < both.radii.picture)
      }
  }
})

test('no line may cross the rows of a body of either ring, nor a house number', () => {
  const chance = chances(9)
  const chart = randomBirth(chance).wheel
  const outer = { label: 'Transiting', bodies: randomBirth(chance).wheel.bodies, aspects: [] }
  const { labels, bodies, outerBodies, houseNumbers, first } = layout({ ...chart, outer }, SCALES.full)
  const expected = [
    ...bodies.flatMap(({ rows }) => rows),
    ...outerBodies.flatMap(({ rows }) => rows),
    ...houseNumbers,
  ]
  assert.deepEqual(new Set(labels), new Set<unknown>(expected))
  assert.equal(labels.length, expected.length)
  assert.equal(first, chart.ascendant)
  assert.equal(layout(bare, SCALES.full).first, 0, 'Aries')
})

test('a second birth has a ring of its own houses outside its bodies, which stand in them, and labels of its two angles', () => {
  const cusps = EVEN.map((cusp) => (cusp + 37) % 360)
  const outer = { label: 'Second', ascendant: 37, midheaven: 307, cusps, bodies: crowd, aspects: [] }
  for (const scale of scales) {
    const { radii, outerBodies, outerHouseNumbers, rimLabels } = layout({ ...houses, outer }, scale)
    assert.equal(radii.outside - radii.outerHouses, scale.houseRing)
    for (const { extent } of outerBodies) assert.ok(extent[1] < radii.outerHouses)
    assert.equal(outerHouseNumbers.length, 12)
    for (const { x, y } of outerHouseNumbers) {
      const radius = Math.hypot(x, y)
      assert.ok(radius > radii.outerHouses && radius < radii.outside)
    }
    const labels = rimLabels.filter(({ isOuter }) => isOuter)
    assert.deepEqual(
      labels.map(({ name, longitude, lines }) => [name, longitude, lines[0]!.words]),
      [
        ['Ascendant', 37, 'ASC2'],
        ['Midheaven', 307, 'MC2'],
      ],
    )
    const transits = layout({ ...houses, outer: { label: 'Transiting', bodies: crowd, aspects: [] } }, scale)
    assert.equal(transits.radii.outside, transits.radii.outerHouses)
    assert.deepEqual(transits.outerHouseNumbers, [])
  }
})
