import assert from 'node:assert/strict'
import { test } from 'node:test'
import { positionFeatures, signsIn, stemsOf, wordFeatures } from './features.ts'
import type { SortedSpans } from './reader-tables.ts'

test('the word features of a question are its stems and each two in a row within a sentence, each once', () => {
  assert.deepEqual(
    [...wordFeatures(stemsOf(['my', 'dogs', 'limped', '.', 'my', 'dogs', '2', 'limping']))],
    ['my', 'dog', 'my dog', 'limp', 'dog limp'],
  )
  assert.deepEqual([...wordFeatures(stemsOf(['is', 'as', 'red']))], ['is', 'as', 'is as', 'red', 'as red'])
})

test('how a question opens, what its last of several sentences says, and how long it is are features', () => {
  const words = ['the', 'vet', 'called', '.', 'will', 'he', 'limp', '.']
  const [story, asked] = [
    { start: 0, end: 3 },
    { start: 4, end: 7 },
  ]
  assert.deepEqual(
    [...positionFeatures(stemsOf(words), [story!, asked!])],
    [
      ...['first: the', 'first: the-vet', 'opens: will', 'last: will', 'last: he', 'last: limp'],
      ...['<length 1>', '<sentences 2>'],
    ],
  )
  assert.deepEqual(
    [...positionFeatures(stemsOf(words.slice(0, 4)), [story!])],
    ['first: the', 'first: the-vet', 'opens: the', '<length 0>', '<sentences 1>'],
  )
  assert.deepEqual([...positionFeatures([], [])], ['<length 0>', '<sentences 0>'])
})

const VOCABULARY = {
  graves: [
    { name: 'wards', grave: 'health', strength: 'weak' },
    { name: 'traces', grave: 'death', strength: 'told' },
    { name: 'illness', grave: 'health', strength: 'weak' },
  ],
  topics: [{ topic: 'love', weight: 1 }],
} as const
const span = (table: number) => ({ table, start: 0, end: 1 })
const found = (members: Partial<SortedSpans>): SortedSpans => ({
  ...{
    topics: [],
    persons: [],
    matters: [],
    situations: [],
    graves: [],
    calm: new Set<string>(),
    spansOf: () => [],
  },
  ...members,
})
const signs = (members: Partial<SortedSpans>, guarded: Parameters<typeof signsIn>[2] = null) => [
  ...signsIn(VOCABULARY, found(members), guarded),
]

test('a field is a sign by its name, its common lines another; its kind and its strength are signs besides', () => {
  assert.deepEqual(signs({ graves: [span(2)] }), ['<death: traces>', '<death named>', '<told>'])
  assert.deepEqual(signs({ graves: [span(3)] }), ['<death: traces, common>', '<death hinted>', '<common>'])
  assert.deepEqual(signs({ graves: [span(1)] }), ['<health: wards, common>', '<health hinted>', '<weak>'])
})

test('several fields of a strength are a sign besides; one that is found twice counts once', () => {
  assert.deepEqual(signs({ graves: [span(0), span(4)] }).slice(-2), ['<weak>', '<two weak>'])
  assert.deepEqual(signs({ graves: [span(0), span(0)] }).slice(-1), ['<weak>'])
})

test('topics, fields of everyday life and registers are signs', () => {
  const spansOf: SortedSpans['spansOf'] = (name) => (name === 'register.sorrow' ? [span(0)] : [])
  assert.deepEqual(signs({ topics: [span(0)], calm: new Set(['food']), spansOf }), [
    '<topic love>',
    '<everyday food>',
    '<sorrow>',
  ])
})

test('what the guard suspects is a sign, and that it is certain another', () => {
  const suspected = { grave: 'minor', voice: 'self', isCertain: false } as const
  assert.deepEqual(signs({}, suspected), ['<guard minor>'])
  assert.deepEqual(signs({}, { ...suspected, isCertain: true }), ['<guard minor>', '<guard certain>'])
})

test('an ending is cut off where three letters are left', () => {
  const stems = (...words: string[]) => words.flatMap((word) => stemsOf([word]))
  assert.deepEqual(stems('walking', 'walked', 'wishes', 'dogs', 'sadly'), [
    'walk',
    'walk',
    'wish',
    'dog',
    'sad',
  ])
  assert.deepEqual(stems('king', 'ring', 'aged', 'yes', 'gas', 'only'), [
    'king',
    'ring',
    'aged',
    'yes',
    'gas',
    'only',
  ])
})

test('of how many words a question is, in steps of 4, 7, 10, 14, 20, 30, 45 and 70', () => {
  const length = (count: number) =>
    [...positionFeatures(Array(count).fill('word'), [])].find((feature) => feature.startsWith('<length'))
  for (const [step, most] of [4, 7, 10, 14, 20, 30, 45, 70].entries())
    assert.deepEqual([length(most), length(most + 1)], [`<length ${step}>`, `<length ${step + 1}>`])
})

test('four sentences are as many as more', () => {
  const sentences = (count: number) =>
    [...positionFeatures(['a'], Array(count).fill({ start: 0, end: 1 }))].at(-1)
  assert.deepEqual([3, 4, 5].map(sentences), ['<sentences 3>', '<sentences 4>', '<sentences 4>'])
})

test('nine registers are signs, each by its name', () => {
  const registers = 'sorrow distress dear everyday animal doubtful dying died sober'.split(' ')
  for (const name of registers) {
    const spansOf: SortedSpans['spansOf'] = (table) => (table === `register.${name}` ? [span(0)] : [])
    assert.deepEqual(signs({ spansOf }), [`<${name}>`])
  }
  assert.deepEqual(
    signs({ spansOf: () => [span(0)] }),
    registers.map((name) => `<${name}>`),
  )
})

test('three fields of a strength are a third sign', () => {
  const graves = [0, 1, 2].map((at) => ({ name: `${at}`, grave: 'health', strength: 'weak' }) as const)
  const three = { graves: [span(0), span(2), span(4)] }
  assert.deepEqual([...signsIn({ graves, topics: [] }, found(three), null)].slice(-3), [
    '<weak>',
    '<two weak>',
    '<three weak>',
  ])
})
