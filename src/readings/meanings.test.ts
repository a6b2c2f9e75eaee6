import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../words/en/english.ts'
import { meaningById, meaningsOf } from './meanings.ts'

test('meanings are listed all together or by their kind, and each is found by its id', () => {
  const all = meaningsOf(ENGLISH)
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  assert.deepEqual(
    meaningsOf(ENGLISH, 'sect').map(({ id }) => id),
    ['day-chart', 'night-chart'],
  )
  for (const meaning of all) assert.equal(meaningById(ENGLISH, meaning.id), meaning)
})

test('the error for an unknown id names where the ids are listed', () => {
  assert.throws(() => meaningById(ENGLISH, 'mars-in-chocolate'), {
    code: 'NOT_FOUND',
    message: 'There is no meaning with this id. GET /v1/astrology/meanings lists them.',
  })
})
