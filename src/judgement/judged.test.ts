import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyOfDay } from '../almanac/sky-of-day.ts'
import { castChart } from '../chart/chart.ts'
import { type Sky, skyAt, transitsToSign } from '../chart/transits.ts'
import { SIGNS } from '../sky/zodiac.ts'
import { judge } from './day/judgement.ts'
import { personalDayFacts } from './person/facts.ts'

/** Chiron, say, on top of the Sun. */
const withAnother = <Seen extends Sky>(sky: Seen): Seen => ({
  ...sky,
  positions: { ...sky.positions, chiron: sky.positions.sun },
})

test('a body beyond the ten changes no judgement of a sign', () => {
  for (const date of ['2026-03-21', '1999-08-11', '2050-12-01'])
    for (const sign of SIGNS) {
      const judged = (sky: Sky) => judge(date, sky, transitsToSign(sky, sign))
      const sky = skyOfDay(date)
      assert.deepEqual(judged(withAnother(sky)), judged(sky))
    }
})

test('a body beyond the ten changes no fact of a person’s day', () => {
  const place = { latitude: 52.52, longitude: 13.405 }
  const chart = castChart({ instant: Date.UTC(1990, 4, 15, 12, 30), place, houseSystem: 'placidus' })
  const wider = { ...chart, bodies: { ...chart.bodies, chiron: chart.bodies.sun } }
  const sky = skyAt(Date.UTC(2026, 2, 21, 12))
  const day = { date: '2026-03-21', clockOf: () => '12:00' }
  assert.deepEqual(personalDayFacts(wider, withAnother(sky), day), personalDayFacts(chart, sky, day))
})
