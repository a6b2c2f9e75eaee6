import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../src/chart/houses/houses.ts'
import { figuresOf } from './compare.ts'
import {
  compareCusps,
  compareDaylight,
  compareDeltaT,
  compareFromUtc,
  compareOrientation,
  compareSunriseInUse,
  compareVertex,
} from './compare-times.ts'

for (const [from, to, limit] of [
  [1850, 2027, 0.5],
  [2027, 2100, 3],
] as const) {
  test(`from UTC, the Moon agrees with the Swiss Ephemeris within ${limit}″, ${from}–${to}`, (t) => {
    const { count, median, worst } = figuresOf(compareFromUtc('moon', from, to))
    t.diagnostic(
      `moon from UTC ${from}–${to}, ${count} instants: median ${median.toFixed(3)}″ worst ${worst.toFixed(3)}″`,
    )
    assert.ok(count > 100)
    assert.ok(worst <= limit)
    assert.ok(figuresOf(compareFromUtc('sun', from, to)).worst <= 0.2)
  })
}

test('nutation, obliquity and sidereal time agree with ERFA', (t) => {
  for (const [name, errors] of compareOrientation()) {
    const { count, worst } = figuresOf(errors)
    t.diagnostic(`${name}, ${count} days: worst ${worst.toFixed(5)}″`)
    assert.ok(worst <= 0.0005, name)
  }
})

for (const system of Object.keys(HOUSE_SYSTEMS) as HouseSystem[]) {
  test(`${system} cusps agree with the Swiss Ephemeris from the same sidereal time and obliquity`, (t) => {
    const errors = compareCusps(system)
    assert.ok(errors.length >= 100, `cusps.tsv has too few rows of ${system}: npm run build -- golden cusps`)
    const { count, median, worst } = figuresOf(errors)
    t.diagnostic(`${system}, ${count} charts: median ${median.toFixed(6)}″ worst ${worst.toFixed(6)}″`)
    // The other program's iteration for Placidus stops a little early; ours is tested against the definition.
    assert.ok(worst <= (system === 'placidus' ? 0.02 : 0.001))
  })
}

test('vertex and East Point agree with the Swiss Ephemeris at every latitude', (t) => {
  for (const [name, errors] of Object.entries(compareVertex())) {
    const { count, worst } = figuresOf(errors)
    t.diagnostic(`${name}, ${count} charts: worst ${worst.toFixed(6)}″`)
    assert.ok(count >= 3000)
    assert.ok(worst <= 0.001, name)
  }
})

test('sunrise and sunset agree with the Swiss Ephemeris', (t) => {
  const { count, median, worst } = figuresOf(compareDaylight())
  t.diagnostic(`${count} sunrises and sunsets: median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s`)
  assert.ok(worst <= 2)
})

test('the sunrise in use, the centre 50′ below the horizon, is that of astronomy-engine', (t) => {
  const { count, median, worst } = figuresOf(compareSunriseInUse())
  t.diagnostic(`${count} sunrises and sunsets: median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s`)
  assert.equal(count, 400)
  assert.ok(worst <= 3)
})

for (const [from, to, limit] of [
  [1600, 1650, 21],
  [1650, 1700, 2.5],
  [1700, 1800, 2],
  [1800, 1851, 0.6],
] as const)
  test(`delta T of ${from}–${to} differs from that of the Swiss Ephemeris by no more than ${limit} s`, (t) => {
    const { count, median, worst } = figuresOf(compareDeltaT(from, to))
    t.diagnostic(`${count} years: median ${median.toFixed(1)} s, worst ${worst.toFixed(1)} s`)
    assert.ok(count >= 25)
    assert.ok(worst <= limit)
  })
