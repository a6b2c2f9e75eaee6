import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GraveKind } from '../../src/tarot/question/question.ts'
import { guardFiguresOf } from './guard-figures.ts'

const figuresOf = (labels: readonly string[], grave: GraveKind | null) =>
  Object.fromEntries(
    guardFiguresOf([{ q: 'x', grave: labels }], () => ({ grave })).map(({ name, count, of }) => [
      name,
      [count, of],
    ]),
  )

test('an ordinary question counts as an alarm of danger or of another grave matter, never of both', () => {
  assert.deepEqual(figuresOf(['none'], 'violence'), {
    'ordinary, taken for danger': [1, 1],
    'ordinary, taken for grave': [0, 1],
  })
  assert.deepEqual(figuresOf(['none'], 'health'), {
    'ordinary, taken for danger': [0, 1],
    'ordinary, taken for grave': [1, 1],
  })
})

test('an ordinary question read as a grave matter is a false alarm, unless that matter is acceptable for it', () => {
  assert.deepEqual(figuresOf(['none', 'law'], 'law')['ordinary, taken for grave'], [0, 1])
  assert.deepEqual(figuresOf(['none', 'law'], 'debt')['ordinary, taken for grave'], [1, 1])
})

test('a danger that is read as another grave matter is found as grave and not as danger', () => {
  assert.deepEqual(figuresOf(['self_harm'], 'death'), {
    'danger, found as danger': [0, 1],
    'danger, found as any grave': [1, 1],
  })
  assert.deepEqual(figuresOf(['death'], null), { 'other grave, found': [0, 1] })
})

test('where only danger is labelled, other grave matters are not counted', () => {
  const figures = guardFiguresOf([{ q: 'x', grave: ['none'] }], () => ({ grave: 'health' }), 'danger')
  assert.deepEqual(
    figures.map(({ name, count }) => [name, count]),
    [['ordinary, taken for danger', 0]],
  )
})
