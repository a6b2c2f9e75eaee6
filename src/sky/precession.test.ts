import assert from 'node:assert/strict'
import { test } from 'node:test'
import { J2000 } from '../time/time-scales.ts'
import { direction, RADIANS, separation } from './angle.ts'
import { meanObliquity } from './equatorial.ts'
import { equinoxOfDate, toEclipticOfDate } from './precession.ts'
import type { Vector } from './vector.ts'

const DAYS = [2305447.5, 2415020, J2000, 2488069.5, 2597641.5]

const isAbout = (found: Vector, expected: Vector) =>
  found.every((value, i) => Math.abs(value - expected[i]!) < 1e-12)

test('the equinox of date has longitude and latitude 0 on its own day', () => {
  for (const day of DAYS) assert.ok(isAbout(toEclipticOfDate(equinoxOfDate(day), day), [1, 0, 0]))
})

test('on the ecliptic of J2000 the equinox moves back by 50.3″ a year', () => {
  const [x, y] = toEclipticOfDate(equinoxOfDate(J2000 + 36525), J2000)
  const back = 360 - direction(y, x)
  // 5028.796195″ t + 1.1054348″ t² (IAU 2006, Capitaine et al. 2003).
  assert.ok(Math.abs(back * 3600 - 5029.9016) < 0.01, String(back * 3600))
})

test('the celestial pole of J2000 is as far from the pole of the ecliptic as the two planes are inclined', () => {
  const [x, y, z] = toEclipticOfDate([0, 0, 1], J2000)
  assert.ok(Math.abs(Math.acos(z) / RADIANS - meanObliquity(J2000)) * 3600 < 0.02)
  assert.ok(separation(direction(y, x), 90) * 3600 < 0.1)
})
