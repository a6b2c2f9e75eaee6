import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalize } from '../sky/angle.ts'
import { positionsAt } from '../sky/ephemeris.ts'
import { declinationOf, trueObliquity } from '../sky/equatorial.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { ASPECTS } from './aspects.ts'
import { highest } from './day-parallels.ts'
import type { DayOfBirth } from './day-sky.ts'
import { phaseNameOf } from './moon-phase.ts'
import { PARALLEL_ORB, PARALLELS, type Parallel } from './parallels.ts'
import { castWithoutTime } from './wider-chart.ts'

const SELECTION = {
  points: PLANETS,
  node: 'true',
  lots: [],
  orbs: Object.fromEntries(Object.entries(ASPECTS).map(([name, { orb }]) => [name, orb])),
  parallels: PARALLELS,
} as const
const STEP_MS = 120_000

/** Births of a century, at steps that meet every phase of the Moon and every part of her way. */
const DAYS: DayOfBirth[] = Array.from({ length: 120 }, (_, i) => {
  const from = Date.UTC(1930, 0, 1) + i * 306 * DAY_MS
  return { from, noon: from + DAY_MS / 2, to: from + DAY_MS }
})

/** All that is said of a day, seen every two minutes. */
function skiesOf({ from, to }: DayOfBirth) {
  return Array.from({ length: (to - from) / STEP_MS + 1 }, (_, i) => {
    const positions = positionsAt(from + i * STEP_MS)
    const obliquity = trueObliquity(terrestrialTime(from + i * STEP_MS))
    const declination = (planet: Planet) =>
      declinationOf(positions[planet].longitude, positions[planet].latitude, obliquity)
    return {
      declinations: Object.fromEntries(PLANETS.map((planet) => [planet, declination(planet)])),
      phase: phaseNameOf(normalize(positions.moon.longitude - positions.sun.longitude)),
    }
  })
}

const holds = (one: number, two: number, name: Parallel) =>
  (one < 0 === two < 0) === (name === 'parallel') && Math.abs(Math.abs(one) - Math.abs(two)) <= PARALLEL_ORB

test('a parallel is certain if it holds at every minute of the day, and the phases of the Moon are those of every minute', (t) => {
  const counts = { certain: 0, passing: 0, turning: 0, twoPhases: 0 }
  for (const day of DAYS) {
    const { parallels, sky, moonPhase } = castWithoutTime(day, { zodiac: 'tropical' }, SELECTION)
    const skies = skiesOf(day)
    for (const { planet1, planet2, name, certain } of parallels) {
      const at = skies.map(({ declinations }) => holds(declinations[planet1]!, declinations[planet2]!, name))
      assert.equal(
        certain,
        at.every(Boolean),
        `${planet1} ${name} ${planet2} ${new Date(day.from).toISOString()}`,
      )
      counts[certain ? 'certain' : 'passing']++
      if (!certain && at[0] && at.at(-1)) counts.turning++
    }
    assert.deepEqual(sky.moonPhases.names, [...new Set(skies.map(({ phase }) => phase))])
    assert.ok(sky.moonPhases.names.includes(moonPhase.name))
    if (sky.moonPhases.names.length === 2) counts.twoPhases++
  }
  t.diagnostic(JSON.stringify(counts))
  assert.ok(counts.certain > 200 && counts.passing > 50 && counts.twoPhases > 10)
})

test('a curve is highest between two looks, if it turns there', () => {
  const looks = (top: number) => Array.from({ length: 9 }, (_, i) => 1 - (i - top) ** 2 / 100)
  for (const top of [3, 3.3, 3.5, 4.9]) assert.ok(Math.abs(highest(looks(top)) - 1) < 1e-12)
  assert.equal(highest([3, 2, 1]), 3)
  assert.equal(highest([1, 1, 1]), 1)
  assert.equal(highest([1, 2, 4]), 4)
})
