import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normalize, separation, signedArc } from '../sky/angle.ts'
import { AYANAMSA_NAMES, ayanamsaAt } from '../sky/ayanamsa.ts'
import { positionsOf } from '../sky/ephemeris.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { SIGN_SPAN } from '../sky/zodiac.ts'
import { EARLIEST, LATEST } from '../time/range.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { ASPECTS } from './aspects.ts'
import { type ChartInput, castChart, castFrom, fromEquinox, inZodiacOf } from './chart.ts'
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
      const [few, ten] = [castFrom((tt) => positionsOf(some, tt), at), castChart(at)]
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

const ayanamsa = fc.constantFrom(...AYANAMSA_NAMES)

test('in a sidereal chart everything is set back by the ayanamsa, and nothing else changes', () => {
  fc.assert(
    fc.property(birth, ayanamsa, (at, name) => {
      const tropical = castChart(at)
      const sidereal = castChart({ ...at, zodiac: 'sidereal', ayanamsa: name })
      const degrees = ayanamsaAt(name, terrestrialTime(at.instant))
      assert.equal(tropical.ayanamsa, null)
      assert.deepEqual([sidereal.ayanamsa?.name, sidereal.ayanamsa?.degrees], [name, degrees])
      const isSetBack = (longitude: number, from: number) =>
        longitude >= 0 && longitude < 360 && separation(longitude, from - degrees) < 1e-9
      for (const planet of PLANETS) {
        const body = sidereal.bodies[planet]
        assert.ok(isSetBack(body.longitude, tropical.bodies[planet].longitude))
        assert.equal(body.latitude, tropical.bodies[planet].latitude)
        assert.equal(body.house, houseOf(body.longitude, sidereal.houses.cusps))
      }
      for (const angle of ['ascendant', 'midheaven', 'descendant', 'imumCoeli'] as const)
        assert.ok(isSetBack(sidereal.angles[angle], tropical.angles[angle]))
      assert.deepEqual(sidereal.aspects, tropical.aspects)
      assert.equal(sidereal.houses.used, tropical.houses.used)
      if (sidereal.houses.used !== 'whole')
        for (const [i, cusp] of sidereal.houses.cusps.entries())
          assert.ok(isSetBack(cusp, tropical.houses.cusps[i]!))
    }),
  )
})

test('whole-sign houses of a sidereal chart begin with the sidereal sign that rises', () => {
  fc.assert(
    fc.property(birth, ayanamsa, (at, name) => {
      const chart = castChart({ ...at, houseSystem: 'whole', zodiac: 'sidereal', ayanamsa: name })
      const [first] = chart.houses.cusps
      assert.equal(first! % SIGN_SPAN, 0)
      assert.ok(normalize(chart.angles.ascendant - first!) < SIGN_SPAN)
    }),
  )
})

test('a sidereal chart without a name for its ayanamsa uses Lahiri’s', () => {
  const at = { instant: 0, place: { latitude: 52, longitude: 13 }, houseSystem: 'equal' } as const
  assert.equal(castChart({ ...at, zodiac: 'sidereal' }).ayanamsa?.name, 'lahiri')
})

test('the motions of a sidereal chart are the changes of its longitudes', () => {
  const at = (instant: number) =>
    castChart({
      instant,
      place: { latitude: 52, longitude: 13 },
      houseSystem: 'equal',
      zodiac: 'sidereal',
      ayanamsa: 'true_citra',
    }).bodies
  const noon = Date.parse('2003-07-01T12:00:00Z')
  const [before, now, after] = [at(noon - DAY_MS / 2), at(noon), at(noon + DAY_MS / 2)]
  for (const planet of ['sun', 'jupiter', 'saturn', 'neptune', 'pluto'] as const) {
    const moved = signedArc(after[planet].longitude, before[planet].longitude)
    // A tenth of what the zodiac itself moves in a day.
    assert.ok(Math.abs(moved - now[planet].motion) < 4e-6, planet)
  }
})

test('a longitude goes from the equinox to the zodiac of a chart and back', () => {
  const at = { instant: 0, place: { latitude: 52, longitude: 13 }, houseSystem: 'equal' } as const
  const [tropical, sidereal] = [castChart(at), castChart({ ...at, zodiac: 'sidereal' })]
  assert.equal(inZodiacOf(tropical, 10), 10)
  assert.ok(
    Math.abs(fromEquinox(sidereal, sidereal.bodies.sun.longitude) - tropical.bodies.sun.longitude) < 1e-9,
  )
  assert.ok(Math.abs(inZodiacOf(sidereal, 10) - (370 - sidereal.ayanamsa!.degrees)) < 1e-9)
})
