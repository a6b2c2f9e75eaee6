import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseOf } from './phrase.ts'
import { phraseIndex } from './phrase-index.ts'

test('only phrases of which every needed word is there may be in a text, by list and in their order', () => {
  const lists = [['want to die', '(?:hits|hit) me', 'suicid\\w*'], ['hit the road'], ['me']]
  const candidatesIn = phraseIndex(lists.map((list) => list.map(phraseOf)))
  const found = [...candidatesIn(new Set(['he', 'hit', 'me', 'want']))].map(([list, phrases]) => [
    list,
    phrases.map(({ needed }) => needed),
  ])
  assert.deepEqual(found, [
    [0, [[['hits', 'hit'], ['me']], []]],
    [2, [[['me']]]],
  ])
})
