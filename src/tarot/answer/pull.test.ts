import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ORIENTATIONS } from '../card.ts'
import { cardWithId, DECK } from '../deck.ts'
import { pullOf } from './pull.ts'

const pull = (id: string, orientation: 'upright' | 'reversed' = 'upright') =>
  pullOf({ card: cardWithId(id)!, orientation })

test('a card that sets out holds back when it is reversed', () => {
  assert.equal(pull('ar00'), 'go')
  assert.equal(pull('ar00', 'reversed'), 'stay')
})

test('a card that stays says nothing when it is reversed, and others never do', () => {
  assert.equal(pull('pe04'), 'stay')
  assert.equal(pull('pe04', 'reversed'), null)
  assert.equal(pull('cu03'), null)
  assert.equal(pull('cu03', 'reversed'), null)
})

test('about as many cards set out as stay, each the other way up counted apart', () => {
  const pulls = DECK.flatMap((card) => ORIENTATIONS.map((orientation) => pullOf({ card, orientation })))
  const count = (wanted: string) => pulls.filter((one) => one === wanted).length
  assert.deepEqual([count('go'), count('stay')], [18, 36])
})
