import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

const QUESTIONS: readonly { topic: string; q: string }[] = JSON.parse(
  readFileSync(new URL('../../../../test/fixtures/questions/one-topic.json', import.meta.url), 'utf8'),
)

test('where one row of words decides what a question is about, it is about what it was written about', () => {
  assert.ok(QUESTIONS.length > 100)
  const others = QUESTIONS.filter(({ q, topic }) => questionIn(q).topic !== topic)
  assert.deepEqual(others, [])
})
