import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../time/time-scales.ts'
import { castChart } from './chart.ts'
import { skyOfUnknownHour } from './day-sky.ts'
import { everyThirty } from './houses/cusps.ts'
import {
  overlayOf,
  type SynastryChart,
  synastryAspects,
  synastryChartOf,
  synastryDayOf,
  synastryId,
} from './synastry.ts'

const ORBS = { conjunction: 6, square: 6, trine: 6, sextile: 5 }
const chart = (points: Record<string, number | [number, number, number]>, cusps: number[] | null = null) =>
  ({
    points: Object.fromEntries(
      Object.entries(points).map(([name, place]) => [
        name,
        typeof place === 'number'
          ? { longitude: place }
          : { longitude: place[1], range: { from: place[0], to: place[2] } },
      ]),
    ),
    cusps,
    houseSystem: null,
  }) as SynastryChart

test('an aspect goes from a point of the first chart to a point of the second, over 0° Aries too', () => {
  const found = synastryAspects(
    chart({ venus: 358, north_node: 200 }),
    chart({ mars: 3.5, ascendant: 120 }),
    ORBS,
  )
  assert.deepEqual(found, [
    { first: 'venus', second: 'mars', name: 'conjunction', orb: 5.5, certain: true },
    { first: 'venus', second: 'ascendant', name: 'trine', orb: 2, certain: true },
  ])
  assert.equal(synastryId('venus', 'trine', 'mars'), 'first-venus-trine-second-mars')
  assert.equal(synastryId('north_node', 'square', 'moon'), 'first-north-node-square-second-moon')
})

test('an aspect whose orb is the limit counts, one beyond it does not', () => {
  const sun = chart({ sun: 10 })
  assert.equal(synastryAspects(sun, chart({ sun: 16 }), ORBS).length, 1)
  assert.equal(synastryAspects(sun, chart({ sun: 16.001 }), ORBS).length, 0)
  assert.equal(synastryAspects(sun, chart({ sun: 75 }), ORBS)[0]?.name, 'sextile')
  assert.equal(synastryAspects(sun, chart({ sun: 75.001 }), ORBS).length, 0)
})

test('without a time an aspect is certain if it holds at both ends of the day', () => {
  const mercury = chart({ mercury: [9.2, 10, 10.8] })
  assert.equal(synastryAspects(mercury, chart({ sun: 15 }), ORBS)[0]!.certain, true)
  assert.equal(synastryAspects(mercury, chart({ sun: 15.5 }), ORBS)[0]!.certain, false)
  assert.equal(synastryAspects(chart({ sun: 15.5 }), mercury, ORBS)[0]!.certain, false)
})

test('an overlay names the house of each body, and leaves out angles', () => {
  const houses = chart({}, [...everyThirty(100)])
  assert.deepEqual(overlayOf(chart({ sun: 99.9, moon: 100, ascendant: 40 }), houses), { sun: 12, moon: 1 })
  assert.equal(overlayOf(chart({ sun: 10 }), chart({ sun: 10 })), null)
  assert.deepEqual(overlayOf(chart({ sun: [99.5, 99.8, 100.1], mars: [101, 101.2, 101.5] }), houses), {
    sun: null,
    mars: 1,
  })
})

test('a chart without a time has no Moon and no angles to compare', () => {
  const instant = Date.UTC(1990, 4, 15, 12)
  const place = { latitude: 52.52, longitude: 13.405 }
  const points = ['sun', 'moon', 'ascendant', 'midheaven'] as const
  const timed = castChart({ instant, place, houseSystem: 'placidus' })
  assert.deepEqual(synastryChartOf(timed, points).points, {
    sun: { longitude: timed.bodies.sun.longitude },
    moon: { longitude: timed.bodies.moon.longitude },
    ascendant: { longitude: timed.angles.ascendant },
    midheaven: { longitude: timed.angles.midheaven },
  })
  assert.equal(synastryChartOf(timed, points).cusps, timed.houses.cusps)
  const day = { from: instant - DAY_MS / 2, noon: instant, to: instant + DAY_MS / 2 }
  const timeless = synastryDayOf(
    skyOfUnknownHour(day, { points: ['sun', 'moon'], node: 'true', zodiac: 'tropical' }),
    points,
  )
  assert.deepEqual(Object.keys(timeless.points), ['sun'])
  assert.equal(timeless.cusps, null)
})
