import assert from 'node:assert/strict'
import { test } from 'node:test'
import { words } from '../../../words/language.ts'
import { DEFAULT_LANGUAGE } from '../../../words/languages.ts'
import { periodExampleOfAll } from './examples.ts'

test('while the example of twelve signs is made, others have a turn after each of them', async () => {
  let turns = 0
  let isMade = false
  const count = () => {
    turns++
    if (!isMade) setImmediate(count)
  }
  setImmediate(count)
  await periodExampleOfAll(words(DEFAULT_LANGUAGE), 'week')
  isMade = true
  assert.ok(turns >= 12, `${turns} turns`)
})
