import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GRAVE_KINDS, QUESTION_TOPICS } from './question.ts'
import { wordWeigher } from './word-weights.ts'

const zeros = (count: number) => Array.from({ length: count }, () => 0)
const rowWith = <Name extends string>(names: readonly Name[], name: Name, weight: number) =>
  names.map((one) => (one === name ? weight : 0))

const weighed = wordWeigher({
  grave: { none: -15, words: { scan: 12, 'scan result': 9, printer: -20, '<told>': 30 } },
  kinds: { none: zeros(GRAVE_KINDS.length), words: { scan: rowWith(GRAVE_KINDS, 'health', 9) } },
  topics: { none: zeros(QUESTION_TOPICS.length), words: { printer: rowWith(QUESTION_TOPICS, 'work', 6) } },
})
const weigh = (...features: string[]) => weighed(new Set(features))

test('features speak for and against a grave matter, and unknown ones only make the question longer', () => {
  // (12 + 9) / √(3 + 1) − 15, in tenths.
  assert.equal(weigh('the', 'scan', 'scan result').grave, -0.45)
  assert.equal(weigh('scan', 'on', 'printer').grave, -1.9)
  assert.equal(weigh('<told>', 'a', 'b', 'c', 'd', 'e', 'f', 'g').grave, -0.5)
})

test('each kind and topic has the sum of what the features weigh for it', () => {
  const { kinds, topics } = weigh('scan', 'printer')
  assert.equal(kinds.get('health'), 0.9)
  assert.equal(kinds.get('law'), 0)
  assert.equal(topics.get('work'), 0.6)
  assert.deepEqual([...weigh('hello').topics.keys()], QUESTION_TOPICS)
})
