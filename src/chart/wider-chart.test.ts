import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_ORBS } from './aspects.ts'
import { POINTS } from './points.ts'
import { castWiderChart } from './wider-chart.ts'

const stationsOn = (instant: string) =>
  castWiderChart(
    { instant: Date.parse(instant), place: { latitude: 50, longitude: 10 }, houseSystem: 'whole' },
    { points: POINTS, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] },
  ).stations

test('stations are those of the day by the Swiss Ephemeris, and no others', () => {
  // test/golden/sky/stations.tsv: Mercury 2026-02-26 06:48 and 2026-03-20 19:32, Pluto 2026-05-06 15:34.
  assert.deepEqual(stationsOn('2026-02-26T06:48Z'), { mercury: 'retrograde' })
  assert.deepEqual(stationsOn('2026-03-20T19:32Z'), { mercury: 'direct' })
  assert.deepEqual(stationsOn('2026-05-06T15:34Z'), { pluto: 'retrograde' })
  assert.deepEqual(stationsOn('2026-04-15T12:00Z'), {})
})
