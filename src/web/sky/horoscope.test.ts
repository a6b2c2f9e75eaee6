import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateAfter } from '../parts/words.ts'
import { PERIODS, paramsOf, requestFor, type SkyWish, STYLES, wishIn } from './horoscope.ts'

const DAY: SkyWish = { period: 'day', sign: 'leo', style: 'poetic', date: '2026-03-21' }

test('what is written to the address is read back, and the address of a day does not name the period', () => {
  for (const period of ['day', 'week', 'month', 'year'] as const) {
    const wish = { ...DAY, period }
    assert.deepEqual(wishIn(paramsOf(wish).toString(), { ...DAY, sign: 'aries' }), wish)
  }
  assert.equal(paramsOf(DAY).toString(), 'sign=leo&style=poetic&date=2026-03-21')
  assert.equal(wishIn('sign=leo&period=decade', { ...DAY, period: 'week' }).period, 'day')
})

test('each period has its own operation, and what is poetic of a day is detailed of a week', () => {
  const body = { sign: 'leo', style: 'detailed', categories: ['all'], date: '2026-03-21' }
  assert.deepEqual(requestFor({ ...DAY, period: 'week' }), { name: 'weeklyHoroscope', body })
  assert.deepEqual(requestFor({ ...DAY, period: 'month' }), { name: 'monthlyHoroscope', body })
  assert.deepEqual(requestFor({ ...DAY, period: 'year' }), { name: 'yearlyHoroscope', body })
  assert.deepEqual(requestFor(DAY), {
    name: 'dailyHoroscope',
    body: { ...body, style: 'poetic' },
  })
})

test('a step leads into the next day, week, month or year, whatever day it starts from', () => {
  assert.equal(dateAfter('2026-02-28', 'day', 1), '2026-03-01')
  assert.equal(dateAfter('2026-12-28', 'week', 1), '2027-01-04')
  assert.equal(dateAfter('2026-01-31', 'month', 1), '2026-02-01')
  assert.equal(dateAfter('2026-01-31', 'month', -1), '2025-12-01')
  assert.equal(dateAfter('2024-02-29', 'year', -1), '2023-01-01')
})

test('styles and periods are offered from the shortest to the longest, by names of their own', () => {
  const offered = (rows: readonly { readonly value: string; readonly label: string }[]) =>
    rows.map(({ value, label }) => `${value} ${label}`)
  assert.deepEqual(offered(STYLES), ['brief Brief', 'detailed Detailed', 'poetic Poetic'])
  assert.deepEqual(offered(PERIODS), ['day Day', 'week Week', 'month Month', 'year Year'])
})
