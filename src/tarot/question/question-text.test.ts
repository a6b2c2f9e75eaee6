import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textReader } from './question-text.ts'

const read = textReader(
  { rewrites: { mum: 'mother', ill: 'ill' }, contractions: { ill: 'i will' }, emoji: { '😭': 'tears' } },
  (word) => word,
)

test('sentences end at their marks, and the mark is remembered', () => {
  const { words, sentences } = read('Mum rang. Will she come?! ok')
  assert.deepEqual(words, ['mother', 'rang', '.', 'will', 'she', 'come', '.', 'ok', '.'])
  assert.deepEqual(sentences, [
    { start: 0, end: 2, isMarked: false },
    { start: 3, end: 6, isMarked: true },
    { start: 7, end: 8, isMarked: false },
  ])
})

test('a mark after a space belongs to the sentence before it', () => {
  assert.deepEqual(
    read('Iris or Maeve ? hm').sentences.map(({ isMarked }) => isMarked),
    [true, false],
  )
})

test('I’ll and ill are two words', () => {
  assert.deepEqual(read("I'll").words, ['i', 'will', '.'])
  assert.deepEqual(read('ill').words, ['ill', '.'])
})

test('each word knows where it was written, with accents and signs', () => {
  const text = read('Łódź, or café 😭')
  assert.deepEqual(text.words, ['łodz', 'or', 'cafe', 'tears', '.'])
  assert.equal(text.raw.slice(text.from[2], text.to[2]), 'café')
  assert.deepEqual(text.isAfterPause.slice(0, 3), [false, true, false])
})

test('a name is a capital that the beginning of a sentence does not explain', () => {
  assert.deepEqual(read('Does June love me').isName.slice(0, 4), [false, true, false, false])
  assert.ok(!read('DOES JUNE LOVE ME').isName.includes(true))
})

test('dots within abbreviations and figures do not end a sentence', () => {
  assert.equal(read('at 1.14 a.m. he rang').sentences.length, 1)
})
