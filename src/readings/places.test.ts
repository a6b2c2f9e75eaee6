import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPlace, readPlaces } from './places.ts'

test('there are ten places unless it is said how many', () => {
  assert.equal(readPlaces({ q: 'san' }).length, 10)
  assert.equal(readPlaces({ q: 'san', limit: 3 }).length, 3)
  for (const { country } of readPlaces({ q: 'san', country: 'MX' })) assert.equal(country, 'MX')
})

test('a place has the offset of its clocks at a time only if one is asked for, and none where they skipped it', () => {
  for (const place of readPlaces({ q: 'Berlin' })) assert.equal('utcOffset' in place, false)
  const offsets = (at: string) =>
    Object.fromEntries(readPlaces({ q: 'Berlin', at }).map(({ country, utcOffset }) => [country, utcOffset]))
  assert.equal(offsets('2025-03-30 02:30').DE, null)
  assert.equal(offsets('2025-03-30 03:00').DE, '+02:00')
  assert.equal(offsets('2025-03-30 02:30').US, '-04:00')
})

test('a time that is out of range there is refused, though it is not in UTC', () => {
  assert.throws(() => readPlaces({ q: 'Tokyo', at: '1600-01-01 00:00' }), { code: 'DATE_OUT_OF_RANGE' })
})

test('a time that is none is refused by its name, even if no place is found', () => {
  for (const at of ['noon', '2025-02-30 12:00'])
    assert.throws(
      () => readPlaces({ q: 'zzqqxxjj', at }),
      (error: { code: string; details: { field: string } }) =>
        error.code === 'INVALID_DATE_FORMAT' && error.details.field === 'at',
    )
})

test('a place is found by its id, and the error for an unknown id names its member', () => {
  const { name, timezone } = readPlace('4717560')
  assert.deepEqual([name, timezone], ['Paris', 'America/Chicago'])
  const message = (field: string) => `${field} names no place. GET /v1/places finds places by their names.`
  assert.throws(() => readPlace('1'), {
    code: 'UNKNOWN_PLACE',
    message: message('id'),
    details: { field: 'id', provided: '1' },
  })
  assert.throws(() => readPlace('1', 'place'), {
    message: message('place'),
    details: { field: 'place', provided: '1' },
  })
})
