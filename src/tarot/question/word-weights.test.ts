import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GRAVE_KINDS, QUESTION_TOPICS } from './question.ts'
import { featuresOf, graveSum, wordWeigher } from './word-weights.ts'

test('the features of a question are its stems and each two in a row within a sentence, each once', () => {
  assert.deepEqual(
    [...featuresOf(['my', 'dogs', 'limped', '.', 'my', 'dogs', '2', 'limping'])],
    ['my', 'dog', 'my dog', 'limp', 'dog limp'],
  )
  assert.deepEqual([...featuresOf(['is', 'as', 'red'])], ['is', 'as', 'is as', 'red', 'as red'])
})

const zeros = (count: number) => Array.from({ length: count }, () => 0)
const rowWith = <Name extends string>(names: readonly Name[], name: Name, weight: number) =>
  names.map((one) => (one === name ? weight : 0))

const weigh = wordWeigher({
  witnesses: { tables: 50, words: 100, guard: 200, certain: 100, none: -25 },
  grave: { none: -150, words: { scan: 120, 'scan result': 80, printer: -200 } },
  kinds: { none: zeros(GRAVE_KINDS.length), words: { scan: rowWith(GRAVE_KINDS, 'health', 90) } },
  topics: { none: zeros(QUESTION_TOPICS.length), words: { printer: rowWith(QUESTION_TOPICS, 'work', 60) } },
})

test('words speak for and against a grave matter, two in a row besides, and unknown ones not at all', () => {
  assert.equal(weigh(['the', 'scan', 'results']).grave, 0.5)
  assert.equal(weigh(['scan', 'on', 'the', 'printer']).grave, -2.3)
  assert.equal(weigh(['hello']).grave, -1.5)
})

test('each kind and topic has the sum of what the words weigh for it', () => {
  const { kinds, topics } = weigh(['scan', 'printer'])
  assert.equal(kinds.get('health'), 0.9)
  assert.equal(kinds.get('law'), 0)
  assert.equal(topics.get('work'), 0.6)
  assert.deepEqual([...weigh(['hello']).topics.keys()], QUESTION_TOPICS)
})

test('the witnesses count as their weights say, tables and words within limits', () => {
  const witnesses = { tables: 50, words: 100, guard: 200, certain: 100, none: -25 }
  assert.equal(graveSum(witnesses, { tables: 2, words: 1, guard: false, certain: false }), 1.75)
  assert.equal(graveSum(witnesses, { tables: 99, words: -99, guard: true, certain: true }), 1.75)
  assert.equal(graveSum(witnesses, { tables: -99, words: 99, guard: true, certain: false }), 3.75)
})
