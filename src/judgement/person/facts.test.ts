import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exactMoonMoments } from '../../almanac/natal-contacts.ts'
import { castChart } from '../../chart/chart.ts'
import { skyAt } from '../../chart/transits.ts'
import { ENERGY_TYPES } from './energy.ts'
import { momentId, personalDayFacts } from './facts.ts'
import { PERSONAL_THEMES } from './weights.ts'

const BERLIN = { place: { latitude: 52.52, longitude: 13.405 }, houseSystem: 'placidus' } as const
const chart = castChart({ instant: Date.UTC(1990, 4, 15, 12, 30), ...BERLIN })
const DAY_MS = 86_400_000
const dayFrom = (from: number) => {
  const date = new Date(from).toISOString().slice(0, 10)
  const clockOf = (instant: number) => {
    const text = new Date(instant).toISOString()
    return text.startsWith(date) ? text.slice(11, 16) : null
  }
  return [skyAt(from + DAY_MS / 2), { date, clockOf }] as const
}

test('transits are ranked, and the twelve strongest are significant', () => {
  const { transits, significant } = personalDayFacts(chart, ...dayFrom(Date.UTC(2026, 10, 15)))
  assert.ok(transits.length > 12)
  assert.equal(significant.length, 12)
  for (let at = 1; at < transits.length; at++) assert.ok(transits[at - 1]!.strength >= transits[at]!.strength)
  for (const { strength, exactness } of transits) {
    assert.ok(strength >= 0 && strength <= 1)
    assert.ok(exactness >= 0 && exactness <= 1)
  }
})

test('over a year every theme leads somewhere and every kind of day occurs, with shares that add up to one', () => {
  const themes = new Map<string, number>()
  const energies = new Map<string, number>()
  const births = [1955, 1968, 1977, 1984, 1990, 2001, 2010].map((year, n) =>
    castChart({ instant: Date.UTC(year, n * 2, 3 + n * 4, n * 3, 20), ...BERLIN }),
  )
  for (const birth of births)
    for (let day = 0; day < 365; day += 3) {
      const plan = personalDayFacts(birth, ...dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS))
      const { harmonious, challenging, neutral } = plan.energy.shares
      assert.ok(Math.abs(harmonious + challenging + neutral - 1) < 1e-9)
      assert.equal(new Set(plan.themes.ranked).size, 3)
      themes.set(plan.themes.ranked[0], (themes.get(plan.themes.ranked[0]) ?? 0) + 1)
      energies.set(plan.energy.type, (energies.get(plan.energy.type) ?? 0) + 1)
    }
  assert.deepEqual([...themes.keys()].toSorted(), [...PERSONAL_THEMES].toSorted())
  assert.deepEqual([...energies.keys()].toSorted(), [...ENERGY_TYPES].toSorted())
})

test('the Moon’s contacts are searched fourteen hours around noon, and those of the local date are returned', () => {
  const HOUR_MS = 3_600_000
  for (let day = 0; day < 30; day++) {
    const [sky, { date, clockOf }] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const around = exactMoonMoments(chart, sky.instant - 14 * HOUR_MS, sky.instant + 14 * HOUR_MS)
    const always = personalDayFacts(chart, sky, { date, clockOf: () => '12:00' })
    assert.deepEqual(
      always.moments,
      around.map((moment) => ({ ...moment, clock: '12:00' })),
    )
    const { moments } = personalDayFacts(chart, sky, { date, clockOf })
    const today = around.filter(({ instant }) => new Date(instant).toISOString().startsWith(date))
    assert.deepEqual(
      moments,
      today.map((moment) => ({ ...moment, clock: new Date(moment.instant).toISOString().slice(11, 16) })),
    )
  }
})

test('the planets of a day stand in houses of the birth, whole signs from its Ascendant', () => {
  const whole = castChart({ instant: chart.instant, place: BERLIN.place, houseSystem: 'whole' })
  const rising = Math.floor(whole.angles.ascendant / 30)
  for (let day = 0; day < 30; day += 3) {
    const [sky, asked] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const plan = personalDayFacts(whole, sky, asked)
    for (const planet of ['moon', 'sun', 'venus'] as const) {
      const house = ((Math.floor(sky.positions[planet].longitude / 30) - rising + 12) % 12) + 1
      assert.deepEqual(plan[planet], { id: `${planet}-in-house-${house}`, planet, house })
    }
  }
})

test('facts have their date, and a moment the name of its contact', () => {
  const [sky, day] = dayFrom(Date.UTC(2026, 0, 1))
  assert.equal(personalDayFacts(chart, sky, day).date, '2026-01-01')
  assert.equal(momentId({ instant: 0, aspect: 'trine', natal: 'venus' }), 'moon-trine-natal-venus')
})
