import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SynastryChart } from '../../chart/synastry.ts'
import { pairAspects } from './aspects.ts'
import { pairFacts } from './pair-facts.ts'

const CUSPS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const

const timed: SynastryChart = {
  points: { sun: { longitude: 10 }, moon: { longitude: 40 }, ascendant: { longitude: 0 } },
  cusps: CUSPS,
  houseSystem: 'whole',
}
/** A Sun that changes its sign that day, and a Mercury that does not. */
const timeless: SynastryChart = {
  points: {
    sun: { longitude: 120.1, range: { from: 119.6, to: 120.6 } },
    mercury: { longitude: 130, range: { from: 129, to: 131 } },
  },
  cusps: null,
  houseSystem: null,
}
const idsOf = (first: SynastryChart, second: SynastryChart) =>
  pairFacts(first, second, pairAspects(first, second, { kind: 'love' })).flatMap(({ sources }) => sources)

test('the facts of a pair are contacts, overlays both ways and placements', () => {
  const ids = idsOf(timed, timed)
  assert.ok(ids.includes('first-sun-conjunction-second-sun'))
  assert.ok(ids.includes('first-moon-in-second-house-2'))
  assert.ok(ids.includes('second-moon-in-first-house-2'))
  assert.ok(ids.includes('first-sun-in-aries') && ids.includes('second-moon-in-taurus'))
})

test('a chart without a time of birth has no houses for overlays, and a body that changes house during its day makes none', () => {
  const ids = idsOf(timed, timeless)
  assert.ok(!ids.some((id) => id.includes('in-second-house') || id.includes('second-sun-in-')))
  // The other way it is known: the reader has a time, and Mercury stays in one house all day.
  assert.ok(ids.includes('second-mercury-in-first-house-5'))
  assert.ok(!ids.includes('second-sun-in-first-house-5'), 'the Sun is in two houses that day')
  assert.deepEqual(
    idsOf(timeless, timeless).filter((id) => /house|ascendant|moon/.test(id)),
    [],
  )
})
