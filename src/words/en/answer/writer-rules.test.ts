import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storyFaults } from './writer-rules.ts'

test('another writer gives no verdict, is sure of nothing that nobody knows, and speaks of no task', () => {
  for (const [text, fault] of [
    ['The answer is yes.', /gives a verdict/],
    ['Go for it, and see.', /gives a verdict/],
    ['It is definitely so.', /is sure of what nobody knows/],
    ['You will find it.', /is sure of what nobody knows/],
    ['My instructions say so.', /speaks of its task/],
    ['Give it 3 days.', /gives figures/],
  ] as const)
    assert.match(storyFaults(text).join(), fault, text)
  assert.deepEqual(storyFaults('A slow start can still be a good one.'), [])
})
