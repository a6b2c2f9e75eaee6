import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neededWords, phraseOf } from './phrase.ts'

test('of a phrase its words are needed, and of a list one of its words', () => {
  assert.deepEqual(neededWords('want to die'), [['want'], ['to'], ['die']])
  assert.deepEqual(neededWords('(?:hits|hit) me'), [['hits', 'hit'], ['me']])
  assert.deepEqual(neededWords('(?:my (?:son|kid)|our) dog'), [['my', 'our'], ['dog']])
  assert.deepEqual(neededWords('rope|knife drawer'), [['rope', 'knife']])
  assert.deepEqual(neededWords('(?:sons?|baby) cries'), [['son', 'sons', 'baby'], ['cries']])
})

test('what may be absent, or be another word, is not needed', () => {
  assert.deepEqual(neededWords('kill(?: \\w+)? (?:myself|me)'), [['kill'], ['myself', 'me']])
  assert.deepEqual(neededWords('(?:the )?gun'), [])
  assert.deepEqual(neededWords('(?:hand ?prints?|marks)'), [])
  assert.deepEqual(neededWords('suicid\\w*'), [])
  assert.deepEqual(neededWords('blackmail(?:ed|s)'), [])
  assert.deepEqual(neededWords('end(?! (?:of|with)\\b)'), [['end']])
  assert.deepEqual(neededWords('(?:[6-9]|ten) years'), [['years']])
})

test('a phrase is found between spaces only', () => {
  const { isPossible, expression } = phraseOf('want(?: \\w+){0,2}? to die')
  assert.ok(isPossible(new Set(['i', 'want', 'to', 'die'])))
  assert.ok(!isPossible(new Set(['i', 'want', 'to', 'diet'])))
  assert.match(' i want so much to die . ', expression())
  assert.doesNotMatch(' i want to diet . ', expression())
})
