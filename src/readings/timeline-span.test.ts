import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLANETS, SLOW_PLANETS } from '../sky/planets.ts'
import { zone } from '../time/zones.ts'
import { resolveSpan, type SpanRequest } from './timeline-span.ts'

const NOW = Date.UTC(2026, 10, 18, 3)
const LIMA = zone('America/Lima')
const FAST = ['sun', 'saturn'] as const

const spanOf = (request: SpanRequest, bodies: Parameters<typeof resolveSpan>[2] = FAST, where = LIMA) =>
  resolveSpan(request, where, bodies, NOW)

test('without dates a span begins today where the birth was, and has ninety days', () => {
  const { from, to, days } = spanOf({})
  assert.deepEqual([from, to, days.length], ['2026-11-17', '2027-02-14', 90])
  assert.equal(days[0]!.from, Date.UTC(2026, 10, 17, 5))
})

test('a zone of the reader’s own has its own today', () => {
  const { from, zone: used } = spanOf({ localTimezone: 'europe/berlin' })
  assert.deepEqual([from, used.name], ['2026-11-18', 'Europe/Berlin'])
})

test('the faster the fastest body, the fewer days there may be', () => {
  const from = '2026-01-01'
  const cases = [
    [PLANETS, '2026-03-03', '2026-03-04', 62],
    [FAST, '2027-01-01', '2027-01-02', 366],
    [SLOW_PLANETS, '2036-01-08', '2036-01-09', 3660],
  ] as const
  for (const [bodies, last, tooFar, limitDays] of cases) {
    assert.equal(spanOf({ from, to: last }, bodies).days.length, limitDays)
    assert.throws(() => spanOf({ from, to: tooFar }, bodies), {
      code: 'RANGE_TOO_LARGE',
      message: new RegExp(`^At most ${limitDays} days`),
      details: { field: 'to', requestedDays: limitDays + 1, limitDays },
    })
  }
})

test('with the Moon a span without an end has as many days as there may be', () => {
  assert.equal(spanOf({ from: '2026-01-01' }, ['moon']).to, '2026-03-03')
})

test('an end before the beginning is refused', () => {
  assert.throws(() => spanOf({ from: '2026-01-02', to: '2026-01-01' }), {
    code: 'VALIDATION_ERROR',
    message: 'to must not be before from.',
  })
})

test('days that a calendar skipped are left out: Samoa had no 30 December 2011', () => {
  const { days } = spanOf({ from: '2011-12-29', to: '2011-12-31' }, FAST, zone('Pacific/Apia'))
  assert.deepEqual(
    days.map(({ date }) => date),
    ['2011-12-29', '2011-12-31'],
  )
  assert.throws(() => spanOf({ from: '2011-12-30', to: '2011-12-30' }, FAST, zone('Pacific/Apia')), {
    code: 'NONEXISTENT_LOCAL_TIME',
  })
})

test('what reaches beyond the ephemeris is refused', () => {
  assert.throws(() => spanOf({ from: '2399-12-31', to: '2399-12-31' }), { code: 'DATE_OUT_OF_RANGE' })
})
