import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PeriodHoroscope } from './horoscope.ts'
import { barsOf, monthOfPeriod, periodName } from './period.ts'

const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ')
const notable = (date: string, score: number) =>
  ({ date, score, tone: 'neutral', transit: 'mars-square' }) as const

const WEEK = {
  period: { type: 'week', from: '2026-03-16', to: '2026-03-22' },
  days: [
    { date: '2026-03-16', score: 6, tone: 'very_positive' },
    { date: '2026-03-17', score: -3, tone: 'challenging' },
    { date: '2026-03-18', score: 0, tone: 'neutral' },
  ],
  best_days: [notable('2026-03-16', 6)],
  careful_days: [notable('2026-03-17', -3)],
} as unknown as PeriodHoroscope

test('the longest bar is the score furthest from the middle, and the days that stand out are marked and named', () => {
  assert.deepEqual(
    barsOf(WEEK).map(({ label, words, height, mark }) => ({ label, words, height, mark })),
    [
      { label: 'Mon', words: 'Monday 16 March: +6.0, very positive, a best day', height: 1, mark: 'best' },
      {
        label: 'Tue',
        words: 'Tuesday 17 March: −3.0, challenging, a day for care',
        height: -0.5,
        mark: 'careful',
      },
      { label: 'Wed', words: 'Wednesday 18 March: 0.0, neutral', height: 0, mark: undefined },
    ],
  )
})

test('small scores make small bars', () => {
  const days = [{ date: '2026-03-16', score: 0.3, tone: 'neutral' }] as PeriodHoroscope['days']
  assert.equal(barsOf({ ...WEEK, ...(days && { days }) })[0]!.height.toFixed(3), '0.100')
})

test('a month has the number of every seventh day below its bars, a year the names of its months', () => {
  const days = Array.from({ length: 31 }, (_, at) => ({
    date: `2026-03-${String(at + 1).padStart(2, '0')}`,
    score: 1,
    tone: 'neutral' as const,
  }))
  const month = barsOf({ ...WEEK, period: { type: 'month', from: '2026-03-01', to: '2026-03-31' }, days })
  assert.deepEqual(
    month.map(({ label }) => label).filter((label) => label !== ''),
    ['1', '8', '15', '22', '29'],
  )
  const months = [{ month: '2026-09', score: -4, tone: 'challenging' as const }]
  const year = { period: { type: 'year', from: '2026-01-01', to: '2026-12-31' }, months } as const
  const { days: _, ...rest } = WEEK
  assert.deepEqual(barsOf({ ...rest, ...year, months }), [
    { key: '2026-09', label: 'Sep', words: 'September: −4.0, challenging', height: -1, mark: undefined },
  ])
})

test('a period is named by its dates', () => {
  assert.equal(plain(periodName(WEEK.period)), '16 – 22 March 2026')
  const across = { type: 'week', from: '2026-12-28', to: '2027-01-03' } as const
  assert.equal(plain(periodName(across)), '28 December 2026 – 3 January 2027')
  assert.equal(periodName({ type: 'month', from: '2026-03-01', to: '2026-03-31' }), 'March 2026')
  assert.equal(periodName({ type: 'year', from: '2026-01-01', to: '2026-12-31' }), '2026')
  const ahead = { type: 'year', from: '2026-11-18', to: '2027-10-31' } as const
  assert.equal(plain(periodName(ahead)), '18 November 2026 – 31 October 2027')
  assert.equal(monthOfPeriod('2027-01-01', ahead), 'January 2027')
  assert.equal(monthOfPeriod('2026-03-01', WEEK.period), 'March')
})
