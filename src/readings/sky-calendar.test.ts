import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CALENDAR_TYPES } from '../almanac/calendar.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import { PLANETS } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { ENGLISH } from '../words/en/english.ts'
import {
  type CalendarRequest,
  dayAfter,
  FEED_TYPES,
  instantsOfSpan,
  readCalendar,
  resolveCalendar,
  resolveFeed,
  rolling,
} from './sky-calendar.ts'

const NOW = Date.UTC(2026, 2, 21, 12)
const resolve = (request: CalendarRequest) => resolveCalendar(request, NOW)

test('without anything it is thirty days from today on, in UTC, of all types and planets, by the modern rule', () => {
  const { zone, ...span } = resolve({})
  assert.equal(zone.name, 'UTC')
  assert.deepEqual(span, {
    from: '2026-03-21',
    to: '2026-04-19',
    types: CALENDAR_TYPES,
    planets: PLANETS,
    voidRule: 'modern',
    place: null,
  })
})

test('the requested span, types and planets are used, in the order of the calendar', () => {
  const place = { latitude: 1, longitude: 2 }
  const request = { from: 'tomorrow', to: '2026-03-22', timezone: 'pacific/kiritimati', place }
  const span = resolve({
    ...request,
    to: '2026-04-01',
    types: ['season', 'eclipse'],
    planets: ['pluto', 'sun', 'sun'],
  })
  // There it is the 22nd already.
  assert.deepEqual([span.from, span.to, span.zone.name], ['2026-03-23', '2026-04-01', 'Pacific/Kiritimati'])
  assert.deepEqual([span.types, span.planets, span.place], [['eclipse', 'season'], ['sun', 'pluto'], place])
  assert.equal(resolve({ voidRule: 'traditional' }).voidRule, 'traditional')
})

test('a span has from one to four hundred days', () => {
  assert.equal(resolve({ from: '2026-01-01', to: '2026-01-01' }).to, '2026-01-01')
  assert.equal(resolve({ from: '2026-01-01', to: '2027-02-04' }).to, '2027-02-04')
  assert.throws(() => resolve({ from: '2026-01-02', to: '2026-01-01' }), {
    code: 'VALIDATION_ERROR',
    details: { issues: [{ path: 'to', message: 'to must not be before from.' }] },
  })
  assert.throws(() => resolve({ from: '2026-01-01', to: '2027-02-05' }), {
    code: 'RANGE_TOO_LARGE',
    message: 'At most 400 days are listed at once.',
    details: { field: 'to', requestedDays: 401, limitDays: 400 },
  })
})

test('unknown types and planets are refused with the list of known ones', () => {
  assert.throws(() => resolve({ types: ['season', 'comet'] }), {
    code: 'VALIDATION_ERROR',
    kind: 'shape',
    message: `types must be among ${CALENDAR_TYPES.join(', ')}, separated by commas.`,
  })
  assert.throws(() => resolve({ planets: ['sun', 'vulcan'] }), {
    code: 'UNKNOWN_BODY',
    message: `planets must be among ${PLANETS.join(', ')}.`,
    details: { provided: 'vulcan', validOptions: PLANETS },
  })
  assert.throws(() => resolve({ from: 'soon' }), { code: 'INVALID_DATE_FORMAT', message: /^from / })
  assert.throws(() => resolve({ to: 'soon' }), { code: 'INVALID_DATE_FORMAT', message: /^to / })
})

test('days are counted over months and leap days', () => {
  assert.equal(dayAfter('2024-02-28', 1), '2024-02-29')
  assert.equal(dayAfter('2026-12-31', 1), '2027-01-01')
  assert.equal(dayAfter('2026-01-01', -1), '2025-12-31')
})

test('a span goes from its first midnight to its last by the clocks of the zone', () => {
  const span = resolve({ from: '2026-03-29', to: '2026-03-29', timezone: 'Europe/Berlin' })
  // A day of 23 hours.
  assert.deepEqual(instantsOfSpan(span), { from: Date.UTC(2026, 2, 28, 23), to: Date.UTC(2026, 2, 29, 22) })
  const whole = { from: '1600-01-01', to: '1600-01-01' }
  assert.equal(instantsOfSpan(resolve(whole)).from, Date.UTC(1600, 0, 1))
  assert.throws(() => instantsOfSpan(resolve({ ...whole, timezone: 'Asia/Tokyo' })), /from/)
  const last = { from: '2399-12-31', to: '2399-12-31' }
  assert.equal(instantsOfSpan(resolve(last)).to, Date.UTC(2400, 0, 1))
  assert.throws(() => instantsOfSpan(resolve({ ...last, timezone: 'America/Lima' })), /to/)
})

