import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { categoryTable, overall, scoreCell, textPassages } from './horoscope-text.ts'

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

test('the day as a whole is told by its tone and its score', () => {
  const metadata = { overall_tone: 'very_positive', overall_score: 5.2 } as Parameters<typeof overall>[1]
  assert.equal(overall(ENGLISH, metadata), 'very positive (5.2)')
})
