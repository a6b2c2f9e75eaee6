import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import { QUESTION_TOPICS } from '../../../tarot/question/question.ts'
import type { PieceKey } from '../../answer-pieces.ts'
import { isJarring } from '../question/jarring.ts'
import { textsOf } from './pieces.ts'

const FAMILIES = ['outcome', 'step', 'sense', 'veil'] as const
const MOODS = ['soft', 'stuck'] as const

const keysOf = (topic: string): PieceKey[] => FAMILIES.map((family): PieceKey => `act/${topic}/${family}`)
const othersOf = (topic: string): PieceKey[] =>
  ['how', 'other', 'quiet'].map((own): PieceKey => `act/${topic}/${own}`)
const moodKeysOf = (topic: string): PieceKey[] =>
  keysOf(topic).flatMap((key) => MOODS.map((mood): PieceKey => `${key}/${mood}`))

const ALL = QUESTION_TOPICS.flatMap((topic) =>
  [...keysOf(topic), ...othersOf(topic), ...moodKeysOf(topic)].flatMap((key) =>
    textsOf(key).map((text) => ({ topic, key, text })),
  ),
)

test('for today there are three things for each topic and ask, and two more where it leans well or does not', () => {
  for (const topic of QUESTION_TOPICS) {
    for (const key of [...keysOf(topic), ...othersOf(topic)]) assert.ok(textsOf(key).length >= 3, key)
    for (const key of moodKeysOf(topic)) assert.ok(textsOf(key).length >= 2, key)
  }
})

test('no thing for today stands there twice, and each has the length of a sentence', () => {
  assert.equal(new Set(ALL.map(({ text }) => text)).size, ALL.length)
  for (const { text } of ALL) assert.ok(text.length >= 45 && text.length <= 180, text)
})

test('no thing for today jars with its topic, in light or quiet words', () => {
  for (const { topic, text } of ALL)
    for (const register of ['light', 'quiet'] as const)
      assert.ok(!isJarring(text, { question: asked({ topic, register }) }), text)
})
