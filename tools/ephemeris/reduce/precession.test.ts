import assert from 'node:assert/strict'
import { test } from 'node:test'
import { precessionAngle, toEclipticOfDate } from './precession.ts'

const near = (value: number, published: number, tolerance: number) =>
  assert.ok(Math.abs(value - published) < tolerance, `${value} for ${published}`)

test("the angles are those of the IAU's own test of its software (SOFA and ERFA, t_pfw06)", () => {
  const jd = 2400000.5 + 50123.9999
  near(precessionAngle('gamma', jd), -0.2243387670997996e-5, 1e-15)
  near(precessionAngle('phi', jd), 0.4091014602391313, 1e-12)
  near(precessionAngle('psi', jd), -0.950195417801303e-3, 1e-13)
})

test('at J2000 the pole of the ecliptic lies 84381.406″ from the pole of the equator', () => {
  // The ICRS pole is the mean pole but for the frame bias of 0.0066″.
  const v = Float64Array.of(0, 0, 1)
  toEclipticOfDate(v, 2451545)
  near(Math.acos(v[2]!) * 206264.806247, 84381.406, 0.01)
})

test('in a century the equinox moves by 5029″ (5028.796195 and 1.1054348 a century squared: Capitaine et al. 2003)', () => {
  const longitude = (jd: number) => {
    const v = Float64Array.of(1, 0, 0)
    toEclipticOfDate(v, jd)
    return Math.atan2(v[1]!, v[0]!) * 206264.806247
  }
  near(longitude(2451545 + 36525) - longitude(2451545), 5028.796195 + 1.1054348, 0.01)
})
