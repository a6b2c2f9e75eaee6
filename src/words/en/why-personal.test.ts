import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PersonalPlan } from '../../writer/plan/personal-plan.ts'
import { whyOfPersonalDay } from './why-personal.ts'

const DAY = '2026-06-15'
const at = (date: string | null) => (date === null ? null : Date.parse(date))

/** Saturn squares the Moon of the birth while the Moon is in the fourth house. */
function whyWith(from: string | null, to: string | null, orb = 1) {
  const main = {
    transiting: 'saturn',
    name: 'square',
    natal: 'moon',
    orb,
    span: { from: at(from), to: at(to) },
  }
  const plan = { date: DAY, main, quick: null, moon: { house: 4 } }
  return whyOfPersonalDay(plan as unknown as PersonalPlan)
}
const MOON = 'The Moon passes through your house of home.'
const saturn = (span: string) => `Saturn squares your Moon ${span}. ${MOON}`

test('a month has an early part to the 10th, a middle to the 20th, and a late one', () => {
  for (const [day, part] of [
    ['01', 'early'],
    ['10', 'early'],
    ['11', 'the middle of'],
    ['20', 'the middle of'],
    ['21', 'late'],
    ['30', 'late'],
  ])
    assert.equal(whyWith(`2026-04-${day}`, '2026-09-05'), saturn(`from ${part} April to early September`))
})

test('every month has its name', () => {
  const months = 'January February March April May June July August September October November December'
  for (const [index, name] of months.split(' ').entries()) {
    const date = `2026-${String(index + 1).padStart(2, '0')}-25`
    assert.equal(whyWith(date, date), saturn(`from late ${name} to late ${name}`))
  }
})

test('a year is named if it is not that of the day', () => {
  assert.equal(whyWith('2025-12-31', '2027-01-01'), saturn('from late December 2025 to early January 2027'))
})

test('what began or ends more than a year away has no date there', () => {
  assert.equal(whyWith(null, '2026-07-15'), saturn('until the middle of July, after more than a year'))
  assert.equal(
    whyWith('2026-07-15', null),
    saturn('since the middle of July, and for more than a year to come'),
  )
  assert.equal(whyWith(null, null), saturn('for more than two years in all'))
})

test('a slow transit is closest about now within a degree', () => {
  assert.equal(whyWith(null, null, 0.99), saturn('for more than two years in all, and is closest about now'))
  assert.equal(whyWith(null, null, 1), saturn('for more than two years in all'))
})

test('without a main transit `why` names the quick one, and without either the Moon alone', () => {
  const quick = { transiting: 'moon', name: 'trine', natal: 'venus' }
  const plan = { date: DAY, main: null, quick, moon: { house: 1 } } as unknown as PersonalPlan
  assert.equal(
    whyOfPersonalDay(plan),
    'The Moon trines your Venus. The Moon passes through your first house.',
  )
  assert.equal(whyOfPersonalDay({ ...plan, quick: null }), 'The Moon passes through your first house.')
})
