import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import type { Vote } from '../../../tarot/leanings.ts'
import { answeredVote } from './yes-no-answer.ts'

const NO_VOTE = {} as Vote

test('what no card can know is unclear, whatever the cards say, and the rule says why', () => {
  for (const [ask, why] of [
    ['mind', /feels or thinks/],
    ['hidden', /does unseen/],
    ['fact', /settled already/],
    ['report', /report something/],
    ['chance', /Luck/],
  ] as const) {
    const { answer, rule } = answeredVote(asked({ ask }), [], NO_VOTE)
    assert.equal(answer, 'unclear')
    assert.match(rule, why)
  }
})

test('on a grave question no card leans', () => {
  const { answer, areCardsLeaning } = answeredVote(asked({ register: 'grave' }), [], NO_VOTE)
  assert.deepEqual([answer, areCardsLeaning], ['unclear', false])
})
