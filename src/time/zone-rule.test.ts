import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRule, transitionsOf } from './zone-rule.ts'

const written = (rule: string, year: number) =>
  transitionsOf(parseRule(rule), year, year).map(({ atSeconds, offsetSeconds }) => [
    new Date(atSeconds * 1000).toISOString().slice(0, 16),
    offsetSeconds,
  ])

test('a northern summer begins and ends in one year', () => {
  assert.deepEqual(written('EST5EDT,M3.2.0,M11.1.0', 2024), [
    ['2024-03-10T07:00', -14_400],
    ['2024-11-03T06:00', -18_000],
  ])
})

test('a rule can be laid out before 1970', () => {
  assert.equal(written('EST5EDT,M3.2.0,M11.1.0', 1916)[0]![0], '1916-03-12T07:00')
})

test('a southern summer ends before it begins again', () => {
  assert.deepEqual(written('AEST-10AEDT,M10.1.0,M4.1.0/3', 2024), [
    ['2024-04-06T16:00', 36_000],
    ['2024-10-05T16:00', 39_600],
  ])
})

test('daylight time can be behind standard time, as in Dublin’s winter', () => {
  assert.deepEqual(written('IST-1GMT0,M10.5.0,M3.5.0/1', 2024), [
    ['2024-03-31T01:00', 3600],
    ['2024-10-27T01:00', 0],
  ])
})

test('a change can come before its day (Nuuk) or days after it (Gaza)', () => {
  assert.deepEqual(written('<-02>2<-01>,M3.5.0/-1,M10.5.0/0', 2024), [
    ['2024-03-31T01:00', -3600],
    ['2024-10-27T01:00', -7200],
  ])
  assert.deepEqual(written('EET-2EEST,M3.4.4/50,M10.4.4/50', 2024), [
    ['2024-03-30T00:00', 10_800],
    ['2024-10-25T23:00', 7200],
  ])
})

test('the shift need not be an hour, and offsets can have minutes', () => {
  assert.deepEqual(written('<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', 2024), [
    ['2024-04-06T15:00', 37_800],
    ['2024-10-05T15:30', 39_600],
  ])
})

test('week 5 is the last of the month, whether it has five such weekdays or four', () => {
  assert.equal(written('CET-1CEST,M3.5.0,M10.5.0/3', 2024)[0]![0], '2024-03-31T01:00')
  assert.equal(written('CET-1CEST,M3.5.0,M10.5.0/3', 2025)[0]![0], '2025-03-30T01:00')
  assert.equal(written('CET-1CEST,M2.5.4,M10.5.0/3', 2024)[0]![0], '2024-02-29T01:00')
})

test('J60 is 1 March in every year, day 59 is 29 February in a leap year', () => {
  assert.equal(written('AAA0BBB,J60/0,J300/0', 2023)[0]![0], '2023-03-01T00:00')
  assert.equal(written('AAA0BBB,J60/0,J300/0', 2024)[0]![0], '2024-03-01T00:00')
  assert.equal(written('AAA0BBB,J59/0,J300/0', 2024)[0]![0], '2024-02-28T00:00')
  assert.equal(written('AAA0BBB,59/0,300/0', 2024)[0]![0], '2024-02-29T00:00')
})

test('a rule without daylight time makes no transitions', () => {
  assert.deepEqual(parseRule('<+0845>-8:45'), { standardSeconds: 31_500 })
  assert.deepEqual(written('MST7', 2024), [])
})

test('a text that is no rule is refused, not guessed at', () => {
  for (const text of ['', 'EST', 'EST5EDT', 'EST5EDT,M3.2.0', 'EST5EDT,Q3,M11.1.0'])
    assert.throws(() => parseRule(text), /unreadable/)
})
