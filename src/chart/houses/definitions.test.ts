/** Each system against its own definition, in vectors: x to the equinox, z to the celestial north pole. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { arcSine, cosine, direction, normalize, separation, sine, tangent } from '../../sky/angle.ts'
import { declinationOf, rightAscensionOf } from '../../sky/equatorial.ts'
import { ascendant, type Horizon, midheaven } from '../../sky/horizon.ts'
import { HOUSE_SYSTEMS, type HouseSystem, houses } from './houses.ts'

type Vector = readonly [number, number, number]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const towards = (rightAscension: number, declination: number): Vector => [
  cosine(declination) * cosine(rightAscension),
  cosine(declination) * sine(rightAscension),
  sine(declination),
]
const onEcliptic = (longitude: number, { obliquity }: Horizon): Vector => [
  cosine(longitude),
  sine(longitude) * cosine(obliquity),
  sine(longitude) * sine(obliquity),
]
const NORTH_POLE: Vector = [0, 0, 1]
const zenith = ({ siderealTime, latitude }: Horizon) => towards(siderealTime, latitude)
const east = ({ siderealTime }: Horizon) => towards(siderealTime + 90, 0)
const northPoint = (at: Horizon) => cross(zenith(at), east(at))

/** In degrees. A hundred-thousandth of an arcsecond. */
const EXACT = 3e-9

const millionths = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6)

/** Whether for any hour and any latitude between two, north and south, a fact holds for the angle of each of the twelve cusps. */
function holds(
  system: HouseSystem,
  [from, to]: readonly [number, number],
  angleOf: (cusp: number, at: Horizon, i: number) => { found: number; expected: number },
) {
  const horizon = fc
    .record({ siderealTime: millionths(0, 359.999999), obliquity: millionths(23.2, 23.6) })
    .chain((at) =>
      fc.record({ ...constants(at), latitude: fc.oneof(millionths(from, to), millionths(-to, -from)) }),
    )
  fc.assert(
    fc.property(horizon, (at) => {
      const { cusps, used } = houses(system, at)
      assert.equal(used, system)
      for (const [i, cusp] of cusps.entries()) {
        const { found, expected } = angleOf(cusp, at, i)
        assert.ok(separation(found, expected) < EXACT, `house ${i + 1}: ${found} is not ${expected}`)
      }
    }),
    { numRuns: 500 },
  )
}
const constants = (at: { siderealTime: number; obliquity: number }) => ({
  siderealTime: fc.constant(at.siderealTime),
  obliquity: fc.constant(at.obliquity),
})

/** From the upper meridian eastward: the tenth cusp 0, the eleventh 30, the first 90. */
const fromMeridian = (i: number) => normalize(90 + 30 * i)

test('Campanus: seen along the line from north to south, the cusps stand every 30° from the zenith', () => {
  holds('campanus', [0, 66], (cusp, at, i) => {
    const place = onEcliptic(cusp, at)
    return { found: direction(dot(place, east(at)), dot(place, zenith(at))), expected: fromMeridian(i) }
  })
})

test('Regiomontanus: the circles through the north point and the cusps cross the equator every 30°', () => {
  holds('regiomontanus', [0, 66], (cusp, at, i) => {
    const plane = cross(northPoint(at), onEcliptic(cusp, at))
    const crossing = cross(plane, NORTH_POLE)
    // A plane has two crossings with the equator, which are opposite.
    const doubled = 2 * (direction(crossing[1], crossing[0]) - at.siderealTime)
    return { found: normalize(doubled), expected: normalize(2 * fromMeridian(i)) }
  })
})

test('azimuthal: the cusps stand every 30° of azimuth from the east point', () => {
  holds('azimuthal', [24, 89.9], (cusp, at, i) => {
    const place = onEcliptic(cusp, at)
    // The upper meridian is the south for the northern hemisphere and the north for the southern.
    const equatorward = Math.sign(at.latitude) * -dot(place, northPoint(at))
    return { found: direction(dot(place, east(at)), equatorward), expected: fromMeridian(i) }
  })
})

test('topocentric: at the latitude whose tangent is a third, or two thirds, of ours, the cusps rise two hours apart', () => {
  holds('topocentric', [0, 64], (cusp, at, i) => {
    const angle = fromMeridian(i)
    const fromNearerMeridian = Math.min(angle % 180, 180 - (angle % 180))
    const tangentOfPole = (tangent(at.latitude) * fromNearerMeridian) / 90
    // In the western half the houses set where the eastern half rises.
    const side = angle <= 180 ? 1 : -1
    const declination = declinationOf(cusp, 0, at.obliquity)
    const ascensionalDifference = arcSine(tangent(declination) * tangentOfPole)
    const oblique = rightAscensionOf(cusp, 0, at.obliquity) - side * ascensionalDifference
    return { found: normalize(oblique - at.siderealTime), expected: angle }
  })
})

