import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { arcSine, direction, normalize, separation, signedArc, sine, tangent } from '../../sky/angle.ts'
import { ascendant, type Horizon, midheaven } from '../../sky/horizon.ts'
import { houseOf } from './cusps.ts'
import { HOUSE_SYSTEMS, type HouseSystem, houses } from './houses.ts'
import { koch } from './koch.ts'
import { placidus } from './placidus.ts'

const SYSTEMS = Object.keys(HOUSE_SYSTEMS) as HouseSystem[]
const millionths = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6)
const circle = fc.integer({ min: 0, max: 359_999_999 }).map((n) => n / 1e6)
const horizon = fc.record({
  siderealTime: circle,
  obliquity: millionths(23.2, 23.6),
  latitude: fc.oneof(millionths(-90, 90), fc.constantFrom(-90, 90, 66, -66, 66.000001, 0)),
})
/** Latitudes up to a thousandth of a degree from the polar circle. */
const belowPolarCircle = horizon.map((at) => ({
  ...at,
  latitude: (at.latitude / 90) * (90 - at.obliquity - 0.001),
}))

const declinationAt = (longitude: number, obliquity: number) => arcSine(sine(longitude) * sine(obliquity))
const rightAscensionAt = (longitude: number, obliquity: number) =>
  direction(sine(longitude) * Math.cos((obliquity * Math.PI) / 180), Math.cos((longitude * Math.PI) / 180))
/** Half the time that a point of the ecliptic is above the horizon, as an angle. */
const semiArc = (longitude: number, { obliquity, latitude }: Horizon) =>
  90 + arcSine(tangent(latitude) * tangent(declinationAt(longitude, obliquity)))

/** At a pole, and on the polar circle for a moment, Ascendant and meridian can meet, and three houses have no width. */
const hasQuadrants = (at: Horizon) => Math.abs(normalize(ascendant(at) - midheaven(at)) - 90) < 89.999

