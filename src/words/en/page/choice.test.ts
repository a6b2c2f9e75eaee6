import assert from 'node:assert/strict'
import { test } from 'node:test'
import { soundsLikeChoice } from './choice.ts'

test('a question between two ways sounds like a choice', () => {
  for (const question of [
    'Should I take the job or stay where I am?',
    'tea or coffee',
    'Berlin or Lisbon?',
    'SHOULD I CALL HIM, OR WAIT?',
    ' Do I stay or do I go? ',
  ])
    assert.equal(soundsLikeChoice(question), true, question)
})

test('other questions do not, and neither does a story', () => {
  for (const question of [
    '',
    'Will I get the job?',
    'Should I call him or',
    'or else?',
    'Should I go or not?',
    'Will it come sooner or later?',
    'Will it take a week or two?',
    'Is it love or habit?',
    'Does she like me or is she only polite?',
    'What is the more or less certain part?',
    'Is there order in the orchard?',
    'My mother is dying. Should I move home, or will I regret leaving my job?',
    `Should I ${'really '.repeat(20)}stay or go?`,
  ])
    assert.equal(soundsLikeChoice(question), false, question)
})
