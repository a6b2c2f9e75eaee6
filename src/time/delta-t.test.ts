import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deltaT } from './delta-t.ts'

const dayOf = (iso: string) => Date.parse(iso) / 86_400_000 + 2440587.5
const dayOfYear = (year: number) => 2451544.5 + (year - 2000) * 365.2425
const near = (actual: number, expected: number, tolerance: number) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} instead of ${expected}`)

test('historical values are those of Table S15 (Morrison et al. 2021)', () => {
  for (const [year, value] of [
    [1600, 109.127],
    [1650, 43.952],
    [1720, 12.068],
    [1800, 18.367],
    [1850, 9.338],
    [1900, -1.977],
    [1930, 24.418],
    [1950, 28.932],
  ] as const)
    near(deltaT(dayOfYear(year)), value, 0.002)
})

test('values since the first atomic clocks are those of the US Naval Observatory and the IERS', () => {
  // From historic_deltat.data and deltat.data of the USNO, with all published digits.
  for (const [date, value] of [
    ['1957-07-01', 31.923],
    ['1960-01-01', 33.15],
    ['1965-01-01', 35.738],
    ['1970-01-01', 40.182],
    ['1973-01-01', 43.373],
    ['1980-01-01', 50.539],
    ['2000-01-01', 63.8285],
    ['2010-01-01', 66.0699],
    ['2020-01-01', 69.3612],
    ['2024-01-01', 69.1752],
  ] as const)
    near(deltaT(dayOf(date)), value, 0.004)
})

test('the parts of the model meet without a jump', () => {
  for (let day = dayOfYear(1600); day < dayOfYear(2400); day += 5)
    assert.ok(Math.abs(deltaT(day + 5) - deltaT(day)) < 0.05, `a jump at Julian day ${day}`)
})

test('the Earth goes on slowing down: a minute and a half by 2100, nine minutes by 2400', () => {
  near(deltaT(dayOfYear(2100)), 93, 5)
  near(deltaT(dayOfYear(2400)), 520, 30)
})

test('a year long before the table is our own mistake', () => {
  assert.throws(() => deltaT(dayOfYear(1400)), { name: 'AssertionError' })
})
