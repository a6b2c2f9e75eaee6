import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOneLetterApart, speller } from './spelling.ts'

test('one letter more, less or other, or two swapped, is one letter apart; the first letter counts', () => {
  for (const word of [
    'suicde',
    'suiicide',
    'suiside',
    'suiicde'.replace('iicde', 'icied'),
    'usicide',
    'suicides',
  ])
    assert.equal(isOneLetterApart(word, 'suicide'), !['usicide'].includes(word), word)
  assert.equal(isOneLetterApart('outside', 'suicide'), false)
  assert.equal(isOneLetterApart('suide', 'suicide'), false)
})

test('words are small, plain and in their usual spelling', () => {
  const plain = speller({
    rewrites: { dont: 'do not' },
    emoji: { '🔪': 'knife' },
    keyWords: ['strangle'],
    otherWords: ['strange'],
    starred: ['kill'],
  })
  assert.equal(plain('I DON’T know… é🔪 k*ll'), ' i do not know . e knife kill . ')
  assert.equal(plain('strangel strange'), ' strangle strange . ')
  assert.equal(plain('bl**dy'), ' bldy . ')
  assert.equal(plain('h3llo 12yo'), ' hello 12 yo . ')
})