test('Alcabitius: the right ascensions divide the Ascendant’s semi-arcs into thirds', () => {
  holds('alcabitius', [0, 66], (cusp, at, i) => {
    const declination = declinationOf(ascendant(at), 0, at.obliquity)
    const day = 90 + arcSine(tangent(at.latitude) * tangent(declination))
    const night = 180 - day
    const quadrants = [day, day + night, 180 + day, 360]
    const start = quadrants[Math.floor(i / 3)]!
    const part = (i % 3) / 3
    const width = i % 6 < 3 ? night : day
    const found = normalize(rightAscensionOf(cusp, 0, at.obliquity) - at.siderealTime)
    return { found, expected: normalize(start + part * width) }
  })
})

test('Porphyry: the cusps divide the ecliptic between Ascendant and Midheaven into thirds', () => {
  holds('porphyry', [0, 89.9], (cusp, at, i) => {
    const corners = [ascendant(at), midheaven(at) + 180, ascendant(at) + 180, midheaven(at)]
    const start = corners[Math.floor(i / 3)]!
    const end = corners[(Math.floor(i / 3) + 1) % 4]!
    return { found: cusp, expected: normalize(start + (normalize(end - start) * (i % 3)) / 3) }
  })
})

test('Sripati: the point halfway through the arc between two Porphyry cusps begins a house', () => {
  holds('sripati', [0, 89.9], (cusp, at, i) => {
    const { cusps } = houses('porphyry', at)
    const [before, after] = [cusps[(i + 11) % 12]!, cusps[i]!]
    return { found: normalize(cusp - before), expected: normalize(after - cusp) }
  })
})

test('meridian: the cusps have right ascensions 30° apart from the east point', () => {
  holds('meridian', [0, 90], (cusp, at, i) => {
    const place = onEcliptic(cusp, at)
    return { found: direction(place[1], place[0]), expected: normalize(at.siderealTime + 90 + 30 * i) }
  })
})

test('Morinus: points of the equator 30° apart have the longitudes of the cusps', () => {
  holds('morinus', [0, 90], (cusp, at, i) => {
    const place = towards(at.siderealTime + 90 + 30 * i, 0)
    const alongEcliptic: Vector = [0, cosine(at.obliquity), sine(at.obliquity)]
    return { found: direction(dot(place, alongEcliptic), place[0]), expected: cusp }
  })
})

test('Vehlow: the Ascendant is in the middle of the first house', () => {
  holds('vehlow', [0, 90], (cusp, at, i) => ({
    found: normalize(cusp + 15),
    expected: normalize(ascendant(at) + 30 * i),
  }))
})

test('Krusiński: the hour circles of the cusps cut the circle through Ascendant and zenith every 30°', () => {
  holds('krusinski', [0, 66], (cusp, at, i) => {
    const rising = onEcliptic(ascendant(at), at)
    const hourCircle = cross(NORTH_POLE, onEcliptic(cusp, at))
    const vertical = cross(rising, zenith(at))
    const crossing = cross(hourCircle, vertical)
    const angle = direction(-dot(crossing, zenith(at)), dot(crossing, rising))
    return { found: normalize(2 * angle), expected: normalize(60 * i) }
  })
})

/** What the first cusp of each system is and, where that is the Ascendant, whether the tenth is the Midheaven. */
const BEGINNINGS: Record<HouseSystem, 'ascendant and midheaven' | 'ascendant alone' | 'another point'> = {
  whole: 'another point',
  placidus: 'ascendant and midheaven',
  koch: 'ascendant and midheaven',
  equal: 'ascendant alone',
  porphyry: 'ascendant and midheaven',
  regiomontanus: 'ascendant and midheaven',
  campanus: 'ascendant and midheaven',
  alcabitius: 'ascendant and midheaven',
  morinus: 'another point',
  topocentric: 'ascendant and midheaven',
  vehlow: 'another point',
  meridian: 'another point',
  azimuthal: 'another point',
  krusinski: 'ascendant and midheaven',
  sripati: 'another point',
}

test('each system begins at the Ascendant or does not, and then has the Midheaven as its tenth cusp or has not', () => {
  const at = { siderealTime: 123.4, obliquity: 23.44, latitude: 48 }
  for (const system of Object.keys(HOUSE_SYSTEMS) as HouseSystem[]) {
    const { cusps } = houses(system, at)
    const beginsAtAscendant = separation(cusps[0]!, ascendant(at)) < EXACT
    const culminates = separation(cusps[9]!, midheaven(at)) < EXACT
    const rising = culminates ? 'ascendant and midheaven' : 'ascendant alone'
    assert.equal(beginsAtAscendant ? rising : 'another point', BEGINNINGS[system], `BEGINNINGS: ${system}`)
  }
})