for (const system of SYSTEMS) {
  test(`${system} houses cover the circle once, in order, and each longitude is in exactly one`, () => {
    fc.assert(
      fc.property(horizon, circle, (at, longitude) => {
        fc.pre(hasQuadrants(at))
        const { cusps } = houses(system, at)
        assert.equal(cusps.length, 12)
        const arcs = cusps.map((cusp, i) => normalize(cusps[(i + 1) % 12]! - cusp))
        assert.ok(cusps.every((cusp) => cusp >= 0 && cusp < 360))
        assert.ok(arcs.every((arc) => arc > 0))
        assert.ok(Math.abs(arcs.reduce((sum, arc) => sum + arc, 0) - 360) < 1e-6)
        const house = houseOf(longitude, cusps)
        const inside = normalize(longitude - cusps[house - 1]!) < arcs[house - 1]! + 1e-9
        assert.ok(inside, `${longitude} is not in house ${house} of ${cusps}`)
      }),
      { numRuns: 1000 },
    )
  })

  test(`in ${system} a body on a cusp is in the house that begins there`, () => {
    fc.assert(
      fc.property(horizon, (at) => {
        fc.pre(hasQuadrants(at))
        const { cusps } = houses(system, at)
        assert.deepEqual(
          cusps.map((cusp) => houseOf(cusp, cusps)),
          [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        )
      }),
    )
  })
}

test('Placidus and Koch begin at the Ascendant and culminate at the Midheaven, with opposite houses opposite', () => {
  fc.assert(
    fc.property(belowPolarCircle, (at) => {
      for (const cusps of [placidus(at), koch(at)]) {
        assert.equal(cusps[0], ascendant(at))
        assert.equal(cusps[9], midheaven(at))
        for (let i = 0; i < 6; i++) assert.ok(Math.abs(separation(cusps[i]!, cusps[i + 6]!) - 180) < 1e-9)
      }
    }),
  )
})

test('a Placidus cusp has spent its share of its own semi-arc, up to the polar circle', () => {
  fc.assert(
    fc.property(belowPolarCircle, (at) => {
      const cusps = placidus(at)
      const fromUpperMeridian = (i: number) =>
        signedArc(rightAscensionAt(cusps[i]!, at.obliquity), at.siderealTime) / semiArc(cusps[i]!, at)
      const fromLowerMeridian = (i: number) =>
        signedArc(at.siderealTime + 180, rightAscensionAt(cusps[i]!, at.obliquity)) /
        (180 - semiArc(cusps[i]!, at))
      assert.ok(Math.abs(fromUpperMeridian(10) - 1 / 3) < 1e-11)
      assert.ok(Math.abs(fromUpperMeridian(11) - 2 / 3) < 1e-11)
      assert.ok(Math.abs(fromLowerMeridian(1) - 2 / 3) < 1e-11)
      assert.ok(Math.abs(fromLowerMeridian(2) - 1 / 3) < 1e-11)
    }),
    { numRuns: 1000 },
  )
})

test('Koch cusps rose when the Midheaven degree had gone thirds of its way up', () => {
  fc.assert(
    fc.property(belowPolarCircle, (at) => {
      const third = semiArc(midheaven(at), at) / 3
      const cusps = koch(at)
      for (const [house, parts] of [
        [11, -2],
        [12, -1],
        [1, 0],
        [2, 1],
        [3, 2],
      ] as const) {
        const then = { ...at, siderealTime: normalize(at.siderealTime + parts * third) }
        assert.ok(separation(cusps[house - 1]!, ascendant(then)) < 1e-8)
      }
    }),
  )
})

test('on the equator Placidus and Koch cut the equator into twelve equal parts', () => {
  const at = { siderealTime: 123, obliquity: 23.44, latitude: 0 }
  for (const cusps of [placidus(at), koch(at)])
    for (const [i, longitude] of cusps.entries())
      assert.ok(separation(rightAscensionAt(longitude, at.obliquity), 123 + 90 + 30 * i) < 1e-9)
})

/** The latitudes at which each system still stands, and those at which equal houses replace it. */
const LIMITS: Record<HouseSystem, { stands: readonly number[]; givesWay: readonly number[] }> = {
  whole: { stands: [0, 66.0001, 90], givesWay: [] },
  placidus: { stands: [0, 66], givesWay: [66.0001, 90] },
  koch: { stands: [0, 66], givesWay: [66.0001, 90] },
  equal: { stands: [0, 66.0001, 90], givesWay: [] },
  porphyry: { stands: [0, 66.0001, 90], givesWay: [] },
  regiomontanus: { stands: [0, 66], givesWay: [66.0001, 90] },
  campanus: { stands: [0, 66], givesWay: [66.0001, 90] },
  alcabitius: { stands: [0, 66.0001, 90], givesWay: [] },
  morinus: { stands: [0, 66.0001, 90], givesWay: [] },
  topocentric: { stands: [0, 64], givesWay: [64.0001, 90] },
  vehlow: { stands: [0, 66.0001, 90], givesWay: [] },
  meridian: { stands: [0, 66.0001, 90], givesWay: [] },
  azimuthal: { stands: [24, 66.0001, 90], givesWay: [0, 23.9999] },
  krusinski: { stands: [0, 66.0001, 89], givesWay: [89.0001, 90] },
  sripati: { stands: [0, 66.0001, 90], givesWay: [] },
}

test('beyond the latitudes of a system equal houses replace it, and the answer says so', () => {
  const at = (latitude: number) => ({ siderealTime: 200, obliquity: 23.44, latitude })
  const bothSides = (latitudes: readonly number[]) =>
    latitudes.flatMap((latitude) => [latitude, 0 - latitude])
  for (const system of SYSTEMS) {
    assert.ok(system in LIMITS, `LIMITS has no row for ${system}`)
    for (const latitude of bothSides(LIMITS[system].stands)) {
      const found = houses(system, at(latitude))
      assert.deepEqual([found.requested, found.used, found.fallback], [system, system, null])
    }
    for (const latitude of bothSides(LIMITS[system].givesWay)) {
      const found = houses(system, at(latitude))
      assert.deepEqual([found.requested, found.used], [system, 'equal'])
      const reason = Math.abs(latitude) < 45 ? 'low_latitude' : 'high_latitude'
      assert.deepEqual(found.fallback, { reason, latitude })
      assert.deepEqual(found.cusps, houses('equal', at(latitude)).cusps)
    }
  }
})

test('whole signs begin with the sign that rises', () => {
  fc.assert(
    fc.property(horizon, (at) => {
      const [first] = houses('whole', at).cusps
      assert.equal(first! % 30, 0)
      assert.ok(normalize(ascendant(at) - first!) < 30)
    }),
  )
})
