import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handMadeDay } from '../../../test/hand-made-days.ts'
import { atOnce } from '../../schedule/slices.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { datesOf, type PeriodType, periodAround } from '../../time/period.ts'
import type { KeyEvent } from './key-events.ts'
import { phasesInSlices } from './phases.ts'

const DATE = '2026-03-02'

const eventOn = (date: string, weight: number) =>
  ({ date, weight, event: { at: Date.parse(date) } }) as KeyEvent

test('of two events that are too near to each other the weightier begins a phase', () => {
  const period = periodAround(DATE, 'week')
  const days = datesOf(period).map((date) => handMadeDay({ date }))
  const startsWith = (events: KeyEvent[]) =>
    atOnce(phasesInSlices(period, 'aries', days, events)).map(({ from, to }) => [from, to])
  const [early, late] = ['2026-03-05', '2026-03-06']
  const cut = (from: string, before: string) => [
    ['2026-03-02', before],
    [from, '2026-03-08'],
  ]
  assert.deepEqual(startsWith([eventOn(early, 5), eventOn(late, 6)]), cut(late, early))
  assert.deepEqual(startsWith([eventOn(early, 6), eventOn(late, 5)]), cut(early, '2026-03-04'))
  // Of equals the earlier.
  assert.deepEqual(startsWith([eventOn(late, 5), eventOn(early, 5)]), cut(early, '2026-03-04'))
})

/** The places of the days on which phases begin, with events on some days, the weightiest first. */
function startsWith(type: PeriodType, ...places: number[]) {
  const period = periodAround(DATE, type)
  const dates = datesOf(period)
  const days = dates.map((date) => handMadeDay({ date }))
  const events = places.map((place, n) => eventOn(dates[place]!, 10 - n))
  return atOnce(phasesInSlices(period, 'aries', days, events)).map(({ from }) => dates.indexOf(from))
}

test('a year has its twelve months, each with all its days', () => {
  const period = periodAround(DATE, 'year')
  const days = datesOf(period).map((date) => handMadeDay({ date }))
  const spans = atOnce(phasesInSlices(period, 'aries', days, [])).map(
    ({ from, to }) => `${from.slice(5)} ${to.slice(5)}`,
  )
  const last = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const two = (number: number) => String(number).padStart(2, '0')
  assert.deepEqual(
    spans,
    last.map((day, month) => `${two(month + 1)}-01 ${two(month + 1)}-${day}`),
  )
})

test('a week has two or three phases of at least two days', () => {
  assert.deepEqual(startsWith('week', 2, 4, 5), [0, 2, 4])
  assert.deepEqual(startsWith('week', 5, 3), [0, 3, 5])
  assert.deepEqual(startsWith('week', 1, 6), [0, 2])
  assert.deepEqual(startsWith('week', 3), [0, 3])
})

test('a month has four or five phases of at least five days', () => {
  assert.deepEqual(startsWith('month', 25, 20, 15, 10, 5), [0, 10, 15, 20, 25])
  assert.deepEqual(startsWith('month', 26, 8, 16, 4), [0, 8, 16, 26])
  // An event four days from another, or from the end, begins none; the others begin where no event is.
  assert.deepEqual(startsWith('month', 27, 10, 14, 20), [0, 5, 10, 20])
  assert.deepEqual(startsWith('month'), [0, 5, 10, 15])
})

/** The first phase of a period whose first day has these factors. */
function firstPhase(type: PeriodType, score: number, factors: Record<string, number>) {
  const period = periodAround(DATE, type)
  const days = datesOf(period).map((date) =>
    handMadeDay({ date, score, ...(date === period.from && { factors, at: { mars: 130, moon: 70 } }) }),
  )
  return atOnce(phasesInSlices(period, 'aries', days, []))[0]!
}

test('a candidate is as loud as its sum in the direction of its phase, by the voice of its planet; of two, the smaller', () => {
  const quick = ['sun', 'mercury', 'venus', 'mars']
  const voices: Record<PeriodType, (planet: Planet) => number> = {
    week: (planet) => (planet === 'moon' ? 0.5 : quick.includes(planet) ? 1 : 0.4),
    month: (planet) => (planet === 'moon' ? 0.1 : quick.includes(planet) ? 1 : 0.8),
    year: (planet) => (planet === 'moon' ? 0 : ['sun', 'mercury', 'venus'].includes(planet) ? 0.6 : 1),
  }
  for (const type of ['week', 'month', 'year'] as const)
    for (const [score, direction, sums] of [
      [3, 'flow', [2, -2]],
      [-3, 'friction', [-2, 2]],
      [0, 'merge', [2, 2]],
    ] as const) {
      for (const planet of PLANETS) {
        const voice = voices[type](planet)
        const loud = [2, -2].map((worth) => {
          const phase = firstPhase(type, score, { [`${planet}-trine`]: worth })
          assert.equal(phase.direction, direction)
          return phase.candidates[0]!.loudness
        })
        assert.deepEqual(
          loud.map((each) => Math.round(each * 100) / 100 + 0),
          sums.map((sum) => Math.round(sum * voice * 100) / 100 + 0),
          `${type} ${planet}`,
        )
      }
      const [met] = firstPhase(type, score, { 'moon-trine-mars': 2 }).candidates
      assert.equal(Math.abs(met!.loudness), 2 * voices[type]('moon'))
      assert.deepEqual([met!.planet, met!.house], ['moon', 3])
    }
})

test('without a factor a phase has no candidate, and every planet but the Moon a place', () => {
  const { candidates, placements } = firstPhase('week', 3, {})
  assert.deepEqual(candidates, [])
  assert.deepEqual(
    placements.map(({ id, planet, house }) => [id, planet, house]),
    PLANETS.filter((planet) => planet !== 'moon').map((planet) =>
      planet === 'mars' ? ['mars-in-leo', planet, 5] : [`${planet}-in-aries`, planet, 1],
    ),
  )
})
