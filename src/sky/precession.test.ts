import assert from 'node:assert/strict'
import { test } from 'node:test'
import { J2000 } from '../time/time-scales.ts'
import { cosine, direction, RADIANS, separation, sine } from './angle.ts'
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

/** Turns of the axes about the first, the second and the third. */
const about1 = ([x, y, z]: Vector, angle: number): Vector => [
  x,
  cosine(angle) * y + sine(angle) * z,
  cosine(angle) * z - sine(angle) * y,
]
const about2 = ([x, y, z]: Vector, angle: number): Vector => [
  cosine(angle) * x - sine(angle) * z,
  y,
  cosine(angle) * z + sine(angle) * x,
]
const about3 = ([x, y, z]: Vector, angle: number): Vector => [
  cosine(angle) * x + sine(angle) * y,
  cosine(angle) * y - sine(angle) * x,
  z,
]

/** Arcseconds of centuries from J2000, as degrees. */
const polynomial = (coefficients: readonly number[], t: number) =>
  coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0) / 3600

/**
 * The same precession by the angles of Lieske: along the ecliptic of J2000, the inclination of the equator of date to it, along that equator
 * (Capitaine et al. 2003, A&A 412, 567, eqs. 37 and 39), after the frame bias (IERS Conventions 2010, 5.6.1).
 */
function byAnglesOfLieske(star: Vector, t: number): Vector {
  const psi = polynomial([0, 5038.481507, -1.0790069, -0.00114045, 0.000132851, -0.0000000951], t)
  const omega = polynomial([84381.406, -0.025754, 0.0512623, -0.00772503, -0.000000467, 0.0000003337], t)
  const chi = polynomial([0, 10.556403, -2.3814292, -0.00121197, 0.000170663, -0.000000056], t)
  const obliquity = polynomial([84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434], t)
  const unbiased = about1(about2(about3(star, -0.0146 / 3600), -0.016617 / 3600), 0.0068192 / 3600)
  const ofDate = about3(about1(about3(about1(unbiased, 84381.406 / 3600), -psi), -omega), chi)
  return about1(ofDate, obliquity)
}

test('the angles of Lieske lead to the same ecliptic of date, within 0.00001″ from 1600 to 2400', () => {
  const axes: readonly Vector[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  // Both are cut off at the fifth power of the centuries.
  for (const [t, arcseconds] of [
    [-4, 1e-5],
    [-2, 1e-6],
    [0, 1e-6],
    [2, 1e-6],
    [4, 1e-5],
  ] as const)
    for (const star of axes) {
      const expected = byAnglesOfLieske(star, t)
      const found = toEclipticOfDate(star, J2000 + 36525 * t)
      const off = Math.max(...found.map((value, i) => Math.abs(value - expected[i]!)))
      assert.ok((off / RADIANS) * 3600 < arcseconds, `${t} centuries: ${(off / RADIANS) * 3600}″`)
    }
})
