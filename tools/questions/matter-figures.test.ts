import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from '../../src/words/en/question/reader.ts'
import { matterFiguresOf, matterQuestions } from './matter-figures.ts'

const rows = matterQuestions(
  'home\tboiler\tshown\tno heat\nhome\tboiler\theld out\tcold taps\nlove\tcrush\theld out\tI like him\n',
)

const figuresOf = (
  given: Record<string, { grave?: 'law' | 'minor'; situation?: string; restated?: string }>,
) =>
  Object.fromEntries(
    matterFiguresOf(rows, (q) => ({
      ...questionIn(q),
      grave: null,
      situation: null,
      restated: null,
      ...given[q],
    })).map(({ name, count, of }) => [name, [count, of]]),
  )

test('a question has its matter, whether it lay open, and its text', () => {
  assert.deepEqual(rows[1], { matter: 'boiler', isShown: false, q: 'cold taps' })
})

test('what is found is counted apart for the questions that lay open and for the others', () => {
  const found = figuresOf({
    'no heat': { situation: 'boiler' },
    'cold taps': { situation: 'crush' },
    'I like him': { situation: 'crush' },
  })
  assert.deepEqual(found['its matter found, shown'], [1, 1])
  assert.deepEqual(found['its matter found, held out'], [1, 2])
  assert.deepEqual(found['another matter found, held out'], [1, 2])
})

test('a question that is stopped counts as danger or as another grave matter', () => {
  const found = figuresOf({ 'no heat': { grave: 'minor' }, 'I like him': { grave: 'law' } })
  assert.deepEqual(found['taken for danger'], [1, 3])
  assert.deepEqual(found['taken for another grave matter'], [1, 3])
})

test('a question that has a clause in our words can be said again', () => {
  const found = figuresOf({ 'no heat': { restated: 'why there is no heat' } })
  assert.deepEqual(found['can be said again'], [1, 3])
})
