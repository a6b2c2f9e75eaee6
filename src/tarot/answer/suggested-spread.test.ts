import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../test/asked.ts'
import { suggestedSpread } from './suggested-spread.ts'

const THREE = ['past', 'present', 'outcome'] as const

test('a choice of two is better asked of a spread with two ways, unless that lies there', () => {
  const choice = asked({ ask: 'choice', options: ['one', 'two'] })
  assert.equal(suggestedSpread(choice, THREE), 'decision')
  assert.equal(suggestedSpread(choice, ['present', 'choice', 'outcome', 'choice', 'outcome']), null)
  assert.equal(suggestedSpread(asked({ ask: 'choice', options: ['a', 'b', 'c'] }), THREE), null)
})

test('a reason, a way and another person have places of their own in other spreads', () => {
  assert.equal(suggestedSpread(asked({ ask: 'why' }), ['present']), 'what_why_how')
  assert.equal(suggestedSpread(asked({ ask: 'why' }), THREE), null)
  assert.equal(suggestedSpread(asked({ ask: 'how_do' }), THREE), 'situation_action_outcome')
  assert.equal(suggestedSpread(asked({ ask: 'what_do' }), ['present', 'advice']), null)
  assert.equal(suggestedSpread(asked({ ask: 'mind' }), THREE), 'bridge')
  for (const place of ['other_person', 'bond'] as const)
    assert.equal(suggestedSpread(asked({ ask: 'mind' }), ['present', place]), null)
  assert.equal(suggestedSpread(asked({ ask: 'event' }), THREE), null)
})

test('no spread is suggested for a grave question, or for one that is not understood', () => {
  const options = ['one', 'two']
  assert.equal(suggestedSpread(asked({ ask: 'choice', options, grave: 'health' }), THREE), null)
  assert.equal(suggestedSpread(asked({ ask: 'choice', options, understood: false }), THREE), null)
})
