import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { EARLIEST, LATEST } from '../time/range.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { arcSine, cosine, direction, normalize, separation, signedArc, sine } from './angle.ts'
import {
  altitudeOf,
  ascendant,
  daylightAround,
  eastPoint,
  type Horizon,
  horizonAt,
  midheaven,
  vertex,
} from './horizon.ts'

const millionths = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6)
const instant = fc.integer({ min: EARLIEST, max: LATEST })
const horizon = fc.record({
  siderealTime: fc.integer({ min: 0, max: 359_999_999 }).map((n) => n / 1e6),
  obliquity: millionths(23.2, 23.6),
  latitude: fc.oneof(millionths(-90, 90), fc.constantFrom(-90, 90, 66, -66, 0)),
})

/** Hour angle and altitude of a point of the ecliptic, by the textbook transformation. */
function standing(longitude: number, { siderealTime, obliquity, latitude }: Horizon) {
  const rightAscension = direction(sine(longitude) * cosine(obliquity), cosine(longitude))
  const declination = arcSine(sine(longitude) * sine(obliquity))
  const hourAngle = signedArc(siderealTime, rightAscension)
  const height =
    sine(latitude) * sine(declination) + cosine(latitude) * cosine(declination) * cosine(hourAngle)
  return { hourAngle, altitude: arcSine(Math.min(1, Math.max(-1, height))) }
}

test('the Midheaven stands on the meridian, the Ascendant on the horizon, east of it', () => {
  fc.assert(
    fc.property(horizon, (at) => {
      assert.ok(Math.abs(standing(midheaven(at), at).hourAngle) < 1e-9)
      const { altitude, hourAngle } = standing(ascendant(at), at)
      assert.ok(Math.abs(altitude) < 1e-6)
      assert.ok(hourAngle <= 1e-6 || hourAngle > 180 - 1e-6, 'rising, not setting')
    }),
    { numRuns: 1000 },
  )
})

test('the Ascendant follows the Midheaven within 180°, beyond the polar circles and at the poles too', () => {
  fc.assert(
    fc.property(horizon, (at) => {
      assert.ok(normalize(ascendant(at) - midheaven(at)) <= 180 + 1e-9)
    }),
    { numRuns: 1000 },
  )
})

test('the vertex is on the prime vertical, west of the meridian, at every latitude', () => {
  fc.assert(
    fc.property(horizon, (at) => {
      const { hourAngle } = standing(vertex(at), at)
      assert.ok(hourAngle >= -1e-6 || hourAngle < -180 + 1e-6)
      const declination = arcSine(sine(vertex(at)) * sine(at.obliquity))
      // The component towards the north point.
      const north =
        cosine(at.latitude) * sine(declination) - sine(at.latitude) * cosine(declination) * cosine(hourAngle)
      assert.ok(Math.abs(north) < 1e-9)
    }),
    { numRuns: 1000 },
  )
})

test('the East Point is six hours from the meridian', () => {
  fc.assert(
    fc.property(horizon, (at) => {
      assert.ok(Math.abs(standing(eastPoint(at), at).hourAngle + 90) < 1e-9)
    }),
  )
})

test('altitude is that of the textbook on the ecliptic, and the ecliptic pole stands where its declination puts it', () => {
  const longitude = millionths(0, 359.999999)
  fc.assert(
    fc.property(horizon, longitude, (at, point) => {
      assert.ok(Math.abs(altitudeOf(point, 0, at) - standing(point, at).altitude) < 1e-6)
    }),
  )
  const atNorthPole = { siderealTime: 12, obliquity: 23.44, latitude: 90 }
  assert.ok(Math.abs(altitudeOf(0, 90, atNorthPole) - (90 - 23.44)) < 1e-9)
})

test('the meridian turns by 360.98565° a day and by a degree per degree of longitude', () => {
  const noon = Date.parse('2000-01-01T12:00:00Z')
  const here = horizonAt(noon, { latitude: 10, longitude: 0 })
  const tomorrow = horizonAt(noon + DAY_MS, { latitude: 10, longitude: 0 })
  assert.ok(Math.abs(signedArc(tomorrow.siderealTime, here.siderealTime) - 0.98565) < 1e-4)
  assert.ok(
    separation(horizonAt(noon, { latitude: 10, longitude: 77 }).siderealTime, here.siderealTime + 77) < 1e-9,
  )
  const [west, east] = [-180, 180].map(
    (longitude) => horizonAt(noon, { latitude: 10, longitude }).siderealTime,
  )
  assert.ok(separation(west!, east!) < 1e-9, 'both sides of the antimeridian are one place')
})

test('the day lasts twelve hours and some minutes on the equator, all year', () => {
  for (let day = 0; day < 365; day += 7) {
    const light = daylightAround(Date.UTC(2024, 0, 1, 12) + day * DAY_MS, { latitude: 0, longitude: 0 })
    assert.ok(light.kind === 'rises_and_sets')
    const minutes = (light.sunset - light.sunrise) / 60_000
    assert.ok(minutes > 725 && minutes < 729, `${minutes}`)
    assert.ok(light.sunrise < light.noon && light.noon < light.sunset)
  }
})

test('beyond the polar circles the Sun stays up in summer and down in winter', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 }
  assert.equal(daylightAround(Date.parse('2024-06-21T11:00:00Z'), tromso).kind, 'polar_day')
  assert.equal(daylightAround(Date.parse('2024-12-21T11:00:00Z'), tromso).kind, 'polar_night')
  assert.equal(daylightAround(Date.parse('2024-03-21T11:00:00Z'), tromso).kind, 'rises_and_sets')
  const south = { latitude: -90, longitude: 0 }
  assert.equal(daylightAround(Date.parse('2024-06-21T11:00:00Z'), south).kind, 'polar_night')
  assert.equal(daylightAround(Date.parse('2024-12-21T11:00:00Z'), south).kind, 'polar_day')
})

test('daylight is finite, in order and around its noon for any place and instant', () => {
  const place = fc.record({ latitude: millionths(-90, 90), longitude: millionths(-180, 180) })
  fc.assert(
    fc.property(instant, place, (at, here) => {
      const light = daylightAround(at, here)
      assert.ok(Math.abs(light.noon - at) < 0.51 * DAY_MS)
      if (light.kind !== 'rises_and_sets') return
      assert.ok(light.sunrise <= light.noon && light.noon <= light.sunset)
      assert.ok(light.sunset - light.sunrise < 1.01 * DAY_MS)
    }),
  )
})
