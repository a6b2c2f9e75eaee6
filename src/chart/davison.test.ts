import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { separation } from '../sky/angle.ts'
import { horizonAt, midheaven } from '../sky/horizon.ts'
import { PLANETS } from '../sky/planets.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { USUAL_ORBS } from './aspects.ts'
import type { PairedBirth } from './composite.ts'
import { castDavison, PLACE_RULES, placeBetween, TIME_RULES } from './davison.ts'
import { nearMidpoint } from './midpoint.ts'
import { castWiderChart, castWithoutTime, type TimedChart, type TimelessChart } from './wider-chart.ts'

const SELECTION = { points: PLANETS, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const
const MEAN = { timeRule: 'mean', placeRule: 'mean' } as const

const birth = (instant: number, latitude: number, longitude: number): PairedBirth => ({
  instant,
  day: null,
  input: { place: { latitude, longitude }, houseSystem: 'placidus', zodiac: 'tropical' },
})
const anyBirth = fc
  .record({
    instant: fc.integer({ min: Date.UTC(1700), max: Date.UTC(2300) }),
    latitude: fc.integer({ min: -60, max: 60 }),
    longitude: fc.integer({ min: -180, max: 180 }),
  })
  .map(({ instant, latitude, longitude }) => birth(instant, latitude, longitude))
const rules = fc.record(
  { timeRule: fc.constantFrom(...TIME_RULES), placeRule: fc.constantFrom(...PLACE_RULES) },
  { noNullPrototype: true },
)

test('the Davison chart of a birth with itself is its chart', () => {
  fc.assert(
    fc.property(anyBirth, rules, (one, by) => {
      const { chart, instant, place, correctionMs } = castDavison(one, one, SELECTION, by)
      assert.deepEqual(place, one.input.place)
      assert.ok(Math.abs(instant - one.instant!) < 0.01 && Math.abs(correctionMs) < 0.01)
      const natal = castWiderChart({ ...one.input, instant: one.instant! }, SELECTION)
      for (const planet of PLANETS)
        assert.ok(
          separation(
            (chart as TimedChart).chart.bodies[planet].longitude,
            natal.chart.bodies[planet].longitude,
          ) < 1e-8,
        )
      assert.ok(
        (chart as TimedChart).chart.houses.cusps.every(
          (cusp, i) => separation(cusp, natal.chart.houses.cusps[i]!) < 1e-6,
        ),
      )
    }),
    { numRuns: 60 },
  )
})

test('a Davison chart is that of the mean instant and place, in whichever order the births come', () => {
  fc.assert(
    fc.property(anyBirth, anyBirth, rules, (one, two, by) => {
      const [made, exchanged] = [castDavison(one, two, SELECTION, by), castDavison(two, one, SELECTION, by)]
      assert.ok(Math.abs(made.instant - exchanged.instant) < 0.01)
      assert.ok(Math.abs(made.place.latitude - exchanged.place.latitude) < 1e-9)
      assert.ok(separation(made.place.longitude, exchanged.place.longitude) < 1e-9)
      if (by.timeRule === 'mean') assert.equal(made.instant, (one.instant! + two.instant!) / 2)
    }),
    { numRuns: 60 },
  )
})

test('corrected, the Midheaven is the near midpoint of the two, within half a day of the mean', () => {
  fc.assert(
    fc.property(anyBirth, anyBirth, (one, two) => {
      const { chart, correctionMs } = castDavison(one, two, SELECTION, { ...MEAN, timeRule: 'corrected' })
      const tops = [one, two].map(({ instant, input }) => midheaven(horizonAt(instant!, input.place)))
      const wanted = nearMidpoint(tops[0]!, tops[1]!)
      assert.ok(separation((chart as TimedChart).chart.angles.midheaven, wanted) < 1e-6)
      assert.ok(Math.abs(correctionMs) <= DAY_MS / 2)
    }),
    { numRuns: 60 },
  )
})

test('a chart tells by how much its time was corrected, and whether another place would do as well', () => {
  const corrected = castDavison(birth(0, 10, 20), birth(DAY_MS / 3, 30, 50), SELECTION, {
    ...MEAN,
    timeRule: 'corrected',
  })
  assert.ok(Math.abs(corrected.correctionMs) > 1_000)
  assert.equal(corrected.instant, DAY_MS / 6 + corrected.correctionMs)
  assert.equal(corrected.isPlaceAmbiguous, false)
  const opposed = castDavison(birth(0, 0, 100), birth(0, 0, -80), SELECTION, MEAN)
  assert.deepEqual([opposed.correctionMs, opposed.isPlaceAmbiguous], [0, true])
})

test('places: the mean of latitudes, and of longitudes on the shorter way', () => {
  const mean = (one: [number, number], two: [number, number]) => {
    const { place, isPlaceAmbiguous } = placeBetween(
      { latitude: one[0], longitude: one[1] },
      { latitude: two[0], longitude: two[1] },
      'mean',
    )
    return [place.latitude, place.longitude, isPlaceAmbiguous]
  }
  assert.deepEqual(mean([40, 10], [20, 30]), [30, 20, false])
  assert.deepEqual(mean([40, 170], [20, -150]), [30, -170, false])
  assert.deepEqual(mean([40, 170], [20, -170]), [30, 180, false])
  assert.deepEqual(mean([0, 100], [0, -80]), [0, 10, true])
  assert.deepEqual(mean([0, -80], [0, 100]), [0, 10, true])
})

test('on a great circle the middle of New York and Singapore lies far north', () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 }
  const singapore = { latitude: 1.3521, longitude: 103.8198 }
  const { place } = placeBetween(newYork, singapore, 'great_circle')
  assert.ok(Math.abs(place.latitude - 69.6) < 3, `${place.latitude}`)
  assert.ok(Math.abs(placeBetween(newYork, singapore, 'mean').place.latitude - 21.03) < 0.01)
  const equator = placeBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 }, 'great_circle')
  assert.ok(Math.abs(equator.place.longitude - 45) < 1e-9 && Math.abs(equator.place.latitude) < 1e-9)
  const poles = placeBetween(
    { latitude: 50, longitude: 20 },
    { latitude: -50, longitude: -160 },
    'great_circle',
  )
  assert.equal(poles.isPlaceAmbiguous, true)
})

test('without a time the chart is that of a day, half as long if one of the times is known', () => {
  const noon = Date.UTC(1990, 4, 15, 12)
  const day: PairedBirth = {
    ...birth(0, 52, 13),
    instant: null,
    day: { from: noon - DAY_MS / 2, noon, to: noon + DAY_MS / 2 },
  }
  const known = birth(Date.UTC(1985, 10, 2, 6), -12, -77)
  const both = castDavison(day, day, SELECTION, MEAN)
  assert.deepEqual(both.chart, castWithoutTime(day.day!, { zodiac: 'tropical' }, SELECTION))
  const one = castDavison(known, day, SELECTION, MEAN)
  const middle = (known.instant! + noon) / 2
  assert.equal(one.instant, middle)
  assert.deepEqual(
    (one.chart as TimelessChart).sky.bodies,
    castWithoutTime(
      { from: middle - DAY_MS / 4, noon: middle, to: middle + DAY_MS / 4 },
      { zodiac: 'tropical' },
      SELECTION,
    ).sky.bodies,
  )
})
