import assert from 'node:assert/strict'
import { test } from 'node:test'
import { neededWords, phraseOf } from './phrase.ts'

test('of a phrase its words are needed, and of a list one of its words', () => {
  assert.deepEqual(neededWords('want to die'), [['want'], ['to'], ['die']])
  assert.deepEqual(neededWords('(?:hits|hit) me'), [['hits', 'hit'], ['me']])
  assert.deepEqual(neededWords('(?:my (?:son|kid)|our) dog'), [['son', 'kid', 'our'], ['dog']])
  assert.deepEqual(neededWords('rope|knife drawer'), [['rope', 'drawer']])
  assert.deepEqual(neededWords('(?:sons?|baby) cries'), [['son', 'sons', 'baby'], ['cries']])
})

test('of several phrases a word of each is needed, the longest one that can be decided', () => {
  assert.deepEqual(neededWords('made him cross|my own doing'), [['cross', 'doing']])
  assert.deepEqual(neededWords('(?:older|[2-6]\\d) (?:man|boyfriend)|nudes'), [['man', 'boyfriend', 'nudes']])
  assert.deepEqual(neededWords('(?:[2-6]\\d) years|suicid\\w*'), [])
})

test('a word is needed in all its spellings', () => {
  assert.deepEqual(neededWords('honou?r killing'), [['honor', 'honour'], ['killing']])
  assert.deepEqual(neededWords('hold(?:ing)? me'), [['hold', 'holding'], ['me']])
  assert.deepEqual(neededWords('stealth(?:ed|ing)'), [['stealthed', 'stealthing']])
  assert.deepEqual(neededWords('non ?consensual'), [['nonconsensual', 'non']])
})

test('what may be absent, or be another word, is not needed', () => {
  assert.deepEqual(neededWords('kill(?: \\w+)? (?:myself|me)'), [['kill'], ['myself', 'me']])
  assert.deepEqual(neededWords('(?:the )?gun'), [['gun']])
  assert.deepEqual(neededWords('(?:the |a big )?(?:gun|rope)(?! show)'), [['gun', 'rope']])
  assert.deepEqual(neededWords('(?:hand ?prints?|marks)'), [['handprint', 'hand', 'handprints', 'marks']])
  assert.deepEqual(neededWords('(?:the)?gun'), [])
  assert.deepEqual(neededWords('suicid\\w*'), [])
  assert.deepEqual(neededWords('end(?! (?:of|with)\\b)'), [['end']])
  assert.deepEqual(neededWords('(?:[6-9]|ten) years'), [['years']])
})

test('a phrase is found between spaces only', () => {
  const { needed, expression } = phraseOf('want(?: \\w+){0,2}? to die')
  assert.deepEqual(needed, [['want'], ['to'], ['die']])
  assert.match(' i want so much to die . ', expression())
  assert.doesNotMatch(' i want to diet . ', expression())
})
