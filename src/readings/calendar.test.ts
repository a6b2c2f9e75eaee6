import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inGregorian } from './calendar.ts'

test('a Julian date is that of the same day in the Gregorian calendar, and what follows it stays', () => {
  const cases = {
    '1642-12-25 01:38': '1643-01-04 01:38',
    '1700-02-29': '1700-03-11',
    '1999-12-19T10:00:30': '2000-01-01T10:00:30',
    '0999-05-05': '0999-05-10',
  }
  for (const [julian, gregorian] of Object.entries(cases)) {
    assert.equal(inGregorian(julian, 'julian'), gregorian)
    assert.equal(inGregorian(julian, 'gregorian'), julian)
  }
})

test('a text that begins with no date comes back as it is', () => {
  for (const text of ['today', ' 1642-12-25', '1642-12', '']) assert.equal(inGregorian(text, 'julian'), text)
})

test('a date that the Julian calendar does not have is refused, with a piece of it', () => {
  const provided = `1701-02-29 ${'x'.repeat(80)}`.slice(0, 64)
  assert.throws(() => inGregorian(`1701-02-29 ${'x'.repeat(80)}`, 'julian'), {
    code: 'INVALID_DATE_FORMAT',
    message: `birthDateTime ${provided} does not exist in the Julian calendar.`,
    details: { field: 'birthDateTime', provided, expected: 'YYYY-MM-DD HH:mm:ss' },
  })
})
