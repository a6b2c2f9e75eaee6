import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_BIRTH } from '../state/birth-list.ts'
import { comingOfTimeline, todayTransitsRequest } from './own-transits.ts'

const LISBON = {
  ...NO_BIRTH,
  date: '1990-02-05',
  time: '23:40',
  placeId: '2267057',
  latitude: '38.72',
  longitude: '-9.14',
  timezone: 'Europe/Lisbon',
}

test('thirty days are asked for, without texts, by the reader’s clocks; without a time that is said', () => {
  assert.deepEqual(todayTransitsRequest(LISBON, '2026-11-18', 'Asia/Tokyo').body, {
    birthDateTime: '1990-02-05 23:40:00',
    place: '2267057',
    from: '2026-11-18',
    to: '2026-12-18',
    local_timezone: 'Asia/Tokyo',
    min_weight: 0.5,
    texts: false,
  })
  const typed = todayTransitsRequest(
    { ...LISBON, placeId: '', isTimeUnknown: true },
    '2026-11-18',
    'UTC',
  ).body
  assert.deepEqual(
    [typed.birthDateTime, typed.timezone, typed.latitude, typed.longitude, typed.options],
    ['1990-02-05', 'Europe/Lisbon', 38.72, -9.14, { time_known: false }],
  )
})

const transit = (body: string, weight: number, ...passes: string[]) => ({
  body,
  aspect: 'trine',
  point: 'sun',
  nature: 'harmonious',
  weight,
  passes: passes.map((local) => ({ local })),
})

test('the two that weigh most come next, each at its next pass; what is over, and what is far, is left out', () => {
  const transits = [
    transit('saturn', 0.9, '2026-11-02T16:00:00', '2027-01-17T13:00:00'),
    transit('mars', 0.6, '2026-12-02T15:53:00'),
    transit('venus', 0.7, '2026-11-10T00:00:00', '2026-11-20T08:00:00'),
    transit('mercury', 0.5, '2026-11-19T19:01:00'),
  ]
  const coming = comingOfTimeline({ transits } as never, '2026-11-18T12:00')
  assert.deepEqual(
    coming.map(({ local, title }) => [local, title]),
    [
      ['2026-11-20T08:00:00', 'Venus trine your Sun'],
      ['2026-12-02T15:53:00', 'Mars trine your Sun'],
    ],
  )
  assert.equal(coming[0]!.note, 'goes easily')
})
