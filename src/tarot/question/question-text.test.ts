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

/** The words for which it is true. */
const marked = (question: string, of: 'isName' | 'isAfterPause') => {
  const text = read(question)
  return text.words.filter((_, at) => text[of][at]).join(' ')
}

test('titles and single letters end no sentence with their dots, words do', () => {
  for (const [question, count] of [
    ['Dr. Lee came', 1],
    ['mr. X came', 1],
    ['e.g. this', 1],
    ['x.y', 1],
    ['p.s. ok', 1],
    ['etc. and so on', 2],
    ['word.Next', 2],
    ['so... no', 2],
    ['I go. Anna stays', 2],
    ['no!yes', 2],
  ] as const)
    assert.equal(read(question).sentences.length, count, question)
})

test('commas, brackets and dashes are pauses; hyphens and the signs of money are none', () => {
  assert.equal(marked('He left (twice), you stay', 'isAfterPause'), 'twice you')
  assert.equal(marked('go on – stop', 'isAfterPause'), 'stop')
  assert.equal(marked('a well-known thing - yes', 'isAfterPause'), 'yes')
  assert.equal(marked('I won £5.30 & 20% on it @home #now €1', 'isAfterPause'), '')
  assert.equal(marked('yes, no. maybe', 'isAfterPause'), 'no')
  // A sentence is no pause, and the next one does not begin after that of the last.
  assert.equal(marked('He left (early). you stay', 'isAfterPause'), 'early')
})

test('I, the first word of a sentence and a text in capitals are no names', () => {
  assert.equal(marked('Will Anna come', 'isName'), 'anna')
  assert.equal(marked('I go. Anna stays', 'isName'), '')
  assert.equal(marked('will I go where I’m and I’ll be', 'isName'), '')
  assert.equal(marked("will I go where I'm", 'isName'), '')
  assert.equal(marked('will Ida go', 'isName'), 'ida')
  assert.equal(marked('WILL I GO TO ROME', 'isName'), '')
})

test('figures stay whole, and what stands for two words is found where the one was written', () => {
  assert.deepEqual(read('1,000 and 5:30').words, ['1,000', 'and', '5:30', '.'])
  const { words, from, to } = read("so I'll go")
  assert.deepEqual(words, ['so', 'i', 'will', 'go', '.'])
  assert.deepEqual(from, [0, 3, 3, 8, 10])
  assert.deepEqual(to, [2, 7, 7, 10, 10])
})

test('another script is noticed, accents are not another script', () => {
  for (const [question, isOther] of [
    ['любит ли он', true],
    ['does он love me', true],
    ['Ça va très bien', false],
    ['Łódź or café', false],
    ['tears 😭', false],
    ['will it work', false],
  ] as const)
    assert.equal(read(question).hasOtherScript, isOther, question)
})

test('a text without words has no sentence', () => {
  for (const question of ['', '???', ' , '])
    assert.deepEqual([read(question).sentences, read(question).words], [[], []], question)
})
