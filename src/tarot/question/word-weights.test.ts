import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GRAVE_KINDS, QUESTION_TOPICS } from './question.ts'
import { wordWeigher } from './word-weights.ts'

const zeros = (count: number) => Array.from({ length: count }, () => 0)
const rowWith = <Name extends string>(names: readonly Name[], name: Name, weight: number) =>
  names.map((one) => (one === name ? weight : 0))

const weighed = wordWeigher({
  grave: { none: -150, words: { scan: 120, 'scan result': 80, printer: -200, '<told>': 300 } },
  kinds: { none: zeros(GRAVE_KINDS.length), words: { scan: rowWith(GRAVE_KINDS, 'health', 90) } },
  topics: { none: zeros(QUESTION_TOPICS.length), words: { printer: rowWith(QUESTION_TOPICS, 'work', 60) } },
})
const weigh = (...features: string[]) => weighed(new Set(features))

test('features speak for and against a grave matter, and unknown ones not at all', () => {
  assert.equal(weigh('the', 'scan', 'result', 'scan result').grave, 0.5)
  assert.equal(weigh('scan', 'on', 'printer').grave, -2.3)
  assert.equal(weigh('hello', '<told>').grave, 1.5)
})

test('each kind and topic has the sum of what the features weigh for it', () => {
  const { kinds, topics } = weigh('scan', 'printer')
  assert.equal(kinds.get('health'), 0.9)
  assert.equal(kinds.get('law'), 0)
  assert.equal(topics.get('work'), 0.6)
  assert.deepEqual([...weigh('hello').topics.keys()], QUESTION_TOPICS)
})
