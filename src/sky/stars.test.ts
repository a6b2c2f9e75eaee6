import assert from 'node:assert/strict'
import { test } from 'node:test'
import { J2000 } from '../time/time-scales.ts'
import { arcSine, direction } from './angle.ts'
import { starDirection } from './stars.ts'
import { magnitudeOf, unit } from './vector.ts'

const YEAR = 365.25

/** Right ascension and declination, degrees. */
function placeOf(name: 'spica' | 'galactic_center', tt: number) {
  const [x, y, z] = unit(starDirection(name, tt))
  return { rightAscension: direction(y, x), declination: arcSine(z) }
}

const near = (actual: number, expected: number, milliarcseconds: number) =>
  assert.ok(Math.abs(actual - expected) * 3_600_000 < milliarcseconds, `${actual} instead of ${expected}`)

test('Spica stood at 13h 25m 11.57937s, −11° 9′ 40.7501″ at J2000.0', () => {
  const { rightAscension, declination } = placeOf('spica', J2000)
  near(rightAscension, 201.298247375, 0.01)
  near(declination, -11.161319472, 0.01)
})

test('Sagittarius A* stood at 17h 45m 40.034047s, −29° 0′ 28.21601″ at 2015.0', () => {
  const { rightAscension, declination } = placeOf('galactic_center', J2000 + 15 * YEAR)
  near(rightAscension, 266.416808529, 0.01)
  near(declination, -29.007837781, 0.01)
})

test('in a century a star goes a hundred times its proper motion of a year', () => {
  for (const [name, epoch, east, north] of [
    ['spica', J2000, -4235, -3067],
    ['galactic_center', J2000 + 15 * YEAR, -312.8, -558.4],
  ] as const) {
    const [from, to] = [placeOf(name, epoch), placeOf(name, epoch + 100 * YEAR)]
    const parallel = Math.cos((from.declination * Math.PI) / 180)
    near((to.rightAscension - from.rightAscension) * parallel, east / 3_600_000, 0.1)
    near(to.declination - from.declination, north / 3_600_000, 0.1)
    assert.ok(Math.abs(magnitudeOf(starDirection(name, epoch)) - 1) < 1e-15)
  }
})
