import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS, signOf } from '../../sky/zodiac.ts'
import { datesOf, PERIOD_TYPES, periodAfter, periodAround } from '../../time/period.ts'
import { judgeCategory } from '../day/categories.ts'
import { judgedDays } from './days.ts'
import { periodFacts } from './facts.ts'

const PHASES = { week: [2, 3], month: [4, 5], year: [12, 12] } as const

for (const type of PERIOD_TYPES)
  test(`the phases of a ${type} follow each other over all its days`, () => {
    for (let i = 0; i < 12; i++) {
      const period = periodAfter(periodAround('2024-02-26', type), i)
      const { phases } = periodFacts(period, SIGNS[i]!)
      assert.deepEqual(phases.flatMap(datesOf), datesOf(period))
      assert.ok(phases.length >= PHASES[type][0] && phases.length <= PHASES[type][1])
    }
  })

test('the first and the last year of the sky can be judged, and the first and last whole week', () => {
  for (const date of ['1600-01-03', '2399-12-26'])
    for (const type of PERIOD_TYPES)
      assert.ok(periodFacts(periodAround(date, type), 'aries').phases.length > 1)
})

test('an eclipse is not mentioned again as a new or full Moon', () => {
  const { events } = periodFacts(periodAround('2026-08-12', 'month'), 'leo')
  const datedEvents = events.map(({ kind, date }) => `${kind} ${date}`)
  assert.ok(datedEvents.includes('eclipse 2026-08-12') && datedEvents.includes('eclipse 2026-08-28'))
  assert.ok(!datedEvents.some((words) => /^(new|full)_moon/.test(words)), datedEvents.join())
})

test('a year has the themes that ephemerides have', () => {
  const { themes } = periodFacts(periodAround('2026-01-01', 'year'), 'aries')
  const themesInWords = themes.map(
    (theme) => `${theme.kind === 'eclipse' ? theme.of : theme.planet} ${theme.kind} ${theme.house}`,
  )
  // Jupiter is in Leo for 185 days, from 30 June; Mercury turns back in Pisces, Cancer and Scorpio, Venus in Scorpio.
  assert.deepEqual(themesInWords, [
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
  const { categories } = periodFacts(period, 'virgo')
  const days = judgedDays(period, 'virgo')
  for (const name of ['love', 'finance'] as const) {
    const scores = days.map(({ sky, scales }) => judgeCategory(name, sky, scales, 'virgo').score)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    assert.ok(Math.abs(mean - categories[name].score) <= 0.05 + 1e-9)
  }
})

test('the best days are the five with the highest scores of a positive tone, the careful ones the five lowest', () => {
  const met = new Set<number>()
  for (let i = 0; i < 12; i++) {
    const plan = periodFacts(periodAfter(periodAround('2024-03-01', 'month'), i), SIGNS[i]!)
    const rank = (tone: RegExp, side: number) =>
      plan.days
        .filter((day) => tone.test(day.tone))
        .toSorted((a, b) => side * (b.score - a.score))
        .slice(0, 5)
    const shown = (list: typeof plan.bestDays) => list.map(({ transit: _, ...day }) => day)
    assert.deepEqual(shown(plan.bestDays), rank(/positive/, 1))
    assert.deepEqual(shown(plan.carefulDays), rank(/challenging/, -1))
    met.add(plan.bestDays.length).add(plan.carefulDays.length)
  }
  assert.ok(met.has(5) && met.size > 1, [...met].join())
})

test('a notable day names its largest factor of its side, of equals the first', () => {
  const careful = periodFacts(periodAround('2020-01-17', 'week'), 'aries').carefulDays
  // As much as the Moon's square to Saturn.
  assert.equal(careful.find(({ date }) => date === '2020-01-17')!.transit, 'sun-square-moon')
  const best = periodFacts(periodAround('2023-08-16', 'week'), 'taurus').bestDays
  // As much as Jupiter in Taurus.
  assert.equal(best.find(({ date }) => date === '2023-08-16')!.transit, 'jupiter-conjunction')
})

const NUMBERS = { saturn: 3, jupiter: 4, mars: 5, sun: 6, venus: 7, mercury: 8, moon: 9 }
type Lucky = keyof typeof NUMBERS

test('lucky elements are of the planet that helps most over all days, in the sky of the middle one', () => {
  const planets = new Set<string>()
  for (const type of ['week', 'month'] as const)
    for (let i = 0; i < 12; i++) {
      const period = periodAfter(periodAround('2027-02-01', type), i)
      const { lucky } = periodFacts(period, SIGNS[i]!)
      const days = judgedDays(period, SIGNS[i]!)
      const factors = days.flatMap(({ influence }) => influence.factors)
      const shareOf = (planet: Lucky) =>
        factors.filter((factor) => factor.planets.includes(planet)).reduce((sum, { score }) => sum + score, 0)
      const largest = Math.max(...(Object.keys(NUMBERS) as Lucky[]).map(shareOf))
      if (largest < 0.01) continue
      const planet = lucky.primaryInfluence
      assert.ok(Math.abs(shareOf(planet) - largest) < 1e-6, `${period.from} ${planet}`)
      // Of an even number of days the later one of the two.
      const { positions } = days.find(({ date }) => date === dateAfter(period.from, days.length))!.sky
      const { longitude } = positions[planet]
      const degree = (at: number) => Math.floor(at % 30) + 1
      const house = ((Math.floor(longitude / 30) - i + 12) % 12) + 1
      const other = positions[planet === 'moon' ? 'sun' : 'moon'].longitude
      const numbers = [NUMBERS[planet], house, degree(longitude), degree(other)]
      assert.deepEqual(lucky.numbers, [...new Set(numbers)])
      assert.deepEqual(lucky.colors, [planet, signOf(longitude)])
      planets.add(planet)
    }
  assert.ok(planets.size > 2)
})

const dateAfter = (from: string, length: number) =>
  new Date(Date.parse(from) + Math.floor(length / 2) * 86_400_000).toISOString().slice(0, 10)
