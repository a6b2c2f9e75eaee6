import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPREAD_KINDS } from '../spread/kinds.ts'
import { drawRequestFor, FIRST_WISH, spreadParams } from '../spread/spreads.ts'
import { cleanQuestion, questionOfRequest, withQuestion } from './question-request.ts'

const QUESTION = 'Shall I leave the lighthouse town?'

test('a question goes with every draw, changes nothing else in it, and decides the theme', () => {
  for (const { value: kind } of SPREAD_KINDS)
    for (const isByHand of [true, false]) {
      const wish = { ...FIRST_WISH, kind, isByHand, hand: 'Tower', seed: 'mira' }
      const plain = drawRequestFor(wish)
      const { theme, ...rest } = plain.body
      assert.equal(theme, 'general')
      assert.deepEqual(
        withQuestion(plain, QUESTION),
        { ...plain, body: { ...rest, question: QUESTION } },
        kind,
      )
      assert.doesNotMatch(spreadParams(wish).toString(), /lighthouse|question/)
    }
})

test('a theme that was chosen stays, and without a question the request is as it was', () => {
  const request = drawRequestFor({ ...FIRST_WISH, theme: 'love', seed: 'mira' })
  assert.equal(withQuestion(request, QUESTION).body.theme, 'love')
  assert.equal(withQuestion(request, ''), request)
})

test('a question is one line of whole characters', () => {
  assert.equal(cleanQuestion('  What\tnow,\n\u0000 Mira? \ud800 😀 '), 'What now, Mira? 😀')
  assert.equal(cleanQuestion(' \n '), '')
})

test('the question of a request is read from its body', () => {
  const request = drawRequestFor(FIRST_WISH)
  assert.equal(questionOfRequest(withQuestion(request, QUESTION)), QUESTION)
  assert.equal(questionOfRequest(request), '')
  assert.equal(questionOfRequest(undefined), '')
})
