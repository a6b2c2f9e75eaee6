import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normalize, separation, signedArc } from './angle.ts'

const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true })

test('normalize keeps the point and lands in [0, 360)', () => {
  assert.equal(normalize(360), 0)
  assert.equal(normalize(-90), 270)
  assert.equal(normalize(725), 5)
  assert.equal(normalize(-1e-18), 0, 'a tiny negative angle must not round up to 360')
  assert.ok(Object.is(normalize(-360), 0), 'never −0')
  fc.assert(
    fc.property(angle, (a) => {
      const n = normalize(a)
      assert.ok(n >= 0 && n < 360)
      assert.ok(Math.abs(Math.sin(((n - a) * Math.PI) / 180)) < 1e-9)
    }),
  )
})

test('signedArc is positive when the first point lies ahead, across 0 as well', () => {
  assert.equal(signedArc(10, 350), 20)
  assert.equal(signedArc(350, 10), -20)
  assert.equal(signedArc(180, 0), 180)
  assert.equal(signedArc(0, 180), 180)
})

test('which of two points comes first makes no difference, not even in the last bit', () => {
  assert.equal(separation(85.795551, 0.000001), separation(0.000001, 85.795551))
})

test('separation is symmetric, at most 180, and zero only for the same point', () => {
  assert.equal(separation(359, 1), 2)
  fc.assert(
    fc.property(angle, angle, (a, b) => {
      const arc = separation(a, b)
      assert.ok(arc >= 0 && arc <= 180)
      assert.ok(Math.abs(arc - separation(b, a)) < 1e-9)
    }),
  )
})
