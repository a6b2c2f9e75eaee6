import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedArc } from './angle.ts'
import { emptyReading } from './chebyshev-table.ts'
import { readMeanApogee, readMeanNode } from './mean-lunar-points.ts'

const DAYS = Array.from({ length: 400 }, (_, i) => 2305450 + i * 730.123)

for (const [name, read] of [
  ['mean node', readMeanNode],
  ['mean apogee', readMeanApogee],
] as const)
  test(`the motion of the ${name} is the slope of its place`, () => {
    const [before, at, after] = [emptyReading(), emptyReading(), emptyReading()]
    for (const day of DAYS) {
      read(day - 0.5, before)
      read(day, at)
      read(day + 0.5, after)
      assert.ok(Math.abs(signedArc(after.value, before.value) - at.perDay) < 1e-7)
      assert.ok(Math.abs(after.second - before.second - at.secondPerDay) < 1e-7)
    }
  })

test('the mean node goes once around in 6,798.4 days, backwards; the mean apogee in 3,231.5, forwards', () => {
  const [node, apogee] = [emptyReading(), emptyReading()]
  readMeanNode(2451545, node)
  assert.ok(Math.abs(-360 / node.perDay - 6798.4) < 0.1)
  // The projection on the ecliptic makes the apogee's motion a little uneven: it is compared over a whole turn.
  readMeanApogee(2451545, apogee)
  const start = apogee.value
  readMeanApogee(2451545 + 3231.5, apogee)
  assert.ok(Math.abs(signedArc(apogee.value, start)) < 0.05)
})

test('the mean apogee is never farther from the ecliptic than the orbit is inclined, and reaches that', () => {
  const apogee = emptyReading()
  const latitudes = Array.from({ length: 7000 }, (_, day) => {
    readMeanApogee(2451545 + day, apogee)
    return apogee.second
  })
  for (const farthest of [Math.max(...latitudes), -Math.min(...latitudes)])
    assert.ok(Math.abs(farthest - 5.1453964) < 1e-5, `${farthest}`)
})
