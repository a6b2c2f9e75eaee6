import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { adversarial } from '../../../test/wheel/charts.ts'
import { polar, turn } from '../../../test/wheel/measured-wheel.ts'
import { apart, type PlanePoint, pointAt } from './geometry.ts'
import { placeHouseNumbers, placeRimLabels } from './houses.ts'
import { roomOf } from './lettering.ts'
import { SCALES } from './scales.ts'
import type { WheelChart } from './wheel-chart.ts'

const scale = SCALES.full
const { houseRing, letters } = scale
const OUTSIDE = 150
const EVEN = Array.from({ length: 12 }, (_, house) => house * 30)

const longitudeOf = (place: PlanePoint, first: number) => turn(polar(place).angle - 180 + first)
const off = (a: number, b: number) => Math.abs(turn(a - b + 180) - 180)

/** Cusps of houses of these widths, from a first one on. */
const cuspsOf = (first: number, widths: readonly number[]) =>
  widths.map((_, index) => turn(first + widths.slice(0, index).reduce((sum, width) => sum + width, 0)))

test('a house number stands in the middle of its house and of the ring, at its usual size', () => {
  const widths = [20, 25, 30, 35, 40, 30, 20, 25, 30, 35, 40, 30]
  const numbers = placeHouseNumbers(cuspsOf(100, widths), 80, OUTSIDE, scale)
  assert.deepEqual(
    numbers.map(({ house }) => house),
    EVEN.map((_, index) => index + 1),
  )
  for (const [index, number] of numbers.entries()) {
    const middle = 100 + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + widths[index]! / 2
    assert.ok(off(longitudeOf(number, 80), middle) < 1e-6, `house ${number.house}`)
    assert.ok(Math.abs(polar(number).radius - (OUTSIDE - houseRing / 2)) < 1e-6)
    assert.equal(number.size, letters.houseNumber)
    const { halfWidth, halfHeight } = number
    assert.deepEqual({ halfWidth, halfHeight }, roomOf(String(number.house), letters.houseNumber))
  }
})

test('the number of a narrow house gives way to its wider neighbours: it is smaller, or beside the middle of the ring', () => {
  const seen = { usual: 0, smaller: 0, beside: 0, none: 0 }
  fc.assert(
    fc.property(adversarial(2), (chart) => {
      const { cusps, ascendant } = chart as Required<WheelChart>
      const numbers = placeHouseNumbers(cusps, ascendant, OUTSIDE, scale)
      const widthOf = (house: number) => turn(cusps[house % 12]! - cusps[house - 1]!)
      for (const number of numbers) {
        assert.ok(
          off(longitudeOf(number, ascendant), cusps[number.house - 1]! + widthOf(number.house) / 2) < 1e-6,
        )
        for (const other of numbers)
          if (other !== number) assert.ok(apart(number, other, 1.4), `${number.house} and ${other.house}`)
        const beside = Math.abs(polar(number).radius - (OUTSIDE - houseRing / 2))
        assert.ok(beside + number.halfHeight < houseRing / 2, 'in the ring')
        if (number.size === letters.houseNumber) assert.ok(beside < 1e-6)
        seen[number.size === letters.houseNumber ? 'usual' : beside < 1e-6 ? 'smaller' : 'beside']++
      }
      const found = numbers.map(({ house }) => house)
      assert.deepEqual(
        found,
        found.toSorted((a, b) => a - b),
      )
      // Whoever stands in the way of a number of the usual size has a house at least as wide.
      const radius = OUTSIDE - houseRing / 2
      for (let house = 1; house <= 12; house++) {
        const own = numbers.find((number) => number.house === house)
        if (own === undefined) seen.none++
        if (own?.size === letters.houseNumber) continue
        const usual = {
          ...pointAt(ascendant, radius, cusps[house - 1]! + widthOf(house) / 2),
          ...roomOf(String(house), letters.houseNumber),
        }
        const inTheWay = numbers.filter((other) => other !== own && !apart(usual, other, 1.5))
        assert.ok(
          inTheWay.some((other) => widthOf(other.house) >= widthOf(house) - 1e-9),
          `house ${house}`,
        )
        // And whatever is left of the room is taken.
        if (own === undefined) {
          const smallest = { ...usual, ...roomOf(String(house), letters.houseNumber / 2) }
          assert.ok(
            !numbers.every((other) => apart(smallest, other, 1.5)),
            `house ${house} could have a number`,
          )
        }
      }
    }),
    { numRuns: 150, seed: 7 },
  )
  for (const [what, count] of Object.entries(seen)) assert.ok(count > 5, `${what}: ${count}`)
})

test('without houses there are no numbers', () => {
  assert.deepEqual(placeHouseNumbers([], 0, OUTSIDE, scale), [])
})

const RIM = 288
const chart: WheelChart = {
  ascendant: 203.51,
  midheaven: 117.905,
  cusps: cuspsOf(203.51, [31, 29, 34, 28, 27, 31, 31, 29, 34, 28, 27, 31]),
  bodies: [],
  aspects: [],
}
const labelsOf = (more: Partial<WheelChart> = {}, of: typeof scale | typeof SCALES.compact = scale) =>
  placeRimLabels({ ...chart, ...more }, 203.51, RIM, of)
const wordsOf = (labels: ReturnType<typeof labelsOf>) =>
  labels.map(({ name, lines }) => [name, ...lines.map(({ words }) => words)])

