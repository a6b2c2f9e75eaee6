/** What the page offers to choose from: each value by its own name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUSE_GROUPS, SYSTEMS } from './chart/house-systems.ts'
import { AYANAMSAS, ZODIACS } from './chart/settings.ts'
import { dayByKey } from './month/month.ts'
import { wishIn } from './sky/horoscope.ts'
import { KINDS } from './spread/kinds.ts'
import { THEMES } from './spread/spreads.ts'

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

test('themes, zodiacs and house systems are named by their values', () => {
  for (const { value, label } of [...THEMES, ...ZODIACS, ...SYSTEMS]) {
    assert.ok(letters(label).startsWith(letters(value)), `${value}: ${label}`)
    assert.match(label, /^\p{Lu}[^.]*$/u)
  }
})

test('a house system is explained in sentences, and stands in one group', () => {
  for (const { explanation } of SYSTEMS) assert.match(explanation, /^\p{Lu}.* .*\.$/u)
  assert.deepEqual(
    HOUSE_GROUPS.flatMap(({ systems }) => systems.map(({ value }) => value)).toSorted(),
    SYSTEMS.map(({ value }) => value).toSorted(),
  )
})

test('an ayanamsa that is named after somebody has that name, the other two where their zodiac begins', () => {
  const { true_citra, galactic_center_0_sag, ...people } = AYANAMSAS
  for (const [value, label] of Object.entries(people))
    assert.ok(letters(label).startsWith(letters(value)), `${value}: ${label}`)
  assert.equal(true_citra, 'Spica at the beginning of Libra')
  assert.equal(galactic_center_0_sag, 'Galactic centre at the beginning of Sagittarius')
})

test('a style that an address names is taken, any other is not', () => {
  const before = { period: 'day', sign: 'leo', style: 'poetic', date: 'today' } as Parameters<
    typeof wishIn
  >[1]
  assert.equal(wishIn('sign=leo&style=brief', before).style, 'brief')
  assert.equal(wishIn('sign=leo&style=rhyming', before).style, 'poetic')
})

test('each kind of draw is there once', () => {
  assert.equal(new Set(KINDS.map(({ value }) => value)).size, KINDS.length)
  assert.equal(new Set(KINDS.map(({ label }) => label)).size, KINDS.length)
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
