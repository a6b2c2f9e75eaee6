import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstSentence, ownDayIn, signRequest } from './own-day.ts'

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

test('of a birth the sentence is that of the whole day, and the act the first advice', () => {
  const content = { overall: 'You see. And act.', practical_advice: ['Write.', 'Rest.'] }
  const answer = { data: { interpretation: { content } } }
  assert.deepEqual(ownDayIn(answer as never), { sentence: 'You see.', act: 'Write.' })
})

test('of a sign the sentence is that of its brief day, and the act its advice', () => {
  const interpretation = {
    summary: 'Bigger, better. Palaces are draughty.',
    advice: 'Praise one thing. Now.',
  }
  assert.deepEqual(ownDayIn({ data: { interpretation } } as never), {
    sentence: 'Bigger, better.',
    act: 'Praise one thing.',
  })
  assert.deepEqual(signRequest('leo', '2026-11-18').body, { sign: 'leo', style: 'brief', date: '2026-11-18' })
})
