import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateAfter, dayAfter } from './dates.ts'
import { arc, orbText, signed } from './figures.ts'

test('a score has its sign, and nothing rounded to zero has one', () => {
  assert.deepEqual([3.44, 0.5, -0.5, -4.06].map(signed), ['+3.4', '+0.5', '−0.5', '−4.1'])
  assert.deepEqual([0, 0.04, -0.04].map(signed), ['0.0', '0.0', '0.0'])
})

test('degrees are cut to minutes, never rounded', () => {
  assert.deepEqual([17.5083, 29.999, 0, 5.0166].map(arc), ['17°30′', '29°59′', '0°00′', '5°00′'])
  assert.equal(orbText(2.345), '2.3°')
})

test('a day after another goes over the ends of months, years and leap days', () => {
  assert.equal(dayAfter('2026-12-31', 1), '2027-01-01')
  assert.equal(dayAfter('2028-03-01', -1), '2028-02-29')
  assert.equal(dayAfter('2026-03-29', 1), '2026-03-30')
})

test('the next week is the same weekday; the next month and year begin with their first day', () => {
  assert.equal(dateAfter('2026-11-18', 'week', 1), '2026-11-25')
  assert.equal(dateAfter('2026-01-31', 'month', 1), '2026-02-01')
  assert.equal(dateAfter('2026-01-31', 'month', -1), '2025-12-01')
  assert.equal(dateAfter('2026-11-18', 'year', 1), '2027-01-01')
  assert.equal(dateAfter('2026-11-18', 'day', -18), '2026-10-31')
})
