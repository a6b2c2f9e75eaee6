import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactOf } from '../../../test/pair-made-facts.ts'
import { elementFact, overlayFact } from '../../judgement/pair/facts.ts'
import { PAIR_SECTIONS } from '../../judgement/pair/pair-sections.ts'
import { PAIR_KINDS } from '../../judgement/pair/weights.ts'
import { KIND_WORDS, pairFactWords, pairMember, summaryMember } from './together-facts.ts'

test('the prompt has each fact with whose body it is, and what it is about', () => {
  assert.deepEqual(pairFactWords(contactOf('venus', 'trine', 'mars', 1)), [
    'your Venus and their Mars by trine (easy: attraction)',
  ])
  assert.deepEqual(pairFactWords(contactOf('ascendant', 'conjunction', 'saturn', 1)), [
    'your rising sign and their Saturn by conjunction (hard: strictness)',
  ])
  assert.deepEqual(pairFactWords(overlayFact('their', 'moon', 4)), [
    'their Moon is in your 4th house, of home and family',
  ])
  assert.deepEqual(pairFactWords(overlayFact('your', 'sun', 10)), [
    'your Sun is in their 10th house, of career and reputation',
  ])
  assert.deepEqual(pairFactWords(elementFact('venus-mars', 'cancer', 'gemini')), [
    'your Venus is in Cancer, of water',
    'their Mars is in Gemini, of air',
  ])
})

test('the prompt lists the facts of a member, and for the summary its first and last one', () => {
  assert.equal(pairMember('talking', 'work', ['a', 'b']), 'how you talk things over: a, b')
  assert.match(summaryMember('a', 'b'), /^one thought from a to b;/)
  assert.match(summaryMember('a', undefined), /^one thought about a,/)
  assert.doesNotMatch(summaryMember(undefined, undefined), /undefined/)
  for (const kind of PAIR_KINDS) {
    assert.match(KIND_WORDS[kind], /^two /)
    for (const id of PAIR_SECTIONS) assert.ok(pairMember(id, kind, ['a']).endsWith(': a'))
  }
})
