import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLANETS } from '../sky/planets.ts'
import { USUAL_ORBS } from './aspects.ts'
import { POINTS, type Point } from './points.ts'
import { castWiderChart, castWithoutTime } from './wider-chart.ts'

const selection = (points: readonly Point[]) =>
  ({ points, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] }) as const
const cast = (instant: number, points: readonly Point[]) =>
  castWiderChart({ instant, place: { latitude: 50, longitude: 10 }, houseSystem: 'whole' }, selection(points))
const stationsOn = (instant: string) => cast(Date.parse(instant), POINTS).stations

test('stations are those of the day by the Swiss Ephemeris, and no others', () => {
  // test/golden/sky/stations.tsv: Mercury 2026-02-26 06:48 and 2026-03-20 19:32, Pluto 2026-05-06 15:34.
  assert.deepEqual(stationsOn('2026-02-26T06:48Z'), { mercury: 'retrograde' })
  assert.deepEqual(stationsOn('2026-03-20T19:32Z'), { mercury: 'direct' })
  assert.deepEqual(stationsOn('2026-05-06T15:34Z'), { pluto: 'retrograde' })
  assert.deepEqual(stationsOn('2026-04-15T12:00Z'), {})
})

test('patterns and balance are those of the ten planets, whatever else is shown', () => {
  let patterns = 0
  for (let n = 0; n < 300; n++) {
    const instant = Date.UTC(1900 + (n % 150), (5 * n) % 12, 1 + ((7 * n) % 28), (11 * n) % 24)
    const [all, planets] = [cast(instant, POINTS), cast(instant, PLANETS)]
    assert.deepEqual(all.patterns, planets.patterns)
    assert.deepEqual(all.balance, planets.balance)
    patterns += all.patterns.length
    const day = { from: instant, noon: instant + 43_200_000, to: instant + 86_400_000 }
    const [ofDay, ofPlanets] = [POINTS, PLANETS].map((points) =>
      castWithoutTime(day, { zodiac: 'tropical' }, selection(points)),
    )
    assert.deepEqual(ofDay!.patterns, ofPlanets!.patterns)
    assert.deepEqual(ofDay!.balance, ofPlanets!.balance)
  }
  assert.ok(patterns > 300, `${patterns}`)
})
