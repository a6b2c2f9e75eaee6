import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untilWords } from './until.ts'

/** Said on a day of an end in UTC. */
const CASES = [
  ['2026-11-18', '2026-11-18T23:59', 'until tonight'],
  ['2026-11-18', '2026-11-18T12:01', 'until tonight'],
  ['2026-11-18', '2026-11-19T00:00', 'until tomorrow'],
  ['2026-11-18', '2026-11-19T17:59', 'until tomorrow'],
  ['2026-11-18', '2026-11-19T18:00', 'until tomorrow night'],
  ['2026-11-18', '2026-11-20T00:00', 'until Friday'],
  ['2026-11-18', '2026-11-24T23:00', 'until Tuesday'],
  ['2026-11-18', '2026-11-25T00:00', 'until the 25th'],
  ['2026-11-18', '2026-12-01T09:00', 'until the 1st'],
  ['2026-11-18', '2026-12-16T23:00', 'until the 16th'],
  ['2026-11-18', '2026-12-17T00:00', 'until December'],
  ['2026-11-18', '2027-01-01T00:00', 'until next January'],
  ['2026-11-18', '2027-10-31T23:00', 'until next October'],
  ['2026-11-18', '2027-11-01T00:00', 'until 2027'],
  ['2026-11-18', '2029-02-01T00:00', 'until 2029'],
  ['2026-01-05', '2026-12-31T00:00', 'until December'],
  ['2026-01-31', '2026-03-01T00:00', 'until March'],
  ['2026-12-28', '2027-01-01T12:00', 'until Friday'],
  ['1969-12-31', '1970-01-01T12:00', 'until tomorrow'],
  ['1600-01-01', '1600-01-03T12:00', 'until Monday'],
  ['2399-12-31', '2400-01-02T12:00', 'until Sunday'],
] as const

test('an end is said as people say it, seen from the day on which it is said', () => {
  for (const [date, end, words] of CASES)
    assert.equal(untilWords(date, Date.parse(`${end}Z`)), words, `${date} ${end}`)
})

test('every end is written with “until”, in 9 to 20 characters', () => {
  const date = '2026-11-18'
  for (let hours = 1; hours < 3 * 366 * 24; hours += 7) {
    const words = untilWords(date, Date.parse(`${date}T12:00Z`) + hours * 3_600_000)
    assert.match(
      words,
      /^until (?:tonight|tomorrow(?: night)?|[A-Z]\w+day|the \d+(?:st|nd|rd|th)|(?:next )?[A-Z]\w+|\d{4})$/,
    )
    assert.ok(words.length >= 'until May'.length && words.length <= 'until tomorrow night'.length, words)
  }
})
