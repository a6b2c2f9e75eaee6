import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../time/time-scales.ts'
import { clockWords, dateWords, dayInPeriod, weekdayOf } from './dates.ts'

const dates = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2028, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
)
const written = (date: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...how, timeZone: 'UTC' }).format(Date.parse(date))

test('every day of a year has the date and the weekday that a British calendar prints', () => {
  for (const date of dates) {
    assert.equal(dateWords(date), written(date, { day: 'numeric', month: 'long' }))
    assert.equal(weekdayOf(date), written(date, { weekday: 'long' }))
  }
})

test('a day is written as its weekday in a week, as an ordinal in a month, as its date in a year', () => {
  assert.equal(dayInPeriod('2026-11-17', 'week'), 'Tuesday')
  assert.equal(dayInPeriod('2026-11-17', 'year'), '17 November')
  const rules = new Intl.PluralRules('en', { type: 'ordinal' })
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  for (let day = 1; day <= 31; day++) {
    const date = `2026-12-${String(day).padStart(2, '0')}`
    assert.equal(dayInPeriod(date, 'month'), `the ${day}${endings[rules.select(day)]}`)
  }
})

test('a local time is its date or its clock, without seconds', () => {
  assert.equal(dateWords('2026-12-03T14:20:00'), '3 December')
  assert.equal(clockWords('2026-12-03T14:20:37'), '14:20')
})
