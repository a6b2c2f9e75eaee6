import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secondaryChart } from '../../../src/chart/progression/chart.ts'
import { ANGLE_METHODS, type AngleMethod } from '../../../src/chart/progression/rules.ts'
import { progressedMoment } from '../../../src/chart/progression/sky.ts'
import { normalize } from '../../../src/sky/angle.ts'
import { horizonAt } from '../../../src/sky/horizon.ts'
import { PLANETS } from '../../../src/sky/planets.ts'
import { apparentSiderealTime } from '../../../src/sky/sidereal-time.ts'
import { type Sign, startOf } from '../../../src/sky/zodiac.ts'
import { julianDay, terrestrialTime } from '../../../src/time/time-scales.ts'
import { SELECTION } from '../pairs/compare.ts'
import { figuresOf, rowsOf } from '../sky/compare.ts'
import { compareProgressions, goldenBirth } from './compare.ts'

const LIMIT = 0.1

test('200 progressed charts agree with the Swiss Ephemeris to 0.1″, their angles by each method', (t) => {
  const { charts, bodies, cusps, derived, moonSigns } = compareProgressions()
  assert.equal(charts, 200)
  for (const planet of PLANETS) {
    const { worst, count } = figuresOf(bodies[planet]!)
    t.diagnostic(`${planet}: worst ${worst.toFixed(4)}″ of ${count}`)
    assert.ok(count > 185 && worst < LIMIT, `${planet}: ${worst}″`)
  }
  for (const method of ANGLE_METHODS) {
    const { worst, count } = figuresOf(cusps[method])
    t.diagnostic(`${method}: worst ${worst.toFixed(4)}″ of ${count} charts`)
    assert.ok(count === 200 && worst < LIMIT, `${method}: ${worst}″`)
  }
  const [moment, change] = [figuresOf(derived), figuresOf(moonSigns)]
  t.diagnostic(
    `derived moment: worst ${moment.worst.toFixed(5)} s; the Moon leaves its sign within ${change.worst.toFixed(2)} minutes of life`,
  )
  assert.ok(moment.worst < 0.001)
  assert.ok(change.worst < 2)
})

const PLACE = { latitude: 32 + 43 / 60, longitude: -(117 + 9 / 60) }
const BIRTH = Date.parse('2000-01-01T10:00:00-08:00')

test('progressed charts agree with those that Astrodienst prints, by three methods for the angles', () => {
  const tt = terrestrialTime(BIRTH)
  // They take UTC for UT1.
  const siderealTime = normalize(apparentSiderealTime(julianDay(BIRTH), tt) + PLACE.longitude)
  const birth = goldenBirth(BIRTH, PLACE, false, { ...horizonAt(BIRTH, PLACE), siderealTime })
  for (const { angles, point, sign, degree, minute, second } of rowsOf('../progressions/astrodienst')) {
    const rules = { method: 'secondary', angles: angles as AngleMethod, isConverse: false } as const
    const moment = progressedMoment(birth, rules, Date.parse('2025-06-21T00:00:00Z'))
    const { chart } = secondaryChart(moment, 'placidus', SELECTION)
    const printed = startOf(sign as Sign) + Number(degree) + Number(minute) / 60 + Number(second) / 3600
    const ours = point!.startsWith('cusp')
      ? chart.houses.cusps[Number(point!.slice(5)) - 1]!
      : chart.bodies[point as 'sun'].longitude
    const error = (ours - printed) * 3600
    // The derived moment of quotidian houses has a UT1 of its own.
    const limit = angles === 'quotidian' ? 15 : 0.8
    assert.ok(Math.abs(error) < limit, `${angles} ${point}: ${error.toFixed(2)}″`)
  }
})
