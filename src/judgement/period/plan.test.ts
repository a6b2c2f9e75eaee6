import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { datesOf, PERIOD_TYPES, periodAfter, periodAround } from '../../time/period.ts'
import { judgeCategory } from '../day/categories.ts'
import { judgedDays } from './days.ts'
import { periodPlan } from './plan.ts'

const PHASES = { week: [2, 3], month: [4, 5], year: [12, 12] } as const

for (const type of PERIOD_TYPES)
  test(`the phases of a ${type} follow each other over all its days`, () => {
    for (let i = 0; i < 12; i++) {
      const period = periodAfter(periodAround('2024-02-26', type), i)
      const { phases } = periodPlan(period, SIGNS[i]!)
      assert.deepEqual(phases.flatMap(datesOf), datesOf(period))
      assert.ok(phases.length >= PHASES[type][0] && phases.length <= PHASES[type][1])
    }
  })

test('in a week and in a month no house is told twice, in a week no planet', () => {
  for (const type of ['week', 'month'] as const)
    for (let i = 0; i < 36; i++) {
      const { phases } = periodPlan(periodAfter(periodAround('2030-06-01', type), i), SIGNS[i % 12]!)
      for (const member of type === 'week' ? (['house', 'planet'] as const) : (['house'] as const))
        assert.equal(new Set(phases.map(({ story }) => story[member])).size, phases.length)
    }
})

test('the first and the last year of the sky can be judged, and the first and last whole week', () => {
  for (const date of ['1600-01-03', '2399-12-26'])
    for (const type of PERIOD_TYPES)
      assert.ok(periodPlan(periodAround(date, type), 'aries').phases.length > 1)
})

test('an eclipse is not told again as a new or full Moon', () => {
  const { events } = periodPlan(periodAround('2026-08-12', 'month'), 'leo')
  const told = events.map(({ kind, date }) => `${kind} ${date}`)
  assert.ok(told.includes('eclipse 2026-08-12') && told.includes('eclipse 2026-08-28'))
  assert.ok(!told.some((words) => /^(new|full)_moon/.test(words)), told.join())
})

test('a year has the themes that ephemerides have', () => {
  const { themes } = periodPlan(periodAround('2026-01-01', 'year'), 'aries')
  const told = themes.map(
    (theme) => `${theme.kind === 'eclipse' ? theme.of : theme.planet} ${theme.kind} ${theme.house}`,
  )
  // Jupiter is in Leo for 185 days, from 30 June; Mercury turns back in Pisces, Cancer and Scorpio, Venus in Scorpio.
  assert.deepEqual(told, [
    'jupiter planet 5',
    'saturn planet 1',
    'uranus planet 3',
    'neptune planet 1',
    'pluto planet 11',
    'solar eclipse 11',
    'lunar eclipse 6',
    'solar eclipse 5',
    'lunar eclipse 12',
    'mercury retrograde 12',
    'mercury retrograde 4',
    'mercury retrograde 8',
    'venus retrograde 8',
  ])
})

test('the categories of a period are the means of the daily ones', () => {
  const period = periodAround('2026-11-17', 'month')
  const { categories } = periodPlan(period, 'virgo')
  const days = judgedDays(period, 'virgo')
  for (const name of ['love', 'finance'] as const) {
    const scores = days.map(({ sky, scales }) => judgeCategory(name, sky, scales, 'virgo').score)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    assert.ok(Math.abs(mean - categories[name].score) <= 0.05 + 1e-9)
  }
})
