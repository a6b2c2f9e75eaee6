import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayByKey, daysOf, lastDayOf, monthAfter, monthParams, monthWishIn, weeksOf } from './month.ts'

const TODAY = '2026-11-17'

test('months follow one another over the years, and end where the calendar says', () => {
  assert.equal(monthAfter('2026-11', 2), '2027-01')
  assert.equal(monthAfter('2026-01', -1), '2025-12')
  assert.equal(monthAfter('1600-02', -1), '1600-01')
  assert.equal(lastDayOf('2024-02'), '2024-02-29')
  assert.equal(lastDayOf('1900-02'), '1900-02-28')
  assert.equal(lastDayOf('2026-12'), '2026-12-31')
  assert.equal(daysOf('2026-11').length, 30)
})

test('a week goes from Monday to Sunday, with empty places outside the month', () => {
  // 1 November 2026 is a Sunday.
  const weeks = weeksOf('2026-11')
  assert.deepEqual(weeks[0], [...Array(6).fill(undefined), '2026-11-01'])
  assert.equal(weeks[1]![0], '2026-11-02')
  assert.equal(weeks.length, 6)
  assert.deepEqual(weeks[5], ['2026-11-30', ...Array(6).fill(undefined)])
  // February 2027 begins on a Monday and fills four weeks.
  assert.equal(weeksOf('2027-02').length, 4)
  assert.deepEqual(
    weeksOf('2027-02').flat().filter(Boolean),
    daysOf('2027-02'),
    'every day is there once, in order',
  )
})

test('month and day are written to the address and read back', () => {
  for (const wish of [
    { month: '2026-11', day: '' },
    { month: '1999-08', day: '1999-08-11' },
    { month: '1999-08', day: '1999-08-05' },
  ])
    assert.deepEqual(monthWishIn(monthParams(wish).toString(), TODAY), wish)
  assert.equal(monthParams({ month: '1999-08', day: '1999-08-05' }).toString(), 'month=1999-08&day=5')
})

test('an address that names no month is this month, and a day it does not have is none', () => {
  assert.deepEqual(monthWishIn('', TODAY), { month: '2026-11', day: '' })
  assert.deepEqual(monthWishIn('month=2026-13', TODAY), { month: '2026-11', day: '' })
  assert.deepEqual(monthWishIn('month=2026-02&day=30', TODAY), { month: '2026-02', day: '' })
  assert.deepEqual(monthWishIn('month=2026-02&day=x', TODAY), { month: '2026-02', day: '' })
})

test('keys lead to days, weeks and months, and over their borders', () => {
  const lead = (key: string, from: string) => dayByKey(key, from)
  assert.equal(lead('ArrowRight', '2026-11-30'), '2026-12-01')
  assert.equal(lead('ArrowLeft', '2026-11-01'), '2026-10-31')
  assert.equal(lead('ArrowUp', '2026-11-10'), '2026-11-03')
  assert.equal(lead('ArrowDown', '2026-12-30'), '2027-01-06')
  assert.equal(lead('Home', '2026-11-18'), '2026-11-16')
  assert.equal(lead('End', '2026-11-18'), '2026-11-22')
  assert.equal(lead('PageDown', '2026-01-31'), '2026-02-28')
  assert.equal(lead('PageUp', '2026-01-31'), '2025-12-31')
  assert.equal(lead('a', '2026-01-31'), undefined)
})
