import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameFinder } from './names.ts'
import { textReader } from './question-text.ts'

const find = nameFinder({ names: 'marek iris', beforePlaces: 'in at' }, (word) => word === 'monday')
const read = textReader({ rewrites: {}, contractions: {}, emoji: {} }, (word) => word)
const namesIn = (question: string) => {
  const text = read(question)
  const isName = find(text)
  assert.equal(isName.length, text.words.length)
  return text.words.filter((_, at) => isName[at])
}

test('a capital within a sentence makes a name, and a listed name needs no capital', () => {
  assert.deepEqual(namesIn('Will Tamsin call marek'), ['tamsin', 'marek'])
  assert.deepEqual(namesIn('Will it rain'), [])
})

test('a word that is known is no name, nor is a single letter, nor a place after its preposition', () => {
  assert.deepEqual(namesIn('See you Monday'), [])
  assert.deepEqual(namesIn('Does X love me'), [])
  assert.deepEqual(namesIn('Do we meet in Lisbon or at Porto'), [])
  assert.deepEqual(namesIn('Do we leave Lisbon'), ['lisbon'])
})
