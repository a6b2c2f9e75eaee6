import assert from 'node:assert/strict'
import { test } from 'node:test'
import { separation } from '../sky/angle.ts'
import { positionsAt } from '../sky/ephemeris.ts'
import { PLANETS } from '../sky/planets.ts'
import { ASPECTS } from './aspects.ts'
import { castChart } from './chart.ts'
import { transitsToNatal } from './natal-transits.ts'
import { skyAt } from './transits.ts'

const chart = castChart({
  instant: Date.UTC(1990, 4, 15, 12, 30),
  place: { latitude: 52.52, longitude: 13.405 },
  houseSystem: 'whole',
})

const FROM = Date.UTC(2026, 10, 15)

test('at the birth every planet is in exact conjunction with itself', () => {
  const transits = transitsToNatal(skyAt(Date.UTC(1990, 4, 15, 12, 30)), chart)
  const returns = transits.filter(({ transiting, natal }) => transiting === natal)
  assert.equal(returns.length, 10)
  for (const { name, orb, exactness } of returns) {
    assert.equal(name, 'conjunction')
    assert.ok(orb < 1e-9 && exactness > 0.999999)
  }
})

test('an orb that shrinks until tomorrow is applying, one that grows is not', () => {
  const now = Date.UTC(2026, 10, 15, 12)
  const later = positionsAt(now + 3_600_000)
  for (const { transiting, natal, name, orb, applying } of transitsToNatal(skyAt(now), chart)) {
    if (orb < 0.6) continue // it may pass the exact angle within the hour
    const arc = separation(later[transiting].longitude, chart.bodies[natal].longitude)
    assert.equal(applying, Math.abs(arc - ASPECTS[name].angle) < orb, `${transiting} ${name} ${natal}`)
  }
})

test('a transit names the planet that moves, the natal one with its house, and how near to exact the two are', () => {
  const sky = skyAt(FROM)
  const found = transitsToNatal(sky, chart)
  assert.ok(found.length > 20)
  for (const { id, transiting, natal, name, orb, house, exactness, applying } of found) {
    assert.equal(id, `${transiting}-${name}-natal-${natal}`)
    assert.equal(house, chart.bodies[natal].house)
    const { angle, orb: limit } = ASPECTS[name]
    const offAt = (instant: number) =>
      Math.abs(separation(positionsAt(instant)[transiting].longitude, chart.bodies[natal].longitude) - angle)
    assert.ok(Math.abs(orb - offAt(FROM)) < 1e-9, id)
    assert.ok(Math.abs(exactness - (1 - orb / limit)) < 1e-9, id)
    // The natal planet stands still.
    assert.equal(applying, offAt(FROM + 60_000) < offAt(FROM), id)
  }
  const pairs = PLANETS.flatMap((one) => PLANETS.map((other) => [one, other] as const))
  const isAspect = (arc: number) =>
    Object.values(ASPECTS).some(({ angle, orb }) => Math.abs(arc - angle) <= orb)
  const expected = pairs.filter(([one, other]) =>
    isAspect(separation(sky.positions[one].longitude, chart.bodies[other].longitude)),
  )
  assert.equal(found.length, expected.length)
})
