import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASPECTS, isExact } from '../../chart/aspects.ts'
import { castChart } from '../../chart/chart.ts'
import { exactMoonMoments, transitsToNatal } from '../../chart/natal-transits.ts'
import { skyAt } from '../../chart/transits.ts'
import { separation } from '../../sky/angle.ts'
import { positionsAt } from '../../sky/ephemeris.ts'
import { ENERGY_TYPES, personalPlan } from './plan.ts'
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
  return [skyAt(from + DAY_MS / 2), { date, deck: 'a birth', clockOf }] as const
}

test('at the birth every planet is in exact conjunction with itself', () => {
  const transits = transitsToNatal(skyAt(Date.UTC(1990, 4, 15, 12, 30)), chart)
  const returns = transits.filter(({ transiting, natal }) => transiting === natal)
  assert.equal(returns.length, 10)
  for (const { name, orb, exactness } of returns) {
    assert.equal(name, 'conjunction')
    assert.ok(orb < 1e-9 && exactness > 0.999999)
  }
})

test('an orb that shrinks until tomorrow is applying, one that grows is not', () => {
  const now = Date.UTC(2026, 10, 15, 12)
  const later = positionsAt(now + 3_600_000)
  for (const { transiting, natal, name, orb, applying } of transitsToNatal(skyAt(now), chart)) {
    if (orb < 0.6) continue // it may pass the exact angle within the hour
    const arc = separation(later[transiting].longitude, chart.bodies[natal].longitude)
    assert.equal(applying, Math.abs(arc - ASPECTS[name].angle) < orb, `${transiting} ${name} ${natal}`)
  }
})

test('at each exact moment the Moon stands within a tenth of an arcsecond of the angle, and none is missed', () => {
  let found = 0
  for (let day = 0; day < 60; day++) {
    const from = Date.UTC(2026, 0, 1) + day * DAY_MS
    for (const { instant, aspect, natal } of exactMoonMoments(chart, from, from + DAY_MS)) {
      const arc = separation(positionsAt(instant).moon.longitude, chart.bodies[natal].longitude)
      assert.ok(Math.abs(arc - ASPECTS[aspect].angle) * 3600 < 0.1, `${aspect} ${natal}`)
      assert.ok(instant >= from && instant <= from + DAY_MS)
      found++
    }
  }
  // Ten planets, eight angles, a round of 27.32 days: 80 meetings a round.
  assert.ok(Math.abs(found - (60 / 27.32) * 80) <= 8, String(found))
})

test('transits are ranked, and the twelve strongest are significant', () => {
  const { transits, significant } = personalPlan(chart, ...dayFrom(Date.UTC(2026, 10, 15)))
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
      const plan = personalPlan(birth, ...dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS))
      const { harmonious, challenging, neutral } = plan.energy.shares
      assert.ok(Math.abs(harmonious + challenging + neutral - 1) < 1e-9)
      assert.equal(new Set(plan.themes.ranked).size, 3)
      themes.set(plan.themes.ranked[0], (themes.get(plan.themes.ranked[0]) ?? 0) + 1)
      energies.set(plan.energy.type, (energies.get(plan.energy.type) ?? 0) + 1)
    }
  assert.deepEqual([...themes.keys()].toSorted(), [...PERSONAL_THEMES].toSorted())
  assert.deepEqual([...energies.keys()].toSorted(), [...ENERGY_TYPES].toSorted())
})

test('a slow transit is coming in the first 35 % of its time, leaving in the last 25 %, and exact within a degree', () => {
  const phases = new Set<string | null>()
  for (let day = 0; day < 700; day++) {
    const [sky, asked] = dayFrom(Date.UTC(2026, 0, 1) + day * DAY_MS)
    const { main } = personalPlan(chart, sky, asked)
    if (main === null) continue
    const { span, orb, phase } = main
    const { from, to } = span
    const share = from === null || to === null ? null : (sky.instant - from) / (to - from)
    const isEarly = from !== null && (to === null || share! <= 0.35)
    const isLate = to !== null && (from === null || share! >= 0.75)
    const isNow = isExact(orb)
    assert.equal(phase, isNow ? 'exact' : isEarly ? 'coming' : isLate ? 'leaving' : null, asked.date)
    phases.add(phase)
  }
  assert.deepEqual([...phases].toSorted(), ['coming', 'exact', 'leaving', null])
})
