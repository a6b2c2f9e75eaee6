import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Chapter, ChapterKind } from '../../almanac/life.ts'
import { readLife } from '../../readings/life.ts'
import { readProgressions } from '../../readings/progressions.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { lifePlan, progressionPlan, tenseOf } from './life-plan.ts'

const on = (year: number) => Date.UTC(year, 0, 1)

const chapter = (id: string, kind: ChapterKind, year: number, rest: Partial<Chapter> = {}): Chapter => ({
  ...{ id, kind, which: 1, passes: [{ instant: on(year), retrograde: false }], age: year - 1980 },
  ...{ from: on(year) - 1000, to: on(year) + 1000, natalHouse: 4, sign: null },
  ...rest,
})

test('what came before the age of five is infancy, and has no place in life', () => {
  const child = chapter('progressed-full-moon-1', 'progressed-full-moon', 1982)
  const [small, grown] = lifePlan([child, { ...child, age: 5 }], on(2000))
  assert.deepEqual([small!.tense, small!.place], ['infancy', null])
  assert.deepEqual([grown!.tense, grown!.place], ['past', { planet: 'moon', house: 4 }])
})

test('a chapter is past, now or ahead', () => {
  const { from, to } = chapter('x', 'saturn-return', 2010)
  assert.deepEqual(
    [from! - 1, from!, to!, to! + 1].map((now) => tenseOf({ from, to }, now)),
    ['ahead', 'now', 'now', 'past'],
  )
  assert.equal(tenseOf({ from: null, to: null }, 0), 'now')
})

test('the house of a planet stands in the chapter nearest to now, that of a progressed Moon in each', () => {
  const chapters = [
    chapter('jupiter-return-1', 'jupiter-return', 1992),
    chapter('jupiter-return-2', 'jupiter-return', 2004),
    chapter('progressed-new-moon-1', 'progressed-new-moon', 2005),
    chapter('jupiter-return-3', 'jupiter-return', 2016),
    chapter('progressed-new-moon-2', 'progressed-new-moon', 2034, { natalHouse: 5 }),
    chapter('progressed-sun-sign-1', 'progressed-sun-sign', 1999, { sign: 'leo' }),
  ]
  const plans = lifePlan(chapters, on(2008))
  assert.deepEqual(
    plans.map(({ place }) => place && `${place.planet} ${place.house}`),
    [null, 'jupiter 4', 'moon 4', null, 'moon 5', null],
  )
  const untimed = chapters.map((each) => ({ ...each, natalHouse: null }))
  assert.ok(lifePlan(untimed, on(2008)).every(({ place }) => place === null))
})

test('texts are chosen by number, and by age where a chapter comes at any', () => {
  const keyOf = (id: string, kind: ChapterKind, age: number) =>
    lifePlan([chapter(id, kind, 2000, { age })], on(2000))[0]!.key
  assert.equal(keyOf('saturn-return-2', 'saturn-return', 58.9), 'saturn-return-2')
  assert.equal(keyOf('uranus-opposition', 'uranus-opposition', 40), 'uranus-opposition')
  assert.deepEqual(
    [49.9, 50].map((age) => keyOf('pluto-square', 'pluto-square', age)),
    ['pluto-square-early', 'pluto-square-late'],
  )
  assert.deepEqual(
    [13.9, 14, 32.9, 33, 58.9, 59].map((age) => keyOf('x', 'progressed-full-moon', age)?.split('-').at(-1)),
    ['child', 'young', 'young', 'middle', 'middle', 'later'],
  )
  assert.equal(keyOf('progressed-sun-sign-1', 'progressed-sun-sign', 20), null)
})

const BIRTH = {
  birthDateTime: '1963-06-09 08:44',
  timezone: 'America/Chicago',
  latitude: 37.77,
  longitude: -87.11,
}
const progressed = (request: object) =>
  progressionPlan(readProgressions({ ...BIRTH, at: '2026-11-18', ...request }, 0, (kind) => kind))

test('a progressed Sun has a text once it has left the sign of the birth, and the Moon has sign, house and phase', () => {
  const plan = progressed({})!
  assert.deepEqual(
    [plan.moonSign, plan.moonHouse, plan.phase, plan.sunSign],
    ['taurus', 10, 'disseminating', 'leo'],
  )
  assert.equal(plan.sources.sunSign, 'progressed-sun-in-leo')
  assert.equal(progressed({ at: '1970-01-01' })!.sunSign, null)
})

test('directions and converse progressions have no text, and without a time only what is certain has one', () => {
  assert.equal(progressed({ method: 'solar_arc' }), null)
  assert.equal(progressed({ converse: true }), null)
  const untimed = progressed({ birthDateTime: '1963-06-09', options: { timeKnown: false } })!
  assert.deepEqual([untimed.moonHouse, untimed.sunSign], [null, 'leo'])
})

test('a progressed Sun is new in its sign as long as its chapter of a life lasts, to some days', () => {
  const before = (instant: number, days: number) =>
    `${new Date(instant - days * DAY_MS).toISOString().slice(0, 16)}Z`
  for (const birth of [{}, { birthDateTime: '1963-06-09', options: { timeKnown: false } }]) {
    const { chapters } = readLife({ ...BIRTH, ...birth }, 0, (kind) => kind)
    const { to } = chapters.find(({ sign }) => sign === 'leo')!
    const isNewAt = (at: string) => progressed({ ...birth, at })!.isSunSignNew
    assert.equal(isNewAt(before(to!, 6)), true)
    assert.equal(isNewAt(before(to!, -31)), false)
  }
})
