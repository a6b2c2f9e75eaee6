import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  datesOf,
  monthsOf,
  numberOf,
  PERIOD_TYPES,
  periodAfter,
  periodAround,
  WEEK_STARTS,
} from './period.ts'
import { dayNumber } from './time-scales.ts'

test('a week goes from Monday to Sunday, or from Sunday to Saturday', () => {
  assert.deepEqual(periodAround('2026-11-17', 'week'), { type: 'week', from: '2026-11-16', to: '2026-11-22' })
  assert.deepEqual(periodAround('2026-11-17', 'week', 'sunday'), {
    type: 'week',
    from: '2026-11-15',
    to: '2026-11-21',
  })
  assert.equal(periodAround('2026-11-16', 'week').from, '2026-11-16')
  assert.equal(periodAround('2026-11-22', 'week').from, '2026-11-16')
  assert.equal(periodAround('2026-11-22', 'week', 'sunday').from, '2026-11-22')
})

test('a week may start on Monday, which is usual, or on Sunday', () => {
  assert.deepEqual(WEEK_STARTS, ['monday', 'sunday'])
})

test('periods are counted from 1970 on', () => {
  assert.equal(numberOf(periodAround('1970-01-15', 'month')), 0)
  assert.equal(numberOf(periodAround('2026-11-17', 'month')), 682)
  assert.equal(numberOf(periodAround('2026-11-17', 'year')), 56)
  // The week of Thursday, 1 January 1970; 20,774 days later is another Tuesday.
  assert.equal(numberOf(periodAround('1970-01-01', 'week')), 0)
  assert.equal(numberOf(periodAround('2026-11-17', 'week')), 2968)
})

test('a week goes on over the end of a year, and over 1970', () => {
  assert.deepEqual(periodAround('2027-01-01', 'week'), { type: 'week', from: '2026-12-28', to: '2027-01-03' })
  assert.equal(periodAround('1970-01-01', 'week').from, '1969-12-29')
  assert.equal(periodAround('1969-12-28', 'week').from, '1969-12-22')
})

test('a month has the days that it has', () => {
  assert.deepEqual(periodAround('2028-02-10', 'month'), {
    type: 'month',
    from: '2028-02-01',
    to: '2028-02-29',
  })
  assert.equal(periodAround('2100-02-10', 'month').to, '2100-02-28')
  assert.equal(periodAround('2026-12-31', 'month').to, '2026-12-31')
})

test('a year is made of its twelve months', () => {
  const year = periodAround('2028-05-05', 'year')
  assert.deepEqual(year, { type: 'year', from: '2028-01-01', to: '2028-12-31' })
  assert.equal(datesOf(year).length, 366)
  assert.deepEqual(monthsOf(year).flatMap(datesOf), datesOf(year))
})

test('every date of a period is in just this one', () => {
  for (const type of PERIOD_TYPES)
    for (const start of WEEK_STARTS) {
      const period = periodAround('1899-12-30', type, start)
      assert.ok(datesOf(period).includes('1899-12-30'))
      for (const date of datesOf(period)) assert.deepEqual(periodAround(date, type, start), period)
    }
})

test('the next period begins on the day after and has the next number', () => {
  for (const type of PERIOD_TYPES)
    for (const start of WEEK_STARTS) {
      let period = periodAround('1968-02-29', type, start)
      for (let i = 0; i < 130; i++) {
        const next = periodAfter(period, 1)
        assert.equal(dayNumber(next.from), dayNumber(period.to) + 1)
        assert.equal(numberOf(next), numberOf(period) + 1)
        assert.deepEqual(periodAfter(next, -1), period)
        assert.deepEqual(periodAround(next.to, type, start), next)
        period = next
      }
    }
})
