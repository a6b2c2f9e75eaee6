/** The weights were learned for signs by their names: a sign that is renamed or lost takes its weight with it, and nobody is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GRAVE_KINDS, QUESTION_TOPICS } from '../../../tarot/question/question.ts'
import type { WordWeights } from '../../../tarot/question/word-weights.ts'
import { readData } from '../../read-data.ts'
import { TOPICS } from './reader/topics.ts'
import { GRAVES } from './reader.ts'
import { CALM_FIELDS } from './signs/calm.ts'

const { grave, kinds, topics } = readData<WordWeights>('en', 'questions/words')
const learned = new Set([grave, kinds, topics].flatMap(({ words }) => Object.keys(words)))
const learnedAs = (pattern: RegExp) => new Set([...learned].flatMap((sign) => pattern.exec(sign)?.[1] ?? []))
const named = learnedAs(/^<(\w+: .+?)(?:, common)?>$/)
const signOf = ({ grave: kind, name }: { grave: string; name: string }) => `${kind}: ${name}`

test('whatever was learned of a sign of a grave matter is found under its kind and name', () => {
  assert.ok(named.size > 140)
  const ours = new Set(GRAVES.map(signOf))
  assert.deepEqual(
    [...named].filter((sign) => !ours.has(sign)),
    [],
  )
})

test('every sign of a grave matter has a kind, a strength, and something that it is found by', () => {
  for (const field of GRAVES) {
    assert.ok(GRAVE_KINDS.includes(field.grave), field.name)
    assert.ok(['named', 'told', 'weak'].includes(field.strength), field.name)
    assert.notEqual(`${field.terms ?? ''}${field.phrases ?? ''}`.trim(), '', field.name)
  }
})

test('what was learned of everyday matters and topics is found under their names', () => {
  const everyday = learnedAs(/^<everyday (.+)>$/)
  assert.deepEqual(
    [...everyday].filter((name) => !Object.hasOwn(CALM_FIELDS, name)),
    [],
  )
  const ofTopics = learnedAs(/^<topic (.+)>$/)
  assert.deepEqual([...ofTopics].toSorted(), QUESTION_TOPICS.toSorted())
  assert.deepEqual(new Set(TOPICS.map(({ topic }) => topic)), ofTopics)
})
