import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLASSICAL } from '../../chart/dignities.ts'
import { CATEGORY_NAMES } from '../../judgement/day/categories.ts'
import type { KeyTheme } from '../../judgement/day/facts.ts'
import { MANNERS } from '../../judgement/tradition.ts'
import { PLANETS } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { dayOf } from '../../writer/plan/daily-plan.ts'
import { COLOR_WORDS, categoryThemeWords, keyThemeWords } from './day.ts'

test('no two key themes have the same words', () => {
  const themes: KeyTheme[] = [
    ...Array.from({ length: 12 }, (_, at) => ({ house: at + 1 })),
    ...PLANETS.flatMap((planet) => MANNERS.map((manner) => ({ planet, manner }))),
    ...(['beginning', 'culmination'] as const).map((day) => ({ day })),
  ]
  assert.equal(new Set(themes.map(keyThemeWords)).size, themes.length)
  assert.equal(keyThemeWords({ house: 7 }), 'partners and rivals')
  assert.equal(keyThemeWords({ planet: 'venus', manner: 'flow' }), 'charm')
  assert.equal(keyThemeWords({ day: 'beginning' }), 'a beginning')
  assert.equal(keyThemeWords({ day: 'culmination' }), 'a culmination')
})

test('a category’s theme describes what its planet does', () => {
  const themes = [
    { planet: 'venus', aspect: 'trine', to: 'libra' },
    { planet: 'moon', aspect: 'square', to: 'mars' },
    { planet: 'jupiter', house: 1 },
    { planet: 'saturn', house: 12 },
    { planet: 'mars', dignity: 'debilitated', sign: 'taurus' },
    { planet: 'mercury', isRetrograde: true },
  ] as const
  assert.deepEqual(themes.map(categoryThemeWords), [
    'Venus trine Libra',
    'Moon square Mars',
    'Jupiter in the 1st house',
    'Saturn in the 12th house',
    'Mars debilitated in Taurus',
    'Mercury retrograde',
  ])
})

test('no category lists a theme twice', () => {
  for (const sign of SIGNS)
    for (const category of CATEGORY_NAMES) {
      const { themes } = dayOf('2026-03-21', sign).plan.judgement.categories[category]
      const texts = themes.map(categoryThemeWords)
      assert.ok(texts.length > 0 && new Set(texts).size === texts.length, `${sign} ${category}: ${texts}`)
    }
})

test('no two colours are the same', () => {
  const colors = [...CLASSICAL, ...SIGNS].map((code) => COLOR_WORDS[code])
  assert.equal(new Set(colors).size, CLASSICAL.length + SIGNS.length)
})
