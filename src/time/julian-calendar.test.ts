import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CalendarDate, gregorianFromJulian } from './julian-calendar.ts'
import { julianDay } from './time-scales.ts'

const read = (text: string): CalendarDate => {
  const [year, month, day] = text.split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}

const gregorian = (julian: string): string | null => {
  const date = gregorianFromJulian(read(julian))
  if (date === null) return null
  return `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`
}

test('the day before a reform is the day before the first Gregorian one', () => {
  // The laws: Rome skipped to 1582-10-15, London to 1752-09-14, Moscow to 1918-02-14, Athens to 1923-03-01.
  assert.equal(gregorian('1582-10-04'), '1582-10-14')
  assert.equal(gregorian('1752-09-02'), '1752-09-13')
  assert.equal(gregorian('1918-01-31'), '1918-02-13')
  assert.equal(gregorian('1923-02-15'), '1923-02-28')
})

test('births that are known in both calendars', () => {
  assert.equal(gregorian('1642-12-25'), '1643-01-04') // Newton
  assert.equal(gregorian('1732-02-11'), '1732-02-22') // Washington
  assert.equal(gregorian('1799-05-26'), '1799-06-06') // Pushkin
})

test('a Julian century has its leap day, and the calendars part by a day after it', () => {
  assert.equal(gregorian('1700-02-28'), '1700-03-10')
  assert.equal(gregorian('1700-02-29'), '1700-03-11')
  assert.equal(gregorian('1700-03-01'), '1700-03-12')
  assert.equal(gregorian('1900-02-29'), '1900-03-13')
  assert.equal(gregorian('2000-02-29'), '2000-03-13')
})

test('the Julian days are those of the Swiss Ephemeris 2.10', () => {
  const expected = {
    '1599-12-22': 2305447.5,
    '1700-02-29': 2342041.5,
    '1752-09-02': 2361220.5,
    '1918-01-31': 2421637.5,
    '2399-10-12': 2597576.5,
  }
  for (const [julian, day] of Object.entries(expected))
    assert.equal(julianDay(Date.parse(gregorian(julian)!)), day, julian)
})

test('a date that the Julian calendar lacks is not made into another', () => {
  for (const julian of [
    '1701-02-29',
    '1700-02-30',
    '1700-04-31',
    '1700-13-01',
    '1700-00-01',
    '1700-01-00',
    '1700-01-32',
  ])
    assert.equal(gregorian(julian), null, julian)
})
