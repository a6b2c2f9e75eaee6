import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateAfter } from '../parts/dates.ts'
import {
  firstWish,
  horoscopeRequestFor,
  PERIODS,
  type SkyWish,
  STYLE_CHOICES,
  skyParams,
  skyWishIn,
  stylesOf,
} from './horoscope.ts'

const DAY: SkyWish = { period: 'day', sign: 'leo', style: 'poetic', date: '2026-03-21' }

test('what is written to the address is read back, and the address of a day does not name the period', () => {
  for (const period of ['day', 'week', 'month', 'year'] as const) {
    const wish = { ...DAY, period }
    assert.deepEqual(skyWishIn(skyParams(wish).toString(), { ...DAY, sign: 'aries' }), wish)
  }
  assert.equal(skyParams(DAY).toString(), 'sign=leo&style=poetic&date=2026-03-21')
  assert.equal(skyWishIn('sign=leo&period=decade', { ...DAY, period: 'week' }).period, 'day')
})

test('each period has its own operation, and what is poetic of a day is detailed of a week', () => {
  const body = { sign: 'leo', style: 'detailed', categories: ['all'], date: '2026-03-21' }
  assert.deepEqual(horoscopeRequestFor({ ...DAY, period: 'week' }), { name: 'weeklyHoroscope', body })
  assert.deepEqual(horoscopeRequestFor({ ...DAY, period: 'month' }), { name: 'monthlyHoroscope', body })
  assert.deepEqual(horoscopeRequestFor({ ...DAY, period: 'year' }), { name: 'yearlyHoroscope', body })
  assert.deepEqual(horoscopeRequestFor(DAY), {
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

test('the form offers day, week, month and year, and a poetic style for days alone', () => {
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label).join()
  assert.equal(labels(PERIODS), 'Day,Week,Month,Year')
  assert.equal(labels(STYLE_CHOICES), 'Brief,Detailed,Poetic')
  assert.equal(labels(stylesOf('day')), 'Brief,Detailed,Poetic')
  assert.equal(labels(stylesOf('year')), 'Brief,Detailed')
})

test('a first visit begins with the day of the Sun’s sign', () => {
  const signOn = (month: number, day: number) => firstWish(new Date(2026, month - 1, day)).sign
  assert.deepEqual(
    [signOn(3, 25), signOn(11, 18), signOn(1, 5), signOn(3, 15), signOn(7, 30), signOn(12, 30)],
    ['aries', 'scorpio', 'capricorn', 'pisces', 'leo', 'capricorn'],
  )
  assert.deepEqual(firstWish(new Date(2026, 6, 30)), {
    period: 'day',
    sign: 'leo',
    style: 'detailed',
    date: '',
  })
})

test('with a birth, or a sign that was given, it begins with that one', () => {
  const november = new Date(2026, 10, 18)
  assert.equal(firstWish(november, '1990-02-05').sign, 'aquarius')
  assert.equal(firstWish(november, undefined, 'leo').sign, 'leo')
  assert.equal(firstWish(november, '1990-02-05', 'leo').sign, 'aquarius')
})

test('an address with a sign, a style or a date that is none keeps what was before, and no date', () => {
  assert.deepEqual(skyWishIn('sign=LEO&style=epic&date=tomorrow', { ...DAY, sign: 'aries' }), {
    ...DAY,
    date: '',
  })
  assert.equal(skyWishIn('sign=nobody', { ...DAY, sign: 'aries' }).sign, 'aries')
})

test('without a date a request is for today where the visitor is', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  assert.deepEqual(horoscopeRequestFor({ ...DAY, date: '' }).body, {
    sign: 'leo',
    style: 'poetic',
    categories: ['all'],
    date: 'today',
    timezone: timeZone,
  })
})
