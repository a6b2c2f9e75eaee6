import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normalize } from '../sky/angle.ts'
import {
  ASPECTS,
  aspectBetween,
  aspectsBetween,
  closeness,
  isExact,
  type MovingPoint,
  ASPECT_NAMES as names,
  strengthOf,
} from './aspects.ts'

/** The aspect between two moving points, if there is one. */
const movingAspect = (a: MovingPoint, b: MovingPoint) => aspectsBetween({ a }, { b })[0]

test('angles and orbs are those of the contract: 8° for the major ones and 3° for the others', () => {
  const majors = { conjunction: 0, square: 90, trine: 120, opposition: 180 }
  const minors = { semisextile: 30, semisquare: 45, sextile: 60, sesquiquadrate: 135, quincunx: 150 }
  assert.deepEqual(Object.fromEntries(names.map((name) => [name, ASPECTS[name].angle])), {
    ...majors,
    ...minors,
  })
  for (const name of names) assert.equal(ASPECTS[name].orb, name in majors ? 8 : 3, name)
})

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

test('an orb equal to the limit counts however the longitudes round, with orbs of the caller’s own too', () => {
  for (const name of names) {
    const { angle, orb } = ASPECTS[name]
    const edge = angle === 180 ? angle - orb : angle + orb
    for (let tenth = 0; tenth < 3600; tenth++) {
      const [a, b] = [tenth / 10, normalize(tenth / 10 + edge)]
      assert.equal(aspectBetween(a, b)?.name, name, `${name} from ${a}`)
      const [own] = aspectsBetween(
        { a: { longitude: a, motion: 0 } },
        { b: { longitude: b, motion: 0 } },
        { [name]: orb },
      )
      assert.equal(own?.name, name, `${name} from ${a}`)
    }
  }
})

test('at its own angle an aspect is exact, on either side', () => {
  for (const name of names)
    for (const start of [0, 100, 350])
      for (const angle of [ASPECTS[name].angle, -ASPECTS[name].angle])
        assert.deepEqual(aspectBetween(normalize(start + angle), start), { name, orb: 0 })
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
  const isApplying = (body: MovingPoint) => movingAspect(body, slow)!.applying
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
      assert.equal(moving === undefined, still === null)
      if (moving === undefined || still === null) return
      const { name, orb, exact, strength } = moving
      assert.deepEqual({ name, orb }, still)
      assert.deepEqual([exact, strength], [isExact(orb), closeness(still)])
    }),
    { numRuns: 2_000 },
  )
})

// Angles in 1024ths of a degree, because sums and differences of such numbers are exact, and so are the orbs.
const angle = fc.integer({ min: 0, max: 360 * 1024 - 1 }).map((n) => n / 1024)
const motion = fc.integer({ min: -1024, max: 15 * 1024 }).map((n) => n / 1024)
const point: fc.Arbitrary<MovingPoint> = fc.record({ longitude: angle, motion })
const sky = fc.record({ sun: point, moon: point, mars: point, saturn: point, pluto: point })
type Sky = typeof sky extends fc.Arbitrary<infer Value> ? Value : never
const moved = (bodies: Sky, move: (one: MovingPoint) => MovingPoint) =>
  Object.fromEntries(Object.entries(bodies).map(([name, one]) => [name, move(one)])) as unknown as Sky

test('one sky alone has each pair once, in order; two skies have every pair', () => {
  const still = { longitude: 0, motion: 0 }
  const heap = { sun: still, moon: still, mars: still, saturn: still, pluto: still }
  const pairs = (found: ReturnType<typeof aspectsBetween>) =>
    found.map(({ planet1, planet2 }) => `${planet1} ${planet2}`)
  const within = pairs(aspectsBetween(heap))
  assert.deepEqual(within.slice(0, 5), ['sun moon', 'sun mars', 'sun saturn', 'sun pluto', 'moon mars'])
  assert.equal(within.length, 10)
  const between = pairs(aspectsBetween(heap, heap))
  assert.equal(new Set(between).size, 25)
  assert.ok(between.includes('sun sun') && between.includes('moon sun'))
})

test('turning the whole sky by any angle changes no aspect', () => {
  fc.assert(
    fc.property(sky, sky, angle, (a, b, by) => {
      const turned = ({ longitude, motion }: MovingPoint) => ({
        longitude: normalize(longitude + by),
        motion,
      })
      assert.deepEqual(aspectsBetween(moved(a, turned)), aspectsBetween(a))
      assert.deepEqual(aspectsBetween(moved(a, turned), moved(b, turned)), aspectsBetween(a, b))
    }),
  )
})

test('seen from the other side, two skies have the same aspects with their roles swapped', () => {
  const ordered = (found: ReturnType<typeof aspectsBetween>) =>
    found.map((aspect) => JSON.stringify(Object.entries(aspect).toSorted())).toSorted()
  fc.assert(
    fc.property(sky, sky, (a, b) => {
      const swapped = aspectsBetween(b, a).map(({ planet1, planet2, ...rest }) => ({
        planet1: planet2,
        planet2: planet1,
        ...rest,
      }))
      assert.deepEqual(ordered(swapped), ordered(aspectsBetween(a, b)))
    }),
  )
})

test('a sky in the mirror, where everything runs the other way, has the same aspects', () => {
  const mirrored = ({ longitude, motion }: MovingPoint) => ({
    longitude: normalize(-longitude),
    motion: -motion,
  })
  fc.assert(
    fc.property(sky, sky, (a, b) => {
      assert.deepEqual(aspectsBetween(moved(a, mirrored)), aspectsBetween(a))
      assert.deepEqual(aspectsBetween(moved(a, mirrored), moved(b, mirrored)), aspectsBetween(a, b))
    }),
  )
})

test('with time running back, what applied separates, and what separated applies', () => {
  const back = ({ longitude, motion }: MovingPoint) => ({ longitude, motion: -motion })
  let turned = 0
  fc.assert(
    fc.property(sky, (a) => {
      const later = aspectsBetween(a)
      const earlier = aspectsBetween(moved(a, back))
      assert.equal(earlier.length, later.length)
      for (const [i, { applying, ...rest }] of later.entries()) {
        const { applying: before, ...same } = earlier[i]!
        assert.deepEqual(same, rest)
        // At the exact angle, or with equal motions, the aspect is neither applying nor separating.
        const isStill = rest.orb === 0 || a[rest.planet1].motion === a[rest.planet2].motion
        assert.equal(before, !isStill && !applying)
        if (!isStill) turned++
      }
    }),
  )
  assert.ok(turned > 100)
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
