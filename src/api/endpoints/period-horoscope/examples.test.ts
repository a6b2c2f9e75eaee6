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
  // Another object than the one for which another test may have had it made.
  await periodExampleOfAll({ ...words(DEFAULT_LANGUAGE) }, 'week')
  isMade = true
  assert.ok(turns >= 12, `${turns} turns`)
})

test('the example of twelve signs is made once for a language and a kind of period', async () => {
  const own = { ...words(DEFAULT_LANGUAGE) }
  const week = await periodExampleOfAll(own, 'week')
  assert.equal(await periodExampleOfAll(own, 'week'), week)
  assert.notDeepEqual(await periodExampleOfAll(own, 'month'), week)
  assert.notEqual(await periodExampleOfAll({ ...own }, 'week'), week)
})
