import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Birth, isComplete, localTimeOf, NO_BIRTH } from '../state/birth-list.ts'
import { birthInShort, birthInWords, bornIn, fieldOf, inPlainWords } from './birth.ts'

const BERLIN: Birth = {
  ...NO_BIRTH,
  date: '1990-05-15',
  time: '14:30',
  place: 'Berlin, Germany',
  latitude: '52.52',
  longitude: '13.405',
  timezone: 'Europe/Berlin',
}

test('the local time is as it was entered, or noon if it is unknown, whatever the field contains', () => {
  assert.equal(localTimeOf(BERLIN, 'T'), '1990-05-15T14:30:00')
  assert.equal(localTimeOf({ ...BERLIN, time: '00:00' }, ' '), '1990-05-15 00:00:00')
  for (const time of ['', '00:00', '03:10'])
    assert.equal(localTimeOf({ ...BERLIN, time, isTimeUnknown: true }, ' '), '1990-05-15 12:00:00')
})

test('before anything is entered, every field is empty, and the time counts as known', () => {
  const { isTimeUnknown, ...texts } = NO_BIRTH
  assert.equal(isTimeUnknown, false)
  assert.deepEqual(new Set(Object.values(texts)), new Set(['']))
})

test('a birth is complete if its date, place and zone are present, and its time is present or unknown', () => {
  assert.ok(isComplete(BERLIN))
  for (const missing of ['date', 'latitude', 'longitude', 'timezone', 'time'] as const)
    assert.ok(!isComplete({ ...BERLIN, [missing]: '' }), missing)
  assert.ok(isComplete({ ...BERLIN, time: '', isTimeUnknown: true }))
  assert.ok(!isComplete({ ...BERLIN, date: '', isTimeUnknown: true }))
  assert.ok(!isComplete(NO_BIRTH))
})

test('a chosen place fills in its coordinates and zone', () => {
  const place = { name: 'Lisbon', region: 'Lisbon', country: 'PT', population: 517802 }
  const where = { timezone: 'Europe/Lisbon', latitude: 38.72, longitude: -9.13 }
  assert.deepEqual(bornIn({ id: '2267057', ...place, ...where }), {
    place: 'Lisbon, Portugal',
    placeId: '2267057',
    latitude: '38.72',
    longitude: '-9.13',
    timezone: 'Europe/Lisbon',
  })
})

const problem = (code: string, details: Record<string, unknown> = {}) =>
  ({ code, message: 'as the API says it', details }) as never

test('a problem is shown at the field it is about', () => {
  assert.equal(fieldOf(problem('INVALID_TIMEZONE')), 'timezone')
  assert.equal(fieldOf(problem('NONEXISTENT_LOCAL_TIME')), 'when')
  assert.equal(fieldOf(problem('INVALID_COORDINATES', { field: 'latitude' })), 'latitude')
  assert.equal(fieldOf(problem('INTERNAL_ERROR')), undefined)
  assert.equal(fieldOf(undefined), undefined)
})

test('the message about a skipped hour gives local times, with dates if a whole day was skipped', () => {
  const gap = { timezone: 'Europe/Berlin', before: '2026-03-29T01:59:59', after: '2026-03-29T03:00:00' }
  assert.match(inPlainWords(problem('NONEXISTENT_LOCAL_TIME', gap)), /from 02:00 to 03:00\./)
  const day = { timezone: 'Pacific/Apia', before: '2011-12-29T23:59:59', after: '2011-12-31T00:00:00' }
  assert.match(
    inPlainWords(problem('NONEXISTENT_LOCAL_TIME', day)),
    /from 2011-12-30T00:00 to 2011-12-31T00:00\./,
  )
  // Of a date without a time the API tells no clocks.
  const date = { provided: '2011-12-30', timezone: 'Pacific/Apia' }
  assert.equal(inPlainWords(problem('NONEXISTENT_LOCAL_TIME', date)), 'as the API says it')
  assert.equal(inPlainWords(problem('ANYTHING_ELSE')), 'as the API says it')
})

test('a birth in words says what is known of it', () => {
  assert.equal(birthInWords(BERLIN), 'Born Tuesday 15 May 1990 at 14:30, Berlin, Germany')
  assert.equal(
    birthInWords({ ...BERLIN, isTimeUnknown: true, place: '' }),
    'Born Tuesday 15 May 1990, at an unknown hour',
  )
})

test('in a line a birth has its town, its date, and its time or that it is unknown', () => {
  assert.equal(birthInShort(BERLIN), 'Berlin, 15 May 1990, 14:30')
  assert.equal(birthInShort({ ...BERLIN, isTimeUnknown: true }), 'Berlin, 15 May 1990, hour unknown')
})
