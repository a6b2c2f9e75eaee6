import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameFinder, pronounFinder } from './names.ts'
import { textReader } from './question-text.ts'

const find = nameFinder(
  { names: 'marek iris', inCapitals: 'mark', beforePlaces: 'in at' },
  (word) => word === 'monday' || word === 'mark',
)
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

test('a name that is a common word as well needs its capital', () => {
  assert.deepEqual(namesIn('Is Mark serious'), ['mark'])
  assert.deepEqual(namesIn('Will my mark be good'), [])
})

test('one person who is named is called he or she where the name says it; several are not, nor is a name for anybody', () => {
  const pronounOf = pronounFinder({ of: { he: 'marek', she: 'anna lena' } })
  const call = (question: string, ...people: string[]) => {
    const words = question.split(' ')
    return pronounOf(
      words,
      words.map((word) => people.includes(word)),
    )
  }
  assert.equal(call('will marek call', 'marek'), 'he')
  assert.equal(call('does anna know what anna said', 'anna'), 'she')
  assert.equal(call('anna or lena', 'anna', 'lena'), undefined)
  assert.equal(call('will sam call', 'sam'), undefined)
  assert.equal(call('will marek call'), undefined)
})
