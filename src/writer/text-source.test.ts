import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ANSWERED_SPREAD,
  CATEGORY,
  DAILY,
  NATAL,
  PERIOD_OVERVIEW,
  PERIOD_PHASES,
  PERSONAL_DAY,
  SOLAR_RETURN,
  SPREAD,
  SYNASTRY,
  TEXT_KINDS,
  TIMELINE,
} from './text-kinds.ts'
import { phrasebookSource } from './text-source.ts'
import { withFallback } from './with-fallback.ts'
import { WRITERS } from './writer.ts'

test('without a model the text source has no model name; with one it has its name and its waiting time', () => {
  const { edition, asksModel, timeoutMs } = phrasebookSource
  assert.match(edition, /^phrasebook \d+\.\d+\.\d+ [\da-f]{12}$/)
  assert.equal(asksModel, false)
  assert.ok(timeoutMs > 0 && timeoutMs < 1000)
  const writer = { name: 'model', write: () => assert.fail() } as const
  const textSource = withFallback(writer, { edition: 'model/7', timeoutMs: 9000, onFailure: () => {} })
  assert.deepEqual([textSource.edition, textSource.asksModel, textSource.timeoutMs], ['model/7', true, 9000])
})

test('a text is the phrasebook’s or the model’s, in the order in which the reference names them', () => {
  assert.deepEqual(WRITERS, ['phrasebook', 'model'])
})

test('every kind of text has a name of its own, and no model writes a category by itself', () => {
  const texts = [
    DAILY,
    CATEGORY,
    PERSONAL_DAY,
    SPREAD,
    ANSWERED_SPREAD,
    NATAL,
    SYNASTRY,
    TIMELINE,
    SOLAR_RETURN,
    PERIOD_OVERVIEW,
    PERIOD_PHASES,
  ]
  assert.deepEqual(
    texts.map(({ kind }) => kind),
    TEXT_KINDS,
  )
  assert.equal(CATEGORY.modelTask, undefined)
})
