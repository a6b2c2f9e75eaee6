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

test('words of six to twenty letters are put right, shorter and longer ones are too often another word', () => {
  const long = 'electroencephalogram'
  const near = corrector(['stroke', 'strok', long, 'heart attack'], (word) => word === 'died')
  assert.equal(near('strike'), 'stroke')
  assert.equal(near('strake'), 'stroke')
  assert.equal(near('strik'), 'strik')
  assert.equal(long.length, 20)
  assert.equal(near('electroencefhalogram'), long)
  assert.equal(near('electroencephhalogram'), 'electroencephhalogram')
  assert.equal(near('heart attacc'), 'heart attacc')
})

test('a word is as it was meant if its beginning or its end of three letters is whole', () => {
  const near = corrector(['operation'], () => false)
  assert.equal(near('operatoin'), 'operation')
  assert.equal(near('opreation'), 'operation')
  assert.equal(near('operatiom'), 'operation')
  assert.equal(near('ooperation'), 'operation')
})

test('an s after four letters is taken off where the rest is known, and drawn-out letters if what is left is', () => {
  const near = corrector([], (word) => ['scan', 'exam', 'bus', 'good', 'hello', 'no'].includes(word))
  assert.equal(near('exams'), 'exam')
  assert.equal(near('buss'), 'buss')
  assert.equal(near('plans'), 'plans')
  assert.equal(near('gooood'), 'good')
  assert.equal(near('hellllo'), 'hello')
  assert.equal(near('nooo'), 'no')
  assert.equal(near('xyyyz'), 'xyyyz')
})
