import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { separation } from '../sky/angle.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { EARLIEST, LATEST } from '../time/range.ts'
import { ASPECTS } from './aspects.ts'
import { type ChartInput, castChart, castChartOf } from './chart.ts'
import { houseOf } from './houses/cusps.ts'

const LEAP_SECOND = Date.parse('2017-01-01T00:00:00Z')
const millionths = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((n) => n / 1e6)
const birth: fc.Arbitrary<ChartInput> = fc.record({
  instant: fc.oneof(
    fc.integer({ min: EARLIEST, max: LATEST }),
    fc.constantFrom(EARLIEST, LATEST, LEAP_SECOND - 1, LEAP_SECOND, LEAP_SECOND + 1, 0),
  ),
  place: fc.record(
    {
      latitude: fc.oneof(millionths(90), fc.constantFrom(-90, 90, 66, -66, 66.000001, 0)),
      longitude: fc.oneof(millionths(180), fc.constantFrom(-180, 180, 0)),
    },
    { noNullPrototype: true },
  ),
  houseSystem: fc.constantFrom('whole', 'placidus', 'koch'),
})

/** Every number anywhere in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

test('any legal birth has a chart of finite numbers, with each planet in exactly one house', () => {
  fc.assert(
    fc.property(birth, (at) => {
      const chart = castChart(at)
      assert.ok(numbersIn(chart).every(Number.isFinite))
      for (const planet of PLANETS) {
        const { longitude, house } = chart.bodies[planet]
        assert.ok(longitude >= 0 && longitude < 360)
        assert.equal(house, houseOf(longitude, chart.houses.cusps))
        assert.ok(Number.isInteger(house) && house >= 1 && house <= 12)
      }
      const { ascendant, descendant, midheaven, imumCoeli } = chart.angles
      assert.ok(Math.abs(separation(ascendant, descendant) - 180) < 1e-9)
      assert.ok(Math.abs(separation(midheaven, imumCoeli) - 180) < 1e-9)
    }),
    { numRuns: 1000 },
  )
})

test('the fallback applies exactly above 66° with Placidus or Koch', () => {
  fc.assert(
    fc.property(birth, (at) => {
      const { requested, used, fallback } = castChart(at).houses
      const { latitude } = at.place
      const expected = at.houseSystem !== 'whole' && Math.abs(latitude) > 66
      assert.equal(requested, at.houseSystem)
      assert.equal(used, expected ? 'equal' : at.houseSystem)
      assert.deepEqual(fallback, expected ? { reason: 'high_latitude', latitude } : null)
    }),
  )
})

test('aspects name each pair at most once, in planet order, with the orb of their longitudes', () => {
  fc.assert(
    fc.property(birth, (at) => {
      const { aspects, bodies } = castChart(at)
      const places = aspects.map(({ planet1, planet2 }) => [
        PLANETS.indexOf(planet1),
        PLANETS.indexOf(planet2),
      ])
      assert.ok(places.every(([one, two]) => one! < two!))
      const keys = places.map(([one, two]) => one! * 10 + two!)
      assert.deepEqual(
        keys,
        keys.toSorted((a, b) => a - b),
      )
      assert.equal(new Set(keys).size, keys.length)
      for (const { planet1, planet2, name, orb, exact, strength } of aspects) {
        const arc = separation(bodies[planet1].longitude, bodies[planet2].longitude)
        assert.ok(Math.abs(Math.abs(arc - ASPECTS[name].angle) - orb) < 1e-12)
        assert.equal(exact, orb < 1)
        assert.ok(strength >= 0 && strength <= 1)
      }
    }),
  )
})

test('the chart of 1 January 2000, noon in Greenwich, is the one in every almanac', () => {
  const chart = castChart({
    instant: Date.parse('2000-01-01T12:00:00Z'),
    place: { latitude: 51.4779, longitude: 0 },
    houseSystem: 'placidus',
  })
  const degrees = (longitude: number) => Math.floor(longitude)
  // Sun 10° Capricorn, Moon 13° Scorpio, Saturn retrograde in 10° Taurus.
  assert.deepEqual([degrees(chart.bodies.sun.longitude), degrees(chart.bodies.moon.longitude)], [280, 223])
  assert.equal(degrees(chart.bodies.saturn.longitude), 40)
  assert.deepEqual(
    PLANETS.filter((planet) => chart.bodies[planet].retrograde),
    ['saturn'],
  )
})

test('two charts can exist at once: casting one leaves the other as it was', () => {
  fc.assert(
    fc.property(birth, birth, (one, other) => {
      const first = castChart(one)
      const copy = structuredClone(first)
      castChart(other)
      assert.deepEqual(first, copy)
      assert.deepEqual(castChart(one), copy)
    }),
  )
})

test('a chart can show any bodies, each where it stands among the ten', () => {
  const some: Planet[] = ['moon', 'saturn', 'mars']
  fc.assert(
    fc.property(birth, (at) => {
      const [few, ten] = [castChartOf(some, at), castChart(at)]
      assert.deepEqual(Object.keys(few.bodies), some)
      for (const body of some) assert.deepEqual(few.bodies[body], ten.bodies[body])
      const among = ten.aspects.filter(
        (aspect) => some.includes(aspect.planet1) && some.includes(aspect.planet2),
      )
      assert.equal(few.aspects.length, among.length)
      assert.deepEqual(few.houses, ten.houses)
    }),
  )
})
