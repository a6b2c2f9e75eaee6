import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasebookDesk } from './desk.ts'
import { CATEGORY, DAILY, NATAL, PERIOD_OVERVIEW, PERIOD_PHASES, PERSONAL_DAY, SPREAD } from './telling.ts'
import { withFallback } from './with-fallback.ts'
import { WRITERS } from './writer.ts'

test('the phrasebook’s desk asks no model, and one with a model says which, and how long it waits', () => {
  const { edition, asksModel, patienceMs } = phrasebookDesk
  assert.deepEqual([edition, asksModel], ['phrasebook', false])
  assert.ok(patienceMs > 0 && patienceMs < 1000)
  const writer = { name: 'model', write: () => assert.fail() } as const
  const desk = withFallback(writer, { edition: 'model/7', patienceMs: 9000, onFailure: () => {} })
  assert.deepEqual([desk.edition, desk.asksModel, desk.patienceMs], ['model/7', true, 9000])
})

test('a text is the phrasebook’s or the model’s, in the order in which the reference names them', () => {
  assert.deepEqual(WRITERS, ['phrasebook', 'model'])
})

test('texts for one reader use nine tenths of the day’s calls at most, those for all readers all of them', () => {
  for (const { shareOfCalls } of [PERSONAL_DAY, SPREAD, NATAL]) assert.equal(shareOfCalls, 0.9)
  for (const { shareOfCalls } of [DAILY, PERIOD_OVERVIEW, PERIOD_PHASES])
    assert.equal(shareOfCalls, undefined)
  assert.equal(CATEGORY.assignment, undefined, 'no model writes it')
})
