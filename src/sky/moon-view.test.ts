import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Body, Equator, Horizon, Observer } from 'astronomy-engine'
import { rowsOf } from '../../test/golden/sky/compare.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { cosine, direction, separation, sine } from './angle.ts'
import { daylightAround } from './horizon.ts'
import { brightLimbAngle, moonAbove, moonAtHighest } from './moon-view.ts'

interface Point {
  /** Right ascension, or azimuth. */
  readonly around: number
  /** Declination, or altitude. */
  readonly up: number
}

/** Where one point of a sphere lies from another: degrees from up towards growing `around`. */
const bearing = (from: Point, to: Point): number => {
  const arc = to.around - from.around
  return direction(
    cosine(to.up) * sine(arc),
    sine(to.up) * cosine(from.up) - cosine(to.up) * sine(from.up) * cosine(arc),
  )
}

test('the bright limb is that of the worked example of Meeus', () => {
  // Astronomical Algorithms, example 48.a: 1992 April 12, 0h TD, which was 23:59:01 UTC.
  assert.ok(separation(brightLimbAngle(Date.UTC(1992, 3, 11, 23, 59, 1)), 285.0) < 0.05)
})

test('the bright limb points to where the Swiss Ephemeris has the Sun', (t) => {
  const errors = rowsOf('sun-and-moon').map((row) => {
    const [moon, sun] = ['moon', 'sun'].map((body) => ({
      around: Number(row[`${body}_right_ascension`]),
      up: Number(row[`${body}_declination`]),
    })) as [Point, Point]
    return separation(brightLimbAngle(Date.parse(row.utc!)), bearing(moon, sun))
  })
  const worst = Math.max(...errors)
  t.diagnostic(`${errors.length} instants: worst ${worst.toFixed(4)}°`)
  assert.ok(errors.length >= 60)
  assert.ok(worst < 0.002)
})

const PLACES = [
  { latitude: 52.52, longitude: 13.405 },
  { latitude: -33.87, longitude: 151.21 },
  { latitude: 1.29, longitude: 103.85 },
  { latitude: 69.65, longitude: 18.96 },
  { latitude: -77.85, longitude: 166.67 },
]

test('altitude and tilt at a place are those that astronomy-engine gives, whose Moon is good to an arcminute', (t) => {
  const off = { altitude: 0, tilt: 0 }
  for (const place of PLACES)
    for (let step = 0; step < 60; step++) {
      const instant = Date.UTC(2026, 0, 1) + step * 6.13 * DAY_MS
      const [moon, sun] = [Body.Moon, Body.Sun].map((body) => seenFrom(place, body, instant)) as [
        Point,
        Point,
      ]
      const above = moonAbove(instant, place)
      off.altitude = Math.max(off.altitude, Math.abs(above.altitude - moon.up))
      // Azimuth grows to the right, the tilt to the left. Near the Sun and opposite her an arcminute turns the disc by degrees.
      const apart = separation(bearing(moon, sun), -above.tilt)
      if (isLitAtOneSide(moon, sun)) off.tilt = Math.max(off.tilt, apart)
    }
  t.diagnostic(`altitude ${off.altitude.toFixed(3)}°, tilt ${off.tilt.toFixed(3)}°`)
  assert.ok(off.altitude < 0.005)
  assert.ok(off.tilt < 0.02)
})

function seenFrom(place: { latitude: number; longitude: number }, body: Body, instant: number): Point {
  const observer = new Observer(place.latitude, place.longitude, 0)
  const date = new Date(instant)
  const { ra, dec } = Equator(body, date, observer, true, true)
  const { azimuth, altitude } = Horizon(date, observer, ra, dec)
  return { around: azimuth, up: altitude }
}

/** Further than 15° from the Sun and from the point opposite. */
function isLitAtOneSide(moon: Point, sun: Point): boolean {
  const dot =
    sine(moon.up) * sine(sun.up) + cosine(moon.up) * cosine(sun.up) * cosine(moon.around - sun.around)
  return Math.abs(dot) < cosine(15)
}

/** The evenings of thin waxing crescents, two or three days after the new Moons of 19 March, 15 June and 11 September 2026. */
const MARCH = Date.UTC(2026, 2, 21, 12)
const JUNE = Date.UTC(2026, 5, 17, 12)
const SEPTEMBER = Date.UTC(2026, 8, 13, 12)

function tiltAtSunset(noon: number, latitude: number): number {
  const light = daylightAround(noon, { latitude, longitude: 0 })
  assert.ok(light.kind === 'rises_and_sets')
  const { altitude, tilt } = moonAbove(light.sunset, { latitude, longitude: 0 })
  assert.ok(altitude > 10)
  return tilt
}

test('near the equator a waxing crescent at sunset lies on its back, with its bright edge down', () => {
  for (const latitude of [-5, 0, 5]) assert.ok(separation(tiltAtSunset(JUNE, latitude), 180) < 20)
})

test('a crescent at sunset is lit on the lower right in the north and on the lower left in the south', () => {
  for (const latitude of [40, 50, 60]) {
    const [north, south] = [tiltAtSunset(MARCH, latitude), tiltAtSunset(SEPTEMBER, -latitude)]
    assert.ok(north > 180 && north < 270, `${latitude}: ${north}`)
    assert.ok(south > 90 && south < 180, `${-latitude}: ${south}`)
    // March there is September here: the one picture is the other in a mirror, but for a week and some degrees of the Moon's orbit.
    assert.ok(separation(north, -south) < 12, `${latitude}: ${north}, ${-latitude}: ${south}`)
  }
})

const MINUTE_MS = 60_000
const HALF_MOON_DAY_MS = 12.5 * 60 * MINUTE_MS

/** The instant at which she is highest, within half of her day, by looking every two minutes. */
function highestAround(noon: number, place: { latitude: number; longitude: number }): number {
  let best = noon
  for (let at = noon - HALF_MOON_DAY_MS; at <= noon + HALF_MOON_DAY_MS; at += 2 * MINUTE_MS)
    if (moonAbove(at, place).altitude > moonAbove(best, place).altitude) best = at
  return best
}

test('at her highest the Moon hangs as the sky of the place shows her then, in the north, the tropics and the south', (t) => {
  const worst = { altitude: 0, tilt: 0 }
  // Not near 9 and 24 November, the new and the full Moon: her bright edge turns within hours there, and nobody sees it.
  for (const latitude of [64, 38.7, 10, -10, -33.9, -54])
    for (const day of [3, 5, 13, 17, 20, 29]) {
      const place = { latitude, longitude: 20 }
      const highest = highestAround(Date.UTC(2026, 10, day, 11), place)
      const [seen, computed] = [moonAbove(highest, place), moonAtHighest(highest, place)]
      worst.altitude = Math.max(worst.altitude, Math.abs(seen.altitude - computed.altitude))
      // Near the zenith up turns round within minutes: no tilt of her is the right one there.
      if (seen.altitude < 80) worst.tilt = Math.max(worst.tilt, separation(seen.tilt, computed.tilt))
    }
  t.diagnostic(`worst: altitude ${worst.altitude.toFixed(2)}°, tilt ${worst.tilt.toFixed(2)}°`)
  // The Moon is seen from the ground and not from the Earth's centre: up to one degree lower.
  assert.ok(worst.altitude < 1.1)
  assert.ok(worst.tilt < 3)
})
