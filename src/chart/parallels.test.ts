import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PLANETS } from '../sky/planets.ts'
import { type CastChart, castChart } from './chart.ts'
import { declinationsOf, PARALLEL_ORB, parallelsBetween } from './parallels.ts'

const declinationsIn = (chart: CastChart) => declinationsOf(chart, chart.horizon.obliquity)

const namesIn = (declinations: Record<string, number>) =>
  parallelsBetween(declinations).map(({ planet1, name, planet2 }) => `${planet1} ${name} ${planet2}`)

test('bodies at equal distances from the equator are parallel on one side and contraparallel on both', () => {
  assert.deepEqual(namesIn({ sun: 20, moon: 20.5, mars: -19.6 }), [
    'sun parallel moon',
    'sun contraparallel mars',
    'moon contraparallel mars',
  ])
  assert.deepEqual(namesIn({ sun: 20, moon: 21.01, mars: -18.98 }), [])
})

test('near the equator a pair is only one of the two, by the side on which each is', () => {
  assert.deepEqual(namesIn({ sun: 0.2, moon: -0.3 }), ['sun contraparallel moon'])
  assert.deepEqual(namesIn({ sun: 0, moon: 0.3 }), ['sun parallel moon'])
})

test('an orb equal to the limit counts and has no strength; an equal distance has all', () => {
  const [edge] = parallelsBetween({ sun: 10, moon: 11 })
  assert.deepEqual([edge?.orb, edge?.strength], [PARALLEL_ORB, 0])
  assert.equal(parallelsBetween({ sun: 10, moon: -10 })[0]?.strength, 1)
  assert.equal(parallelsBetween({ sun: 10, moon: 11.5 }, 2)[0]?.strength, 0.25)
  assert.deepEqual(parallelsBetween({ sun: 10, moon: 10.1 }, 0), [])
})

test('the parallels of a chart are those of its declinations, the same in every zodiac', () => {
  const at = { place: { latitude: 52, longitude: 13 }, houseSystem: 'whole' } as const
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 2e12 }), (instant) => {
      const declinations = declinationsIn(castChart({ ...at, instant }))
      const sidereal = declinationsIn(castChart({ ...at, instant, zodiac: 'sidereal' }))
      for (const planet of PLANETS) {
        assert.ok(Math.abs(declinations[planet] - sidereal[planet]) < 1e-9)
        assert.ok(Math.abs(declinations[planet]) < 50)
      }
      assert.ok(Math.abs(declinations.sun) < 23.6)
      for (const { planet1, planet2, name, orb } of parallelsBetween(declinations)) {
        assert.ok(PLANETS.indexOf(planet1) < PLANETS.indexOf(planet2))
        const [one, two] = [declinations[planet1], declinations[planet2]]
        const distance = name === 'parallel' ? Math.abs(one - two) : Math.abs(one + two)
        assert.ok(Math.abs(distance - orb) < 1e-12 && orb <= PARALLEL_ORB)
      }
    }),
    { numRuns: 50 },
  )
})
