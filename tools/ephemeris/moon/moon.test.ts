import assert from 'node:assert/strict'
import { test } from 'node:test'
import { centuries, MOON } from '../span.ts'
import { BLOCK, evaluateBlock } from './evaluate.ts'
import { toEclipticOfJ2000, toIcrs } from './grid.ts'
import { HALF_BLOCK, readMoonSeries } from './series.ts'

/** Chapront and Francou, note "The lunar theory ELP revisited" (elpmpp02.pdf), table 8: constants fitted to DE405; km. */
const PUBLISHED = [
  { jd: 2500000.5, place: [274034.59103, 252067.53689, -18998.75519] },
  { jd: 2300000.5, place: [353104.31359, -195254.11808, 34943.54592] },
] as const

const series = readMoonSeries()

/** The Moon at `jd`, taken from the given point of a block. */
function moonAt(jd: number, point: number) {
  const times = Float64Array.from({ length: BLOCK }, (_, k) => centuries(jd + (k - point) * MOON.stepDays))
  const { longitude, latitude, distance } = evaluateBlock(series, times)
  return toEclipticOfJ2000(longitude[point]!, latitude[point]!, distance[point]!, times[point]!)
}

test('the series gives the published places to the last printed digit', () => {
  for (const { jd, place } of PUBLISHED)
    moonAt(jd, HALF_BLOCK).forEach((value, axis) => {
      assert.ok(Math.abs(value - place[axis]!) < 2e-5, `${jd}: ${value} for ${place[axis]}`)
    })
})

test('a place at the edge of a block is the same as in its middle', () => {
  for (const { jd } of PUBLISHED) {
    const middle = moonAt(jd, HALF_BLOCK)
    for (const edge of [0, BLOCK - 1])
      moonAt(jd, edge).forEach((value, axis) => {
        assert.ok(Math.abs(value - middle[axis]!) < 1e-5)
      })
  }
})

test('turning to the ICRS keeps the distance', () => {
  const [x, y, z] = toIcrs([300_000, 200_000, -30_000])
  assert.ok(Math.abs(Math.hypot(x, y, z) * 149597870.7 - Math.hypot(300_000, 200_000, 30_000)) < 1e-8)
})
