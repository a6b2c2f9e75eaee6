import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServiceError } from '../errors.ts'
import { noonOf, resolveDate, resolveLocalTime } from './civil-time.ts'
import { offsetText, wallText } from './wall-clock.ts'
import { offsetAt, zone } from './zones.ts'

const utc = (instant: number) => new Date(instant).toISOString()
const refusal = (act: () => unknown): ServiceError => {
  try {
    act()
  } catch (error) {
    assert(error instanceof ServiceError, String(error))
    return error
  }
  assert.fail('nothing was refused')
}

test('a birth time is read in its four spellings', () => {
  for (const text of ['1990-05-15 14:30:00', '1990-05-15T14:30:00', '1990-05-15 14:30', '1990-05-15T14:30']) {
    const { instant, offsetSeconds, status, zone: place } = resolveLocalTime(text, 'europe/berlin')
    assert.equal(utc(instant), '1990-05-15T12:30:00.000Z')
    assert.deepEqual([offsetSeconds, status, place.name], [7200, 'unique', 'Europe/Berlin'])
  }
})

test('local mean time counts to the second', () => {
  const { instant, offsetSeconds } = resolveLocalTime('1879-03-14 11:30', 'Europe/Berlin')
  assert.equal(utc(instant), '1879-03-14T10:36:32.000Z')
  assert.equal(offsetSeconds, 3208)
})

test('a time that was shown twice is the earlier one', () => {
  const { instant, offsetSeconds, status, laterInstant } = resolveLocalTime(
    '2024-11-03 01:30:00',
    'America/New_York',
  )
  assert.equal(utc(laterInstant!), '2024-11-03T06:30:00.000Z')
  assert.equal(utc(instant), '2024-11-03T05:30:00.000Z')
  assert.deepEqual([offsetSeconds, status], [-14_400, 'ambiguous'])
})

test('a text of another format is a mistake of shape', () => {
  const other = [
    '',
    '1990-05-15',
    '1990-05-15  14:30',
    '1990-05-15t14:30',
    '1990-5-15 14:30',
    '15.05.1990 14:30',
  ]
  const marked = [
    '1990-05-15T14:30:00Z',
    '1990-05-15T14:30:00+02:00',
    '1990-05-15 14:30:00.5',
    ' 1990-05-15 14:30',
  ]
  const lookalikes = ['1990-05-15 14:30\n', '١٩٩٠-05-15 14:30', '+01990-05-15 14:30', '-1990-05-15 14:30']
  for (const text of [...other, ...marked, ...lookalikes]) {
    const error = refusal(() => resolveLocalTime(text, 'UTC'))
    assert.deepEqual([error.code, error.kind], ['INVALID_DATE_FORMAT', 'shape'], text)
    assert.deepEqual(error.details, {
      field: 'birthDateTime',
      provided: text,
      expected: 'YYYY-MM-DD HH:mm:ss',
    })
    assert.match(error.message, /birthDateTime must be written YYYY-MM-DD HH:mm:ss/)
  }
})

test('a date or time that does not exist is a mistake of value, and the message says what does', () => {
  const cases: [string, RegExp][] = [
    ['2025-02-30 12:00:00', /days of that month run from 01 to 28/],
    ['1900-02-29 12:00:00', /days of that month run from 01 to 28/],
    ['2024-04-31 12:00:00', /01 to 30/],
    ['2024-04-00 12:00:00', /01 to 30/],
    ['2024-13-01 12:00:00', /months run from 01 to 12/],
    ['2024-00-01 12:00:00', /months run from 01 to 12/],
    ['2024-01-01 24:00:00', /00:00:00 to 23:59:59/],
    ['2024-01-01 12:60', /00:00:00 to 23:59:59/],
    ['2016-12-31 23:59:60', /00:00:00 to 23:59:59/],
  ]
  for (const [text, message] of cases) {
    const error = refusal(() => resolveLocalTime(text, 'UTC', 'born'))
    assert.deepEqual([error.code, error.kind], ['INVALID_DATE_FORMAT', 'value'], text)
    assert.deepEqual(error.details, { field: 'born', provided: text, expected: 'YYYY-MM-DD HH:mm:ss' })
    assert.match(error.message, message)
  }
})

test('29 February exists in leap years, also in 2000', () => {
  for (const year of ['1600', '2000', '2024', '2396']) resolveLocalTime(`${year}-02-29 12:00`, 'UTC')
})

test('the range is that of UTC, to the second, wherever the clock stands', () => {
  const edges: [string, string][] = [
    ['1600-01-01 00:00:00', 'UTC'],
    ['1599-12-31 19:03:58', 'America/New_York'],
    ['2399-12-31 23:59:59', 'UTC'],
    ['2400-01-01 10:59:59', 'Australia/Sydney'],
  ]
  const beyond: [string, string][] = [
    ['1599-12-31 23:59:59', 'UTC'],
    ['1599-12-31 19:03:57', 'America/New_York'],
    ['2400-01-01 00:00:00', 'UTC'],
    ['2400-01-01 11:00:00', 'Australia/Sydney'],
    ['0000-01-01 00:00', 'UTC'],
    ['0024-02-29 00:00', 'America/New_York'],
    ['9999-12-31 23:59:59', 'America/New_York'],
  ]
  for (const [text, name] of edges) assert.equal(resolveLocalTime(text, name).status, 'unique', text)
  for (const [text, name] of beyond) {
    const error = refusal(() => resolveLocalTime(text, name))
    assert.equal(error.code, 'DATE_OUT_OF_RANGE', text)
    assert.deepEqual(error.details, {
      field: 'birthDateTime',
      provided: text,
      earliest: '1600-01-01',
      latest: '2399-12-31',
    })
  }
})

