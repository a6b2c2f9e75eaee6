import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { signOfPhase, tiltOf } from './moon-view.ts'
import {
  feedAddress,
  hoursRequest,
  lookingFrom,
  monthRequest,
  moonRequest,
  NOWHERE,
  zoneOf,
} from './where.ts'
import { WORDS, whenFrom } from './words.ts'

const LISBON = {
  place: 'Lisbon, Portugal',
  latitude: '38.72',
  longitude: '-9.14',
  timezone: 'Europe/Lisbon',
}

test('a place has its own clocks; without one they are the visitor’s', () => {
  assert.equal(zoneOf(LISBON), 'Europe/Lisbon')
  assert.equal(zoneOf(NOWHERE), Intl.DateTimeFormat().resolvedOptions().timeZone)
})

test('the month is asked for from its first day to its last, with the place if there is one', () => {
  const query = { from: '2028-02-01', to: '2028-02-29', timezone: 'Europe/Lisbon', moons: '1' }
  const coordinates = { latitude: '38.72', longitude: '-9.14' }
  assert.deepEqual(monthRequest('2028-02', LISBON).query, { ...query, ...coordinates })
  assert.deepEqual(monthRequest('2028-02', { ...NOWHERE, timezone: 'Europe/Lisbon' }).query, query)
  assert.deepEqual(moonRequest(LISBON).query, { timezone: 'Europe/Lisbon', ...coordinates })
  assert.deepEqual(hoursRequest(LISBON, '2026-11-18').query, {
    date: '2026-11-18',
    timezone: 'Europe/Lisbon',
    ...coordinates,
  })
})

test('the feed has the clocks of the place, and not the place', (t) => {
  setGlobals(t, { document: { baseURI: 'https://example.org/tarot/' } })
  assert.equal(
    feedAddress(LISBON),
    'https://example.org/tarot/v1/astrology/sky-calendar.ics?timezone=Europe%2FLisbon',
  )
})

test('a place that is chosen is where the visitor looks from', () => {
  const place = {
    id: '2267057',
    name: 'Lisbon',
    region: 'Lisbon',
    country: 'PT',
    latitude: 38.72,
    longitude: -9.14,
  }
  const found = { ...place, timezone: 'Europe/Lisbon' } as unknown as Parameters<typeof lookingFrom>[0]
  assert.deepEqual(lookingFrom(found), LISBON)
})

test('the Moon hangs as the place sees her, and without one with north above', () => {
  const sky = { tilt: 30 } as NonNullable<Parameters<typeof tiltOf>[0]['sky']>
  assert.equal(tiltOf({ bright_limb: 250, sky }), 30)
  assert.equal(tiltOf({ bright_limb: 250, sky: null } as Parameters<typeof tiltOf>[0]), 250)
})

test('the first quarter is lit at the right in the north, and at the left in the south', () => {
  // From above counter-clockwise: 270° is the right.
  assert.deepEqual(signOfPhase('first_quarter', false), { illuminated: 0.5, tilt: 270 })
  assert.deepEqual(signOfPhase('first_quarter', true), { illuminated: 0.5, tilt: 450 })
  assert.deepEqual(signOfPhase('last_quarter', false), { illuminated: 0.5, tilt: 90 })
  assert.equal(signOfPhase('new_moon', false).illuminated, 0)
  assert.equal(signOfPhase('full_moon', true).illuminated, 1)
})

test('an instant of today is shown by the clock alone, of other days with the date', () => {
  const now = '2026-11-24T09:00:00'
  assert.equal(whenFrom(now, '2026-11-24T15:53:35'), '15:53')
  assert.equal(whenFrom(now, '2026-11-25T01:02:00'), 'Wed 25 Nov, 01:02')
  assert.equal(WORDS.dates.inMonth('2026-11-24T15:53:35'), 'Tue 24, 15:53')
})
