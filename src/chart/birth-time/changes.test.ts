import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { signOf } from '../../sky/zodiac.ts'
import { type Chart, type ChartInput, castChart } from '../chart.ts'
import { type Change, coursesWithin, type FactHistory } from './changes.ts'
import type { FactValue } from './facts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const input = fc.record({
  place: fc.record({
    latitude: fc.integer({ min: -66_000, max: 66_000 }).map((n) => n / 1000),
    longitude: fc.integer({ min: -180_000, max: 180_000 }).map((n) => n / 1000),
  }),
  houseSystem: fc.constantFrom('whole', 'placidus', 'koch', 'regiomontanus', 'porphyry'),
  zodiac: fc.constantFrom('tropical', 'sidereal'),
})
const second = fc
  .integer({ min: Date.UTC(1800, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 })
  .map((n) => n * 1000)

/** The same facts, read from whole charts. */
function factsOf(chart: Chart): Map<string, FactValue> {
  const bodies = Object.entries(chart.bodies)
  const names = bodies.map(([name]) => name)
  const facts = new Map<string, FactValue>([
    ['rising_sign ascendant', signOf(chart.angles.ascendant)],
    ['midheaven_sign midheaven', signOf(chart.angles.midheaven)],
    ...bodies.flatMap(([name, { longitude, house, retrograde }]): [string, FactValue][] => [
      [`sign ${name}`, signOf(longitude)],
      [`house ${name}`, house],
      [`motion ${name}`, retrograde ? 'retrograde' : 'direct'],
    ]),
    ...names.flatMap((one, i) =>
      names.slice(i + 1).map((other): [string, FactValue] => [`aspect ${one}-${other}`, null]),
    ),
  ])
  for (const { planet1, planet2, name } of chart.aspects) facts.set(`aspect ${planet1}-${planet2}`, name)
  return facts
}

const keyOf = ({ kind, subject }: Pick<Change, 'kind' | 'subject'>) => `${kind} ${subject}`
const changesIn = (courses: readonly FactHistory[]) => courses.flatMap(({ changes }) => changes)
const castAt = (instant: number, rest: Omit<ChartInput, 'instant'>) =>
  factsOf(castChart({ ...rest, instant }))

test('a chart a second before a change has the old value, and a second after it the new one', () => {
  fc.assert(
    fc.property(second, input, (from, rest) => {
      for (const change of changesIn(coursesWithin(from, from + 3 * 60 * MINUTE_MS, rest))) {
        assert.equal(castAt(change.instant - 1000, rest).get(keyOf(change)), change.before)
        assert.equal(castAt(change.instant + 1000, rest).get(keyOf(change)), change.after)
      }
    }),
    { numRuns: 60 },
  )
})

test('charts of every minute show no change that was not found', () => {
  fc.assert(
    fc.property(second, input, (from, rest) => {
      const courses = coursesWithin(from, from + 120 * MINUTE_MS, rest)
      for (let minute = 0; minute <= 120; minute++) {
        const instant = from + minute * MINUTE_MS
        const facts = castAt(instant, rest)
        for (const { fact, first, changes } of courses) {
          // A change is given to the second, so the chart of that very second may be on either side of it.
          if (changes.some((change) => Math.abs(change.instant - instant) <= 1000)) continue
          const last = changes.findLast((change) => change.instant <= instant)
          assert.equal(facts.get(keyOf(fact)), last === undefined ? first : last.after, keyOf(fact))
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('in a day each sign rises once and the Moon passes every house', () => {
  const from = Date.UTC(1990, 4, 15)
  const rest = { place: { latitude: 52.52, longitude: 13.405 }, houseSystem: 'placidus' } as const
  const changes = changesIn(coursesWithin(from, from + DAY_MS, rest))
  const risen = changes.filter(({ kind }) => kind === 'rising_sign').map(({ after }) => after)
  assert.equal(risen.length, 12)
  assert.equal(new Set(risen).size, 12)
  const houses = changes.filter(({ kind, subject }) => kind === 'house' && subject === 'moon')
  assert.deepEqual(
    houses.map(({ before, after }) => (Number(before) - Number(after) + 12) % 12),
    houses.map(() => 1),
  )
  assert.ok(houses.length >= 11)
})

test('signs that rise within minutes near the polar circle are all found', () => {
  const from = Date.UTC(2000, 0, 1)
  const rest = { place: { latitude: 66, longitude: 20 }, houseSystem: 'whole' } as const
  const risen = changesIn(coursesWithin(from, from + DAY_MS, rest)).filter(
    ({ kind }) => kind === 'rising_sign',
  )
  assert.equal(new Set(risen.map(({ after }) => after)).size, 12)
  const gaps = risen.slice(1).map(({ instant }, i) => instant - risen[i]!.instant)
  assert.ok(Math.min(...gaps) < 10 * MINUTE_MS)
})
