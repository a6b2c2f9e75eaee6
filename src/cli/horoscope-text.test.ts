import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { categoryTable, dayText, horoscopeText, overall, scoreCell, textPassages } from './horoscope-text.ts'

test('a score has one decimal, and its last digit stands below that of the others', () => {
  assert.deepEqual([-10, -0.5, 0, 2.25, 10].map(scoreCell), ['-10.0', ' -0.5', '  0.0', '  2.3', ' 10.0'])
})

test('categories are rows of name, score and outlook; without any there is no table', () => {
  const categories = {
    love: { outlook: 'very_positive', influence_score: 5.2 },
    wellbeing: { outlook: 'challenging', influence_score: -1 },
  } as unknown as Parameters<typeof categoryTable>[1]
  assert.deepEqual(categoryTable(ENGLISH, categories), [
    'love         5.2  very positive\nwellbeing   -1.0  challenging',
  ])
  assert.deepEqual(categoryTable(ENGLISH, {}), [])
  assert.deepEqual(categoryTable(ENGLISH), [])
})

test('a passage stands below its name, and one that a style leaves out is passed over', () => {
  assert.deepEqual(
    textPassages(ENGLISH, { love: 'Be kind.', career: undefined, wellbeing: '', why: 'Mars.' }),
    ['love\n  Be kind.', 'why\n  Mars.'],
  )
})

test('the day as a whole is shown by its tone and its score', () => {
  const metadata = { overall_tone: 'very_positive', overall_score: 5.2 } as Parameters<typeof overall>[1]
  assert.equal(overall(ENGLISH, metadata), 'very positive (5.2)')
})

test('a day of a sign is its heading, its summary, its passages each below its name, and the categories', () => {
  const data = {
    sign: 'leo',
    interpretation: {
      summary: 'Of the whole.',
      love: 'Of love.',
      career: 'Of work.',
      wellbeing: 'Of rest.',
      advice: 'Of action.',
      background: 'Of the sky.',
      why: 'Of reasons.',
    },
    categories: { love: { outlook: 'positive', influence_score: 2 } },
    metadata: { overall_tone: 'positive', overall_score: 2.5 },
  } as unknown as Parameters<typeof horoscopeText>[1]
  assert.deepEqual(horoscopeText(ENGLISH, data, '2026-11-15').split('\n\n'), [
    'Leo, 2026-11-15: positive (2.5)',
    'Of the whole.',
    'love\n  Of love.',
    'career\n  Of work.',
    'wellbeing\n  Of rest.',
    'advice\n  Of action.',
    'background\n  Of the sky.',
    'why\n  Of reasons.',
    'love    2.0  positive',
  ])
})

test('a personal day has its passages below their names, and advice as a list', () => {
  const data = {
    targetDate: '2026-11-15',
    birthProfile: { sunSign: 'taurus', ascendant: 'virgo' },
    interpretation: {
      content: { opening: 'Of the day.', practical_advice: ['One.', 'Two.'] },
      background: 'Of the sky.',
      why: 'Of reasons.',
      energyType: 'steady',
      dominantTheme: 'work',
    },
  } as unknown as Parameters<typeof dayText>[1]
  const [heading, ...passages] = dayText(ENGLISH, data, 'Europe/Berlin').split('\n\n')
  assert.equal(heading, '2026-11-15 in Europe/Berlin: work, steady (Sun in Taurus, Virgo rising)')
  assert.deepEqual(passages, [
    'opening\n  Of the day.',
    'practical advice\n  - One.\n  - Two.',
    'background\n  Of the sky.',
    'why\n  Of reasons.',
  ])
})
