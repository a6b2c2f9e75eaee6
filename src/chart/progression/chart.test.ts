import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalize, separation } from '../../sky/angle.ts'
import { ayanamsaAt } from '../../sky/ayanamsa.ts'
import { positionAtTt } from '../../sky/ephemeris.ts'
import { horizonAt, midheaven } from '../../sky/horizon.ts'
import { PLANETS } from '../../sky/planets.ts'
import { instantOfTt } from '../../time/time-scales.ts'
import { USUAL_ORBS } from '../aspects.ts'
import type { ZodiacChoice } from '../chart.ts'
import { castWiderChart, castWithoutTime, isTimed, type Selection, type TimedChart } from '../wider-chart.ts'
import { directedChart, secondaryChart } from './chart.ts'
import { progressedClock } from './clock.ts'
import { ANGLE_METHODS, type ProgressionRules } from './rules.ts'
import { progressedBirth, progressedMoment } from './sky.ts'

const PLACE = { latitude: -12.05, longitude: -77.05 }
const BORN = Date.parse('1985-11-02T11:40:00Z')
const AT = Date.UTC(2026, 10, 18)
const SELECTION: Selection = { points: PLANETS, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] }

const momentBy = (rules: Partial<ProgressionRules>, zodiac: ZodiacChoice = {}) =>
  progressedMoment(
    progressedBirth({
      clock: progressedClock(BORN, rules.isConverse ?? false),
      ...{ place: PLACE, zodiac, node: 'true', horizon: horizonAt(BORN, PLACE) },
    }),
    { method: 'secondary', angles: 'solar_arc_longitude', isConverse: false, ...rules },
    AT,
  )

const natalChart = (houseSystem: 'whole' | 'placidus', zodiac: ZodiacChoice = {}) =>
  castWiderChart({ instant: BORN, place: PLACE, houseSystem, ...zodiac }, SELECTION)

test('bodies of a secondary progression are those of the derived moment, and its quotidian chart is the chart of it', () => {
  const moment = momentBy({ angles: 'quotidian' })
  const progressed = secondaryChart(moment, 'placidus', SELECTION)
  const { chart } = castWiderChart(
    { instant: instantOfTt(moment.tt), place: PLACE, houseSystem: 'placidus' },
    SELECTION,
  ) as TimedChart
  for (const planet of PLANETS)
    assert.equal(progressed.chart.bodies[planet].longitude, positionAtTt(planet, moment.tt).longitude)
  progressed.chart.houses.cusps.forEach((cusp, i) => {
    assert.ok(separation(cusp, chart.houses.cusps[i]!) < 1e-6)
  })
})

test('by solar arc in longitude the Midheaven has moved as far as the Sun, and the Ascendant by another arc', () => {
  const moment = momentBy({})
  const natal = natalChart('placidus')
  const { angles } = secondaryChart(moment, 'placidus', SELECTION).chart
  assert.ok(separation(angles.midheaven, natal.chart.angles.midheaven + moment.solarArc) < 1e-9)
  const rising = normalize(angles.ascendant - natal.chart.angles.ascendant)
  assert.ok(Math.abs(rising - moment.solarArc) > 0.5, `${rising} ${moment.solarArc}`)
})

test('by Naibod’s rate the meridian has moved 0.98564733° of right ascension a year, backwards if converse', () => {
  for (const isConverse of [false, true]) {
    const moment = momentBy({ angles: 'naibod_ra', isConverse })
    const { chart } = secondaryChart(moment, 'placidus', SELECTION)
    const natal = horizonAt(BORN, PLACE)
    const siderealTime = normalize(natal.siderealTime + (isConverse ? -1 : 1) * 0.98564733 * moment.years)
    const expected = midheaven({ ...natal, siderealTime })
    // The obliquity of the derived moment differs by a fraction of an arcsecond.
    assert.ok(separation(chart.angles.midheaven, expected) * 3600 < 0.5)
  }
})

test('a sidereal progression is the tropical one less the ayanamsa of the derived moment', () => {
  for (const angles of ANGLE_METHODS) {
    const zodiac = { zodiac: 'sidereal', ayanamsa: 'lahiri' } as const
    const moment = momentBy({ angles }, zodiac)
    const [sidereal, tropical] = [moment, momentBy({ angles })].map((each) =>
      secondaryChart(each, 'placidus', SELECTION),
    )
    const behind = ayanamsaAt('lahiri', moment.tt)
    const isBehind = (one: number, other: number) => separation(other - one, behind) < 1e-9
    for (const planet of PLANETS)
      assert.ok(isBehind(sidereal!.chart.bodies[planet].longitude, tropical!.chart.bodies[planet].longitude))
    for (const angle of ['ascendant', 'midheaven'] as const)
      assert.ok(isBehind(sidereal!.chart.angles[angle], tropical!.chart.angles[angle]), `${angles} ${angle}`)
  }
})

test('a directed chart keeps the houses of its bodies, and whole signs begin with the sign that rises', () => {
  const moment = momentBy({ method: 'solar_arc' })
  const natal = natalChart('placidus')
  const directed = directedChart(natal, moment) as TimedChart
  for (const planet of PLANETS) {
    assert.equal(directed.chart.bodies[planet].house, natal.chart.bodies[planet].house, planet)
    assert.equal(directed.chart.bodies[planet].retrograde, false)
  }
  const whole = directedChart(natalChart('whole'), moment) as TimedChart
  assert.equal(whole.chart.houses.cusps[0], Math.floor(whole.chart.angles.ascendant / 30) * 30)
  assert.deepEqual(directed.moonPhase, natal.moonPhase)
})

test('without a time the ranges of a directed chart move with it', () => {
  const day = {
    from: Date.UTC(1985, 10, 2, 5),
    noon: Date.UTC(1985, 10, 2, 17),
    to: Date.UTC(1985, 10, 3, 5),
  }
  const natal = castWithoutTime(day, {}, SELECTION)
  const moment = momentBy({ method: 'solar_arc' })
  const directed = directedChart(natal, moment)
  assert.ok(!isTimed(directed))
  for (const end of ['from', 'to'] as const)
    assert.ok(
      separation(directed.sky.bodies.moon.range[end], natal.sky.bodies.moon.range[end] + moment.solarArc) <
        1e-9,
    )
  for (const { applying } of directed.aspects) assert.equal(applying, null)
})
