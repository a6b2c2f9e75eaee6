import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withInflections } from './inflections.ts'

test('where two forms of a verb are written the others are meant, too', () => {
  assert.equal(withInflections('keep/keeps my {pills}'), 'keep/keeps/kept/keeping my {pills}')
  assert.equal(
    withInflections('stop/stopped ~ [call/calls]'),
    'stop/stopped/stops/stopping ~ [call/calls/called/calling]',
  )
  assert.equal(withInflections('try/tries it'), 'try/tries/tried/trying it')
})

test('a word of which one form is written stays, and so does a line of one place', () => {
  assert.equal(withInflections('the hearing/trial is'), 'the hearing/trial is')
  assert.equal(withInflections('bet/bets'), 'bet/bets')
})
