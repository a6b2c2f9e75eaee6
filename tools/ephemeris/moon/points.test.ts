import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AU_KM, EARTH_MOON_GM } from '../integrate/bodies.ts'
import { stateFromElements } from '../integrate/kepler.ts'
import { J2000 } from '../span.ts'
import { lunarPoint } from './points.ts'

const ELEMENTS = {
  semiMajorAxisKm: 384_400,
  eccentricity: 0.055,
  inclination: 5.1,
  node: 125,
  perihelion: 30,
}
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A Moon that goes around the Earth undisturbed, every half day around J2000. */
function undisturbedMoon() {
  const perDay = Math.sqrt(EARTH_MOON_GM / (ELEMENTS.semiMajorAxisKm / AU_KM) ** 3)
  const places = Array.from({ length: 101 }, (_, i) => {
    const meanAnomaly = ((i - 50) * 0.5 * perDay * 180) / Math.PI
    return stateFromElements({ ...ELEMENTS, meanAnomaly }, EARTH_MOON_GM, AU_KM, 84381.406).position
  })
  return { first: J2000 - 25, stepDays: 0.5, values: Float64Array.from(places.flat()) }
}

const moon = undisturbedMoon()
const DAYS = [-18, -7.5, 0, 4, 17.5].map((days) => J2000 + days)
/** The ecliptic of J2000 and the mean ecliptic of those days are a few arcseconds apart. */
const NEAR = radians(4 / 3600)

test('an undisturbed Moon has the node of her orbit all the time', () => {
  const place = lunarPoint(moon, 'true_node')
  for (const jd of DAYS) {
    const { longitude, latitude } = place(jd)
    assert.ok(Math.abs(longitude - radians(125)) < NEAR)
    assert.equal(latitude, 0)
  }
})

test('her apogee is opposite to the perigee of her orbit', () => {
  const place = lunarPoint(moon, 'true_lilith')
  const [u, i] = [radians(30 + 180), radians(5.1)]
  const along = Math.atan2(Math.sin(u) * Math.cos(i), Math.cos(u)) + radians(125)
  for (const jd of DAYS) {
    const { longitude, latitude } = place(jd)
    assert.ok(Math.abs(Math.sin(longitude - along)) < NEAR)
    assert.ok(Math.cos(longitude - along) > 0)
    assert.ok(Math.abs(latitude - Math.asin(Math.sin(u) * Math.sin(i))) < NEAR)
  }
})
