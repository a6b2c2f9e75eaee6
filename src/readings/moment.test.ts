import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zone } from '../time/zones.ts'
import { momentIn, momentOrDate, momentOrNow } from './moment.ts'

test('a moment is written in UTC', () => {
  assert.equal(momentIn('2026-11-17T12:00Z', 'at'), Date.UTC(2026, 10, 17, 12))
  assert.equal(momentIn('2026-11-17T12:00:30Z', 'at'), Date.UTC(2026, 10, 17, 12, 0, 30))
})

test('a moment without a zone, or in another, is refused by the name of its member', () => {
  for (const text of ['2026-11-17T12:00', '2026-11-17T12:00+01:00', 'now', ''])
    assert.throws(() => momentIn(text, 'transits_at'), {
      code: 'VALIDATION_ERROR',
      kind: 'shape',
      details: {
        issues: [
          {
            path: 'transits_at',
            message: 'transits_at must be a moment in UTC, such as 2026-11-17T12:00Z.',
          },
        ],
      },
    })
  assert.throws(() => momentIn('2026-02-30T12:00Z', 'since'), {
    details: { field: 'since', provided: '2026-02-30T12:00', expected: 'YYYY-MM-DD HH:mm:ss' },
  })
})

test('without a text it is the beginning of this minute', () => {
  const minute = Date.UTC(2026, 10, 17, 12, 34)
  for (const ms of [0, 1, 59_999]) assert.equal(momentOrNow(undefined, minute + ms), minute)
  assert.equal(momentOrNow(undefined, minute - 1), minute - 60_000)
  assert.equal(momentOrNow('2026-11-17T12:00Z', minute), Date.UTC(2026, 10, 17, 12))
})

test('a moment may be a date: its beginning by the clocks of a zone', () => {
  const now = Date.UTC(2026, 10, 17, 12, 34, 56)
  const lima = zone('America/Lima')
  assert.equal(momentOrDate('2026-11-17', lima, now, 'from'), Date.UTC(2026, 10, 17, 5))
  assert.equal(momentOrDate('tomorrow', lima, now, 'from'), Date.UTC(2026, 10, 18, 5))
  assert.equal(momentOrDate('2026-11-17T12:00Z', lima, now, 'from'), Date.UTC(2026, 10, 17, 12))
  assert.equal(momentOrDate(undefined, lima, now, 'from'), Date.UTC(2026, 10, 17, 12, 34))
})

test('what is neither a moment nor a date is refused by the name of its member', () => {
  const message =
    'from must be a date, YYYY-MM-DD, today, tomorrow or yesterday, or a moment in UTC, such as 2026-11-17T12:00Z.'
  for (const text of ['17.11.2026', '2026-11-17T12:00', ''])
    assert.throws(() => momentOrDate(text, zone('UTC'), 0, 'from'), { code: 'VALIDATION_ERROR', message })
  assert.throws(() => momentOrDate('2400-01-01', zone('UTC'), 0, 'from'), { code: 'DATE_OUT_OF_RANGE' })
  // It begins in 1599 by UTC.
  const early = () => momentOrDate('1600-01-01', zone('Pacific/Auckland'), 0, 'from')
  assert.throws(early, { code: 'DATE_OUT_OF_RANGE' })
})