test('the four angles have their letters and their degrees, opposite ones the same degree', () => {
  assert.deepEqual(wordsOf(labelsOf({ cusps: [] })), [
    ['Ascendant', 'ASC', '23°30′'],
    ['Midheaven', 'MC', '27°54′'],
    ['Descendant', 'DSC', '23°30′'],
    ['Imum coeli', 'IC', '27°54′'],
  ])
  assert.deepEqual(
    labelsOf({ cusps: [] }).map(({ longitude }) => Math.round(longitude * 1e6) / 1e6),
    [203.51, 117.905, 23.51, 297.905],
  )
  assert.deepEqual(wordsOf(labelsOf({ cusps: [] }, SCALES.compact))[0], ['Ascendant', 'ASC', '23°'])
  for (const { lines } of labelsOf({ cusps: [] }))
    assert.deepEqual(
      lines.map(({ size }) => size),
      [letters.axis, letters.cusp],
    )
})

test('without Ascendant or Midheaven there are no labels outside the rim', () => {
  const { ascendant, midheaven, ...bare } = chart
  assert.deepEqual(placeRimLabels({ ...bare, midheaven: 1 }, 0, RIM, scale), [])
  assert.deepEqual(placeRimLabels({ ...bare, ascendant: 1 }, 0, RIM, scale), [])
  assert.equal(placeRimLabels({ ...bare, ascendant: 1, midheaven: 280 }, 0, RIM, scale).length, 4 + 12)
})

test('a cusp has its degree, unless it is within a thousandth of a degree of one of the angles', () => {
  const cusps = [203.51, 233.5, 265.25, 117.905, 23.51, 297.9055, 117.907]
  assert.deepEqual(wordsOf(labelsOf({ cusps })).slice(4), [
    [2, '23°30′'],
    [3, '25°15′'],
    [7, '27°54′'],
  ])
})

test('a thousandth of a degree from an angle is still the angle', () => {
  const labelled = (cusp: number) => labelsOf({ ascendant: 0, midheaven: 270, cusps: [cusp] }).length - 4
  assert.deepEqual(
    [0, 0.00095, 0.001, 0.00105, 359.99905, 180.00095, 269.99895].map(labelled),
    [0, 0, 0, 1, 0, 0, 1],
  )
})

test('where all cusps are whole signs none has a degree; where one is not, all have', () => {
  assert.equal(labelsOf({ cusps: EVEN }).length, 4)
  assert.equal(labelsOf({ cusps: EVEN.with(3, 90.5) }).length, 4 + 12)
})

test('labels keep their distance from each other, and stand at their longitudes where nothing is in the way', () => {
  const at = ({ lines, leader }: ReturnType<typeof labelsOf>[number]) => {
    const end = longitudeOf(leader.at(-1)![1], 203.51)
    assert.ok(
      lines.every(({ x }) => Math.abs(x - lines[0]!.x) < 1e-9),
      'one above the other',
    )
    return end
  }
  for (const label of labelsOf({ cusps: [] })) assert.ok(off(at(label), label.longitude) < 1e-6)
  const near = [203.51, 205, 206, 240, 118, 121]
  const places = labelsOf({ cusps: near }).map(at)
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) assert.ok(off(one, other) > scale.labelGap - 1e-6)
})

test('every label has its nearest corner at the same distance from the rim, over the end of its leader', () => {
  const distances: number[] = []
  for (const first of [0, 17, 33, 50, 71])
    for (const { lines, leader, longitude } of placeRimLabels(chart, first, RIM, scale)) {
      const end = leader.at(-1)![1]
      const ray = { x: end.x / Math.hypot(end.x, end.y), y: end.y / Math.hypot(end.x, end.y) }
      // The box around all lines.
      const [left, right] = [-1, 1].map((side) =>
        Math.max(...lines.map(({ x, halfWidth }) => side * x + halfWidth)),
      ) as [number, number]
      const [top, bottom] = [-1, 1].map((side) =>
        Math.max(...lines.map(({ y, halfHeight }) => side * y + halfHeight)),
      ) as [number, number]
      const middle = { x: (right - left) / 2, y: (bottom - top) / 2 }
      assert.ok(Math.abs(middle.x * ray.y - middle.y * ray.x) < 1e-6, 'its middle is on the ray')
      const corners = [-left, right].flatMap((x) => [-top, bottom].map((y) => x * ray.x + y * ray.y))
      distances.push(Math.min(...corners) - RIM)
      assert.ok(Math.hypot(end.x, end.y) < RIM + distances[0]!, 'the leader ends before it')
      // The leader begins on the rim at the true degree, and goes straight out, then farther out to its end.
      const radii = [leader[0]![0], ...leader.map(([, to]) => to)].map((point) => polar(point).radius)
      assert.ok(Math.abs(radii[0]! - RIM) < 1e-6)
      for (let step = 1; step < radii.length; step++) assert.ok(radii[step]! > radii[step - 1]!)
      for (const place of leader[0]!) assert.ok(off(longitudeOf(place, first), longitude) < 1e-6)
      if (lines.length === 1) continue
      const [upper, lower] = lines as [(typeof lines)[number], (typeof lines)[number]]
      const between = lower.y - lower.halfHeight - (upper.y + upper.halfHeight)
      assert.ok(between > 1 && between < 5, `${between} between two lines`)
    }
  assert.ok(distances[0]! > 0)
  for (const distance of distances) assert.ok(Math.abs(distance - distances[0]!) < 1e-6)
})
