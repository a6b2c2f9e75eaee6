import assert from 'node:assert/strict'
import { test } from 'node:test'
import { corrector } from './corrector.ts'

const known = new Set(['diagnosed', 'strike', 'scan', 'so'])
const correct = corrector(['diagnosed', 'pregnant', 'stroke'], (word) => known.has(word))

test('one letter more, less, other or swapped is put right, at any place but the first', () => {
  for (const word of ['diagnozed', 'diagnsed', 'diagnossed', 'daignosed', 'diagnosde'])
    assert.equal(correct(word), 'diagnosed', word)
  assert.equal(correct('riagnosed'), 'riagnosed')
})

test('a word that is known stays as it is', () => {
  assert.equal(correct('strike'), 'strike')
})

test('a plural is read as its singular, and a stretched word as it is meant', () => {
  assert.equal(correct('scans'), 'scan')
  assert.equal(correct('soooo'), 'so')
})