test('a skipped time names the two sides of its gap, and both can be sent', () => {
  const error = refusal(() => resolveLocalTime('2024-03-10 02:30', 'america/new_york'))
  assert.equal(error.code, 'NONEXISTENT_LOCAL_TIME')
  assert.deepEqual(error.details, {
    provided: '2024-03-10 02:30',
    timezone: 'America/New_York',
    before: '2024-03-10T01:59:59',
    after: '2024-03-10T03:00:00',
  })
  const [before, after] = [error.details.before, error.details.after].map((text) =>
    resolveLocalTime(String(text), 'America/New_York'),
  )
  assert.equal(after!.instant - before!.instant, 1000)
})

test('an unknown zone is refused once the time is readable', () => {
  assert.equal(refusal(() => resolveLocalTime('1990-05-15 14:30', 'Mars/Olympus')).code, 'INVALID_TIMEZONE')
  assert.equal(refusal(() => resolveLocalTime('never', 'Mars/Olympus')).code, 'INVALID_DATE_FORMAT')
})

test('today, tomorrow and yesterday are those of the zone', () => {
  const now = Date.parse('2026-03-01T05:30:00Z')
  const days = (name: string) =>
    ['yesterday', 'today', 'tomorrow'].map((word) => resolveDate(word, zone(name), now))
  assert.deepEqual(days('UTC'), ['2026-02-28', '2026-03-01', '2026-03-02'])
  assert.deepEqual(days('America/Los_Angeles'), ['2026-02-27', '2026-02-28', '2026-03-01'])
  assert.deepEqual(days('Pacific/Kiritimati'), ['2026-02-28', '2026-03-01', '2026-03-02'])
})

test('a day that a zone skipped is nobody’s yesterday or tomorrow', () => {
  const apia = zone('Pacific/Apia')
  assert.equal(resolveDate('tomorrow', apia, Date.parse('2011-12-30T09:00:00Z')), '2011-12-31')
  assert.equal(resolveDate('yesterday', apia, Date.parse('2011-12-30T11:00:00Z')), '2011-12-29')
  // A day without midnight is still a day.
  assert.equal(
    resolveDate('tomorrow', zone('America/Asuncion'), Date.parse('2023-09-30T15:00:00Z')),
    '2023-10-01',
  )
})

test('a written date is checked like a birth date', () => {
  const date = (text: string) => resolveDate(text, zone('UTC'), 0)
  assert.equal(date('2024-02-29'), '2024-02-29')
  const expected = 'YYYY-MM-DD, today, tomorrow or yesterday'
  const mistakes = [
    ['2025-02-29', 'INVALID_DATE_FORMAT', 'value'],
    ['Today', 'INVALID_DATE_FORMAT', 'shape'],
    ['2025-1-1', 'INVALID_DATE_FORMAT', 'shape'],
    ['2025-01-01T00:00', 'INVALID_DATE_FORMAT', 'shape'],
    ['__proto__', 'INVALID_DATE_FORMAT', 'shape'],
    ['1599-12-31', 'DATE_OUT_OF_RANGE', 'value'],
    ['2400-01-01', 'DATE_OUT_OF_RANGE', 'value'],
  ] as const
  for (const [text, code, kind] of mistakes) {
    const error = refusal(() => date(text))
    assert.deepEqual([error.code, error.kind], [code, kind], text)
    assert.deepEqual([error.details.field, error.details.provided], ['date', text])
    if (code === 'INVALID_DATE_FORMAT') assert.equal(error.details.expected, expected)
  }
})

test('noon is that of the zone, and on a skipped day the moment the calendar jumped', () => {
  const noon = (date: string, name: string) => {
    const instant = noonOf(date, zone(name))
    const offset = offsetAt(zone(name), instant)
    return wallText(instant + offset * 1000) + offsetText(offset)
  }
  assert.equal(noon('2026-07-01', 'Europe/Berlin'), '2026-07-01T12:00:00+02:00')
  assert.equal(noon('1880-07-01', 'Europe/Berlin'), '1880-07-01T12:00:00+00:53:28')
  assert.equal(noon('2011-12-30', 'Pacific/Apia'), '2011-12-31T00:00:00+14:00')
  assert.equal(noon('2011-12-31', 'Pacific/Apia'), '2011-12-31T12:00:00+14:00')
})

test('a noon that lies outside the range in UTC is refused', () => {
  assert.equal(refusal(() => noonOf('1600-01-01', zone('America/Juneau'))).code, 'DATE_OUT_OF_RANGE')
  assert.equal(utc(noonOf('2399-12-31', zone('Pacific/Pago_Pago'))), '2399-12-31T23:00:00.000Z')
})
