import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normalize } from '../sky/angle.ts'
import {
  ASPECTS,
  type AspectName,
  aspectBetween,
  closeness,
  isExact,
  type Moving,
  movingAspect,
  strengthOf,
} from './aspects.ts'

const names = Object.keys(ASPECTS) as AspectName[]

test('no two aspects can claim the same arc', () => {
  const sorted = names.map((name) => ASPECTS[name]).sort((a, b) => a.angle - b.angle)
  for (let i = 1; i < sorted.length; i++)
    assert.ok(sorted[i - 1]!.angle + sorted[i - 1]!.orb < sorted[i]!.angle - sorted[i]!.orb)
})

test('an orb equal to the limit counts, a little more does not', () => {
  for (const name of names) {
    const { angle, orb } = ASPECTS[name]
    const edge = angle === 180 ? angle - orb : angle + orb
    const beyond = angle === 180 ? edge - 1e-6 : edge + 1e-6
    for (const start of [0, 100.1, 359.9]) {
      assert.equal(aspectBetween(normalize(start + edge), start)?.name, name, `${name} from ${start}`)
      assert.equal(aspectBetween(normalize(start + beyond), start), null)
    }
  }
})

test('an aspect is the same seen from either end, across 0° too', () => {
  assert.deepEqual(aspectBetween(358, 2), { name: 'conjunction', orb: 4 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 359 }), (a, b) => {
      assert.deepEqual(aspectBetween(a, b), aspectBetween(b, a))
    }),
  )
})

test('applying means that the orb is smaller a little later', () => {
  const start = fc.integer({ min: 0, max: 359 })
  const offBy = fc.integer({ min: -290, max: 290 }).map((hundredths) => hundredths / 100)
  const motion = fc.integer({ min: -1500, max: 15000 }).map((thousandths) => thousandths / 1000)
  fc.assert(
    fc.property(fc.constantFrom(...names), start, offBy, motion, motion, (name, b, off, motion1, motion2) => {
      fc.pre(Math.abs(off) > 0.001 && motion1 !== motion2)
      const a = normalize(b + ASPECTS[name].angle + off)
      const now = movingAspect({ longitude: a, motion: motion1 }, { longitude: b, motion: motion2 })!
      const later = aspectBetween(normalize(a + motion1 * 1e-6), normalize(b + motion2 * 1e-6))!
      assert.equal(now.name, name)
      assert.equal(now.applying, later.orb < now.orb)
    }),
  )
})

test('a faster body behind applies to a conjunction, and separates once past', () => {
  const slow = { longitude: 1, motion: 0.1 }
  const isApplying = (body: Moving) => movingAspect(body, slow)!.applying
  assert.equal(isApplying({ longitude: 359, motion: 1 }), true)
  assert.equal(isApplying({ longitude: 3, motion: 1 }), false)
  assert.equal(isApplying({ longitude: 3, motion: -1 }), true)
})

test('an aspect of moving points is the one between their longitudes', () => {
  const longitude = fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(longitude, longitude, (a, b) => {
      const still = aspectBetween(a, b)
      const moving = movingAspect({ longitude: a, motion: 1 }, { longitude: b, motion: 0 })
      assert.equal(moving === null, still === null)
      if (moving === null || still === null) return
      const { name, orb, exact, strength } = moving
      assert.deepEqual({ name, orb }, still)
      assert.deepEqual([exact, strength], [isExact(orb), closeness(still)])
    }),
    { numRuns: 2_000 },
  )
})

test('strength and exactness follow the limits of the contract', () => {
  assert.deepEqual([0, 2.999, 3, 5.999, 6, 8].map(strengthOf), [
    'strong',
    'strong',
    'moderate',
    'moderate',
    'weak',
    'weak',
  ])
  assert.deepEqual([0, 0.999, 1].map(isExact), [true, true, false])
  assert.equal(closeness({ name: 'trine', orb: 0 }), 1)
  assert.equal(closeness({ name: 'trine', orb: 2 }), 0.75)
  assert.equal(closeness({ name: 'sextile', orb: 3 }), 0)
})
