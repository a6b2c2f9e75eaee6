import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cosine, separation, sine } from './angle.ts'
import { declinationOf, rightAscensionOf } from './equatorial.ts'

const millionths = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((n) => n / 1e6)

test('right ascension and declination point where longitude and latitude do', () => {
  fc.assert(
    fc.property(
      millionths(0, 359.999999),
      millionths(-89, 89),
      millionths(23.2, 23.6),
      (longitude, latitude, obliquity) => {
        const rightAscension = rightAscensionOf(longitude, latitude, obliquity)
        const declination = declinationOf(longitude, latitude, obliquity)
        const [x, y, z] = [
          cosine(declination) * cosine(rightAscension),
          cosine(declination) * sine(rightAscension),
          sine(declination),
        ] as const
        // Back to the ecliptic by turning about the equinox.
        assert.ok(Math.abs(x - cosine(latitude) * cosine(longitude)) < 1e-12)
        assert.ok(
          Math.abs(cosine(obliquity) * y + sine(obliquity) * z - cosine(latitude) * sine(longitude)) < 1e-12,
        )
        assert.ok(Math.abs(cosine(obliquity) * z - sine(obliquity) * y - sine(latitude)) < 1e-12)
      },
    ),
  )
})

test('the solstices are as far from the equator as the ecliptic is inclined', () => {
  assert.ok(Math.abs(declinationOf(90, 0, 23.44) - 23.44) < 1e-12)
  assert.ok(Math.abs(declinationOf(270, 0, 23.44) + 23.44) < 1e-12)
  assert.ok(separation(rightAscensionOf(90, 0, 23.44), 90) < 1e-12)
  assert.ok(Math.abs(declinationOf(123, 90, 23.44) - (90 - 23.44)) < 1e-9)
})