test('a feed leaves out what happens several times a week, and moves on by itself', () => {
  const left = CALENDAR_TYPES.filter((type) => !FEED_TYPES.some((withText) => withText === type))
  assert.deepEqual(left.toSorted(), ['exact_aspect', 'moon_ingress', 'void_of_course'])
  const usual = resolveFeed({}, NOW)
  assert.deepEqual([usual.from, usual.to, usual.types], ['2026-02-01', '2027-04-30', FEED_TYPES])
  const chosen = resolveFeed({ types: ['season'], timezone: 'Asia/Tokyo' }, NOW)
  assert.deepEqual([chosen.from, chosen.types, chosen.zone.name], ['2026-02-01', ['season'], 'Asia/Tokyo'])
  for (const request of [
    { from: '2026-05-05' },
    { to: '2026-05-05' },
    { from: '2026-05-05', to: '2026-05-05' },
  ]) {
    const { from, to, types } = resolveFeed(request, NOW)
    assert.ok(from === '2026-05-05' || to === '2026-05-05')
    assert.equal(types.length, FEED_TYPES.length)
  }
})

test('a rolling calendar begins with last month and ends with the thirteenth month ahead, by the clocks of the zone', () => {
  const at = (now: number, timezone?: string) => {
    const { from, to } = rolling({ timezone }, now)
    return [from, to]
  }
  assert.deepEqual(at(Date.UTC(2026, 0, 31, 12)), ['2025-12-01', '2027-02-28'])
  assert.deepEqual(at(Date.UTC(2026, 11, 1)), ['2026-11-01', '2028-01-31'])
  // In Kiritimati it is the next month.
  assert.deepEqual(at(Date.UTC(2026, 0, 31, 12), 'Pacific/Kiritimati'), ['2026-01-01', '2027-03-31'])
})

const listed = (request: CalendarRequest) => readCalendar(ENGLISH, resolve(request))

test('an event has the longitudes of its planets at its instant, and its time by the clocks of the zone', () => {
  const from = { from: '2026-02-01', to: '2026-03-31', timezone: 'Asia/Tokyo' }
  const events = listed(from)
  assert.ok(events.length > 100)
  const clock = (instant: number) => new Date(instant + 9 * 3_600_000).toISOString().slice(0, 19)
  for (const { event, longitudes, lastLongitude, local, localEnd, sight } of events) {
    const longitudeAt = (planet: (typeof PLANETS)[number], at: number) =>
      positionAtTt(planet, terrestrialTime(at)).longitude
    assert.deepEqual(
      longitudes,
      event.planets.map((planet) => longitudeAt(planet, event.at)),
    )
    assert.equal(local, clock(event.at))
    assert.equal(localEnd, 'endsAt' in event ? clock(event.endsAt) : null)
    const last = event.type === 'retrograde' ? longitudeAt(event.planets[0], event.endsAt) : null
    assert.equal(lastLongitude, last)
    assert.equal(sight, null)
  }
})

test('an eclipse is seen from a place or not, and nothing else has a sight', () => {
  const days = { from: '2026-08-12', to: '2026-08-13' }
  const reykjavik = { latitude: 64.15, longitude: -21.94 }
  const [seen, ...others] = listed({ ...days, place: reykjavik, types: ['eclipse', 'moon_phase'] }).toSorted(
    (one, other) => Number(other.event.type === 'eclipse') - Number(one.event.type === 'eclipse'),
  )
  const { sight } = seen!
  assert.ok(sight?.visible)
  // By the Swiss Ephemeris: 16:47, 17:48, 18:47.
  assert.deepEqual(
    [sight.begins, sight.maximum, sight.ends].map((time) => time.slice(0, 16)),
    ['2026-08-12T16:47', '2026-08-12T17:48', '2026-08-12T18:47'],
  )
  assert.equal(sight.obscuration, 1)
  for (const other of others) assert.equal(other.sight, null)
  const sydney = { latitude: -33.87, longitude: 151.21 }
  const [unseen] = listed({ ...days, place: sydney, types: ['eclipse'] })
  assert.deepEqual(unseen!.sight, { visible: false })
})
