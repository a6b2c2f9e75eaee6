import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyAt } from '../chart/transits.ts'
import { eventsOfDay } from './day-events.ts'
import { noonUtc, skyOfDay, skyOfDayAt } from './sky-of-day.ts'

const DATE = '2026-02-17'

test('noon is twelve hours after midnight, in UTC', () => {
  assert.equal(noonUtc(DATE), Date.UTC(2026, 1, 17, 12))
  assert.equal(noonUtc('1969-12-31'), -12 * 3_600_000)
})

test('the sky of a date is that of its noon, with the events from midnight to midnight', () => {
  const { date, events, ...sky } = skyOfDay(DATE)
  assert.equal(date, DATE)
  assert.deepEqual(sky, skyAt(Date.UTC(2026, 1, 17, 12)))
  assert.deepEqual(events, eventsOfDay(Date.UTC(2026, 1, 17)))
  // A new Moon, and an eclipse.
  assert.ok(events.some(({ id, eclipse }) => id === 'new-moon' && eclipse === 'annular-solar-eclipse'))
})

test('a place has the sky of its own noon, with the events of the UTC day', () => {
  const noon = Date.UTC(2026, 1, 17, 3)
  const { date, events, ...sky } = skyOfDayAt(DATE, noon)
  assert.deepEqual(sky, skyAt(noon))
  assert.deepEqual([date, events], [DATE, skyOfDay(DATE).events])
})
