import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import { isAskedAgain, withAsked } from './asked-again.ts'

const VERDICTS = ['More speaks for what you ask about than against it.', 'Whether it’s so no card can say.']

test('a verdict begins with the question in our words, and calls its matter “it” then; without them it stays as it is', () => {
  assert.deepEqual(withAsked(VERDICTS, asked({ restated: 'whether you will get the job' })), [
    'As for whether you will get the job, more speaks for it than against it.',
    ...VERDICTS,
  ])
  const [first] = withAsked(
    ['What you ask about could still go either way.'],
    asked({ restated: 'whether it rains' }),
  )
  assert.equal(first, 'As for whether it rains, it could still go either way.')
  assert.deepEqual(withAsked(VERDICTS, asked({ restated: null })), VERDICTS)
})

test('of two ways, and to somebody in trouble, the question is not said again', () => {
  assert.equal(isAskedAgain(asked({ restated: 'when your house sells', ask: 'when' })), true)
  assert.equal(isAskedAgain(asked({ restated: 'who took your bike', ask: 'who' })), true)
  assert.equal(isAskedAgain(asked({ restated: 'whether to go or stay', ask: 'choice' })), false)
  const trouble = { restated: 'whether it gets better', register: 'quiet', isDistressed: true } as const
  assert.equal(isAskedAgain(asked(trouble)), false)
  assert.equal(isAskedAgain(asked({ ...trouble, topic: 'study', situation: 'exam' })), true)
})
