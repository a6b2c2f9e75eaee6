/** What an address of the page may name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayByKey } from './month/month.ts'
import { skyWishIn } from './sky/horoscope.ts'
import { SPREAD_KINDS } from './spread/kinds.ts'

test('a style that an address names is taken, any other is not', () => {
  const before = { period: 'day', sign: 'leo', style: 'poetic', date: 'today' } as Parameters<
    typeof skyWishIn
  >[1]
  assert.equal(skyWishIn('sign=leo&style=brief', before).style, 'brief')
  assert.equal(skyWishIn('sign=leo&style=rhyming', before).style, 'poetic')
})

test('each kind of draw is there once', () => {
  assert.equal(new Set(SPREAD_KINDS.map(({ value }) => value)).size, SPREAD_KINDS.length)
  assert.equal(new Set(SPREAD_KINDS.map(({ label }) => label)).size, SPREAD_KINDS.length)
})

test('keys lead through the days of a month: by a day, by a week, and to a month before or after', () => {
  const from = (key: string) => dayByKey(key, '2026-03-31')
  assert.deepEqual(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from), [
    '2026-03-30',
    '2026-04-01',
    '2026-03-24',
    '2026-04-07',
  ])
  assert.deepEqual(['PageUp', 'PageDown'].map(from), ['2026-02-28', '2026-04-30'])
  assert.equal(from('Enter'), undefined)
})
