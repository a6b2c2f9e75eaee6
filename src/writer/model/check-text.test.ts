import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from '../../words/en/english.ts'
import { textFaults } from './check-text.ts'

interface Circumstances {
  readonly length?: { readonly least?: number; readonly most: number }
  readonly ids?: readonly string[]
  readonly instructions?: string
  readonly withoutNames?: (text: string) => string
}

const AS_IT_IS = (text: string) => text

function faultsOf(
  text: string,
  { length = { most: 500 }, ids = [], instructions = '', withoutNames = AS_IT_IS }: Circumstances,
) {
  const passage = { member: 'summary', name: 'summary', sentences: [{ text, transits: [] }], length }
  return textFaults(
    ENGLISH,
    passage,
    { facts: ids.map((id) => ({ id, words: id })), withoutNames },
    instructions,
  )
}

test('a passage has at least and at most so many characters, both included', () => {
  const length = { least: 6, most: 8 }
  assert.deepEqual(faultsOf('Wait.', { length }), ['has 5 characters, not 6 to 8'])
  for (const text of ['Waits.', 'Waiting.']) assert.deepEqual(faultsOf(text, { length }), [])
  assert.deepEqual(faultsOf('Wait on a.', { length }), ['has 10 characters, not 6 to 8'])
  assert.deepEqual(faultsOf('Waiting a.', { length: { most: 9 } }), ['has 10 characters, not at most 9'])
  assert.deepEqual(faultsOf('Waiting.', { length: { most: 8 } }), [])
  assert.deepEqual(faultsOf('', { length: { most: 8 } }), ['does not end its last sentence'])
})

test('the sentences of a passage are measured and read as one text', () => {
  const sentences = ['Wait.', 'Go.'].map((text) => ({ text, transits: [] }))
  const passage = { member: '', name: '', sentences, length: { most: 8 } }
  const checks = { facts: [], withoutNames: AS_IT_IS }
  assert.deepEqual(textFaults(ENGLISH, passage, checks, ''), ['has 9 characters, not at most 8'])
})

test('six words of the instructions in a row are an echo, five are none, wherever they stand', () => {
  const six = 'say what the day is like'
  const echo = ['repeats the instructions']
  const cases: [string, string, string[]][] = [
    [six, 'Say what the day is like.', echo],
    [six, 'You can say what the day is like, and then wait.', echo],
    [`Please, ${six} to you.`, 'I Say: what the day is like', [...echo, 'does not end its last sentence']],
    [six, 'Tell what the day is like.', []],
    [six, 'Say what the day is.', []],
    [`${six} to you`, 'You tell what the day is then.', []],
    [six, 'Say what the long day is like.', []],
  ]
  for (const [instructions, text, faults] of cases)
    assert.deepEqual(faultsOf(text, { instructions }), faults, text)
})

test('the id of a fact in a text is refused, in any case of letters; a longer word that contains it is not', () => {
  const ids = ['moon-in-leo', 'mars-square']
  const faults = ['has the id of a fact in its prose']
  assert.deepEqual(faultsOf('See mars-square for it.', { ids }), faults)
  assert.deepEqual(faultsOf('See Moon-in-Leo for it.', { ids }), faults)
  assert.deepEqual(faultsOf('See mars-squares for it.', { ids }), [])
  assert.deepEqual(faultsOf('See the Moon for it.', { ids }), [])
})

test('the house rules see a text without names', () => {
  const withoutNames = (text: string) => text.replace('Death', 'card')
  assert.deepEqual(faultsOf('Look at Death there.', { withoutNames }), [])
  assert.deepEqual(faultsOf('Look at Death there.', {}), ['says “Death”'])
})

test('a text is checked for length, plain text, echoes, language and house rules', () => {
  const instructions = 'la luna pide una respuesta clara'
  const text = 'La Luna pide una respuesta clara, json, mars-square: **el universe**'
  const circumstances = { length: { most: 10 }, ids: ['mars-square'], instructions }
  assert.deepEqual(faultsOf(text, circumstances), [
    `has ${text.length} characters, not at most 10`,
    'is not plain text',
    'speaks of its task: “json”',
    'has the id of a fact in its prose',
    'repeats the instructions',
    'is not English',
    'says “universe”',
    'does not end its last sentence',
  ])
})
