import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import { hasOwnOpening, hasOwnVerdict, situationKeys } from './situation-keys.ts'

test('a situation has a verdict or an opening of its own as soon as one sentence is written for it', () => {
  assert.ok(hasOwnVerdict(asked({ topic: 'home', situation: 'wifi' })))
  assert.ok(hasOwnOpening(asked({ topic: 'love', situation: 'first_dates' })))
  assert.ok(!hasOwnVerdict(asked({ topic: 'love', situation: 'first_dates' })))
  assert.ok(!hasOwnVerdict(asked({ topic: 'home' })))
  assert.ok(!hasOwnOpening(asked({ topic: 'home' })))
})

test('the words of a situation are looked for under its own topic, whatever the question is taken to be about', () => {
  assert.deepEqual(
    situationKeys(asked({ topic: 'work', situation: 'wifi', situationTopic: 'home' }), 'say'),
    ['situation/home/wifi/say'],
  )
  assert.deepEqual(situationKeys(asked({ topic: 'work' }), 'say'), [])
})
