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

const spelled = speller({
  rewrites: { kms: 'kill myself', u: 'you' },
  emoji: { '🔪': 'knife', '💊': 'pills' },
  keyWords: ['strangle', 'pills', 'died'],
  otherWords: ['pillow'],
  starred: ['kill', 'suicide'],
})
const plainOf = (question: string) => spelled(question).replace(/ \. $/, '').trim()

test('figures and signs within a word are the letters that they look like', () => {
  for (const [written, plain] of [
    ['d1e', 'die'],
    ['k!ll', 'kill'],
    ['k|ll', 'kill'],
    ['g0ne', 'gone'],
    ['h3lp', 'help'],
    ['d@d', 'dad'],
    ['d4d', 'dad'],
    ['pa5t', 'past'],
    ['pa$t', 'past'],
    ['1 day', '1 day'],
    ['room 5', 'room 5'],
  ] as const)
    assert.equal(plainOf(written), plain, written)
})

test('single letters with dots or hyphens are one word, figures stand apart from words', () => {
  assert.equal(plainOf('k.m.s'), 'kill myself')
  assert.equal(plainOf('k-m-s'), 'kill myself')
  assert.equal(plainOf('12yo'), '12 yo')
  assert.equal(plainOf('u. me'), 'you . me')
})

test('sentences end with a dot of their own, whatever their marks; other signs are spaces', () => {
  assert.equal(spelled('no?! yes; so… well: ok'), ' no . yes . so . well . ok . ')
  assert.equal(spelled('a, (b) – c/d'), ' a b c d . ')
  assert.equal(spelled('don’t I`ll'), ' dont ill . ')
})

test('words written with stars are those that fit in length and letters, others lose the stars', () => {
  assert.equal(plainOf('k**l su*c*de'), 'kill suicide')
  assert.equal(plainOf('k***l'), 'kl')
  assert.equal(plainOf('b*ll'), 'bll')
})

test('letters that are drawn out are shortened to a word that is known, or to one letter', () => {
  assert.equal(plainOf('piiiills'), 'pills')
  assert.equal(plainOf('pilllls'), 'pills')
  assert.equal(plainOf('diiiie'), 'die')
  assert.equal(plainOf('good'), 'good')
})

test('a word of five letters or more is a key word in spite of one letter, unless it is meant as it is', () => {
  assert.equal(plainOf('stangle'), 'strangle')
  assert.equal(plainOf('strangles'), 'strangle')
  assert.equal(plainOf('pilsl'), 'pills')
  assert.equal(plainOf('pillow'), 'pillow')
  assert.equal(plainOf('dieds'), 'died')
  assert.equal(plainOf('dyed'), 'dyed')
  assert.equal(plainOf('wrangle'), 'wrangle')
})

test('accents, wide letters and small pictures are read, and of a long text the first 2000 letters', () => {
  assert.equal(plainOf('ｋｉｌｌ é 🔪💊'), 'kill e knife pills')
  assert.equal(spelled(`${'a '.repeat(999)}bb cc`).includes('bb'), true)
  assert.equal(spelled(`${'a '.repeat(1000)}bb`).includes('bb'), false)
})

test('words of two letters’ difference in length, or of another first letter, are apart', () => {
  for (const [word, key, isNear] of [
    ['die', 'died', true],
    ['di', 'died', false],
    ['deid', 'died', true],
    ['diet', 'died', true],
    ['ided', 'died', false],
    ['dide', 'died', true],
    ['died', 'died', true],
    ['dead', 'died', false],
    ['dxyd', 'died', false],
  ] as const)
    assert.equal(isOneLetterApart(word, key), isNear, word)
})
