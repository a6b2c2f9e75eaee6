import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableSpan } from './pattern-finder.ts'
import { type SpanTable, spanOf } from './spans.ts'

/** Words from one to another that name a time; what comes after the fifth is the question itself. */
const named = (given: Partial<Record<SpanTable, readonly [start: number, end: number]>>) => {
  const spansOf = (name: SpanTable): TableSpan[] => {
    const [start, end] = given[name] ?? []
    return start === undefined ? [] : [{ table: 0, start, end: end! }]
  }
  return spanOf(spansOf, (word) => word > 5)
}

test('the longest name of a time counts, and one in the question before any other', () => {
  assert.equal(named({}), null)
  assert.equal(named({ 'span.week': [1, 2], 'span.year': [3, 5] }), 'year')
  assert.equal(named({ 'span.week': [6, 7], 'span.year': [2, 5] }), 'week')
})

test('a time that is over, or that a length goes on from, is no horizon', () => {
  assert.equal(named({ 'span.week': [2, 4], 'span.past': [2, 4] }), null)
  assert.equal(named({ 'span.week': [2, 4], 'span.past': [3, 6] }), null)
  assert.equal(named({ 'span.week': [4, 6], 'span.past': [2, 4] }), null)
  assert.equal(named({ 'span.week': [5, 6], 'span.past': [2, 4] }), 'week')
  assert.equal(named({ 'span.week': [2, 4], 'span.past': [4, 6] }), 'week')
})

test('of times of the same length the nearest counts', () => {
  assert.equal(named({ 'span.day': [1, 2], 'span.week': [3, 4], 'span.year': [4, 5] }), 'day')
  assert.equal(named({ 'span.month': [1, 2], 'span.year': [6, 7], 'span.later': [7, 8] }), 'year')
})
