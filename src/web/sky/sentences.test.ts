import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesOf } from './sentences.ts'

const sources = [
  { text: 'The Moon is home.', transits: ['moon-in-cancer'] },
  { text: 'Mars pushes.', transits: ['mars-square'] },
  { text: 'Love waits.', transits: ['venus-trine'] },
]

test('a field is split into its sentences, each with its sources', () => {
  assert.deepEqual(sentencesOf('The Moon is home. Mars pushes.', sources), sources.slice(0, 2))
  assert.deepEqual(sentencesOf('Love waits.', sources), sources.slice(2))
})

test('text without a source is still shown', () => {
  assert.deepEqual(sentencesOf('So. Mars pushes. Then rest.', sources), [
    { text: 'So.', transits: [] },
    sources[1],
    { text: 'Then rest.', transits: [] },
  ])
  assert.deepEqual(sentencesOf('All new.', []), [{ text: 'All new.', transits: [] }])
})
