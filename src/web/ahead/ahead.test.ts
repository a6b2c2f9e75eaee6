import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIRST_SETTINGS } from '../chart/settings.ts'
import { rowOf, timeOf } from './chapters.ts'
import {
  type Chapter,
  feedRequest,
  lifeRequest,
  type SolarYear,
  type Transit,
  timelineReportRequest,
  timelineRequest,
  yearReportRequest,
  yearRequest,
} from './requests.ts'
import { isNow, peakDays, timesOf } from './transits.ts'
import { yearsAround } from './years.ts'

const BIRTH = {
  date: '1990-02-05',
  time: '23:40',
  isTimeUnknown: false,
  place: 'Lisbon, Portugal',
  placeId: '2267057',
  latitude: '38.72',
  longitude: '-9.13',
  timezone: 'Europe/Lisbon',
}
/** Where it is already the next day. */
const READER = { zone: 'Asia/Tokyo', now: Date.UTC(2026, 10, 18, 20) }
const born = { birthDateTime: '1990-02-05 23:40:00', place: '2267057', options: { house_system: 'whole' } }

test('a span begins today where the reader is, and has as many days as the service takes', () => {
  const body = (span: Parameters<typeof timelineRequest>[2]) =>
    timelineRequest(BIRTH, FIRST_SETTINGS, span, READER).body
  assert.deepEqual(body('season'), {
    ...born,
    from: '2026-11-19',
    to: '2027-02-16',
    local_timezone: 'Asia/Tokyo',
  })
  assert.equal(body('year').to, '2027-11-19')
  const { to, bodies } = body('decade')
  assert.equal(to, '2036-11-18')
  assert.deepEqual(bodies, ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'])
})

test('without a time the birth is a date, in every request', () => {
  const unknown = { ...BIRTH, isTimeUnknown: true }
  for (const { body } of [
    timelineRequest(unknown, FIRST_SETTINGS, 'season', READER),
    yearRequest(unknown, FIRST_SETTINGS, READER),
    lifeRequest(unknown, FIRST_SETTINGS),
    feedRequest(unknown, FIRST_SETTINGS, READER),
  ]) {
    assert.equal(body.birthDateTime, '1990-02-05')
    assert.equal(body.options?.time_known, false)
  }
})

test('the report of a year is of the one that is shown, and begins with its return', () => {
  const asked = yearRequest(BIRTH, FIRST_SETTINGS, READER)
  const { name, body } = yearReportRequest(asked, { passes: [{ local: '2027-02-05T13:04:55' }] })
  assert.deepEqual({ name, body }, { name: 'returns', body: { ...born, from: '2027-02-05', count: 1 } })
})

test('the report of a span has the transits that are drawn, and no lighter ones', () => {
  const asked = timelineRequest(BIRTH, FIRST_SETTINGS, 'season', READER)
  const weighing = (count: number) => Array.from({ length: count }, (_, at) => ({ weight: (at + 1) / 100 }))
  const least = (count: number) => {
    const { body } = timelineReportRequest(asked, { transits: weighing(count) }, 'season')
    return (body as { min_weight: number }).min_weight
  }
  assert.equal(least(18), 0)
  assert.ok(least(20) > 0.02 && least(20) < 0.03, 'of twenty the first two are left out')
  assert.deepEqual(timelineReportRequest(asked, { transits: [] }, 'season').body, {
    ...asked.body,
    min_weight: 0,
  })
})

test('the address of a calendar is kept nowhere', () => {
  assert.equal(feedRequest(BIRTH, FIRST_SETTINGS, READER).isPrivate, true)
})

const returnAt = (at: string) => ({ passes: [{ at, local: at.slice(0, 19) }] }) as unknown as SolarYear
const RETURNS = ['2025-11-02T11:00:00Z', '2026-11-02T17:00:00Z', '2027-11-02T23:00:00Z'].map(returnAt)

test('the year of the reader begins with the last return, and ends with the next', () => {
  const { current, next } = yearsAround(RETURNS, Date.UTC(2026, 10, 18))
  assert.deepEqual([current!.from, current!.to], ['2026-11-02T17:00:00', '2027-11-02T23:00:00'])
  assert.deepEqual([next!.from, next!.to], ['2027-11-02T23:00:00', undefined])
})

test('an hour before the return it is still the old year, and before the first there is only a next', () => {
  assert.equal(yearsAround(RETURNS, Date.parse('2026-11-02T16:00:00Z')).current!.from, '2025-11-02T11:00:00')
  const { current, next } = yearsAround(RETURNS, Date.UTC(2025, 0, 1))
  assert.equal(current, undefined)
  assert.equal(next!.from, '2025-11-02T11:00:00')
  assert.deepEqual(yearsAround([], 0), {})
})

const moment = (at: string) => ({ at, local: at.slice(0, 19) })
const TRANSIT = {
  enters: moment('2026-01-01T00:00:00Z'),
  leaves: null,
  visits: [
    { enters: moment('2026-01-01T00:00:00Z'), leaves: moment('2026-02-01T00:00:00Z') },
    { enters: moment('2026-06-01T00:00:00Z'), leaves: null },
  ],
  passes: [moment('2026-01-15T00:00:00Z')],
} as unknown as Transit

test('a transit is with the reader while it is within its orb, not between two visits', () => {
  assert.equal(isNow(TRANSIT, Date.UTC(2026, 0, 10)), true)
  assert.equal(isNow(TRANSIT, Date.UTC(2026, 3, 1)), false)
  assert.equal(isNow(TRANSIT, Date.UTC(2030, 0, 1)), true)
  assert.equal(isNow(TRANSIT, Date.UTC(2025, 11, 31)), false)
})

test('a transit is shown with its local times, and without an end if that is unknown', () => {
  assert.deepEqual(timesOf(TRANSIT), {
    enters: '2026-01-01T00:00:00',
    leaves: null,
    passes: ['2026-01-15T00:00:00'],
  })
})

test('of the peaks the five heaviest are shown, in order of time', () => {
  const dates = ['2026-12-08', '2026-12-01', '2026-12-31', '2026-12-20', '2026-12-05', '2026-12-02']
  const peaks = dates.map((date) => ({ date, weight: 1, transits: [] }))
  assert.deepEqual(peakDays({ peaks }), [
    '2026-12-01',
    '2026-12-05',
    '2026-12-08',
    '2026-12-20',
    '2026-12-31',
  ])
})

const chapter = (id: string, kind: string, at: string) =>
  ({ id, kind, passes: [{ at }] }) as unknown as Chapter
const LIFE = {
  now: {
    at: '2026-11-18T00:00:00Z',
    age: 41,
    current: ['pluto-square'],
    last: null,
    next: 'uranus-opposition',
  },
}

test('a chapter is past, now, next or ahead', () => {
  const times = [
    chapter('saturn-return-1', 'saturn-return', '2014-12-08T00:00:00Z'),
    chapter('pluto-square', 'pluto-square', '2026-03-15T00:00:00Z'),
    chapter('uranus-opposition', 'uranus-opposition', '2029-07-03T00:00:00Z'),
    chapter('saturn-return-2', 'saturn-return', '2044-01-20T00:00:00Z'),
  ].map((each) => timeOf(each, LIFE))
  assert.deepEqual(times, ['past', 'now', 'next', 'ahead'])
})

test('returns, turns and progressed chapters have rows of their own on the line', () => {
  const rows = (['node-return', 'neptune-square', 'progressed-sun-sign'] as const).map((kind) =>
    rowOf({ kind }),
  )
  assert.deepEqual(rows, ['return', 'turn', 'progressed'])
})
