import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownDayIn, signRequest } from './own-day.ts'

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
