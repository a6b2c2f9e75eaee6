import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PLANETS } from '../sky/planets.ts'
import { balanceOf } from './balance.ts'
import { castChart } from './chart.ts'

test('each sign has the element, modality and polarity of the textbooks', () => {
  const signs = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`s${i}`, { longitude: 30 * i + 1 }]))
  const { elements, modalities, polarities } = balanceOf(signs, null)
  assert.deepEqual(elements, {
    fire: ['s0', 's4', 's8'],
    earth: ['s1', 's5', 's9'],
    air: ['s2', 's6', 's10'],
    water: ['s3', 's7', 's11'],
  })
  assert.deepEqual(modalities, {
    cardinal: ['s0', 's3', 's6', 's9'],
    fixed: ['s1', 's4', 's7', 's10'],
    mutable: ['s2', 's5', 's8', 's11'],
  })
  assert.deepEqual(polarities, {
    active: ['s0', 's2', 's4', 's6', 's8', 's10'],
    receptive: ['s1', 's3', 's5', 's7', 's9', 's11'],
  })
})

test('without a known time there are no hemispheres and quadrants', () => {
  const { hemispheres, quadrants } = balanceOf({ sun: { longitude: 1 } }, null)
  assert.deepEqual([hemispheres, quadrants], [null, null])
})

const HOUSES_OF = { first: [1, 2, 3], second: [4, 5, 6], third: [7, 8, 9], fourth: [10, 11, 12] } as const
const millionths = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((n) => n / 1e6)

test('hemispheres and quadrants are those of the houses of a system that begins at the Ascendant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      millionths(65),
      millionths(180),
      (instant, latitude, longitude) => {
        const chart = castChart({ instant, place: { latitude, longitude }, houseSystem: 'placidus' })
        const { hemispheres, quadrants } = balanceOf(chart.bodies, chart.angles)
        const inHouses = (houses: readonly number[]) =>
          PLANETS.filter((planet) => houses.includes(chart.bodies[planet].house))
        for (const name of Object.keys(HOUSES_OF) as (keyof typeof HOUSES_OF)[])
          assert.deepEqual(quadrants?.[name], inHouses(HOUSES_OF[name]))
        assert.deepEqual(hemispheres, {
          above_horizon: inHouses([7, 8, 9, 10, 11, 12]),
          below_horizon: inHouses([1, 2, 3, 4, 5, 6]),
          eastern: inHouses([10, 11, 12, 1, 2, 3]),
          western: inHouses([4, 5, 6, 7, 8, 9]),
        })
      },
    ),
  )
})
