import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstSentence } from './first-sentence.ts'

test('the first sentence ends where the next begins, not at a figure, an abbreviation or within a quotation', () => {
  for (const [text, first] of [
    ['One reliable thing. And why.', 'One reliable thing.'],
    ['Who asks? You do.', 'Who asks?'],
    ['“Hold still,” they say, at 2.30 p.m. today. Then go.', '“Hold still,” they say, at 2.30 p.m. today.'],
    ['She said: “Stay.” He went.', 'She said: “Stay.”'],
    ['Only one sentence', 'Only one sentence'],
    ['Well… perhaps. Yes.', 'Well… perhaps.'],
    ['First. “Second,” he said.', 'First.'],
  ] as const)
    assert.equal(firstSentence(text), first)
})
