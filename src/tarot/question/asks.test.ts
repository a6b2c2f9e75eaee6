import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AskTable, askOf, stepOf } from './asks.ts'
import type { QuestionForm } from './question.ts'

const ask = (form: QuestionForm, ...found: AskTable[]) => askOf(form, (table) => found.includes(table))

test('of a yes or no the first that is found counts: a chance, a worth, a report, a deed, a secret, a heart, a fact', () => {
  const order = ['chance', 'worth', 'report', 'deed', 'hidden', 'mind', 'fact'] as const
  for (const [at, table] of order.entries()) assert.equal(ask('yes_no', ...order.slice(at)), table)
  assert.equal(ask('yes_no'), 'event')
  assert.equal(ask('yes_no', 'feared', 'howDo', 'thinkOfMe'), 'event')
})

test('whether to tell an authority is asked in a choice, too; any other choice is one', () => {
  assert.equal(ask('choice', 'report'), 'report')
  assert.equal(ask('choice', 'deed', 'mind'), 'choice')
})

test('with what and how another’s thoughts, what went wrong, what to do and what is coming are asked', () => {
  assert.equal(ask('what', 'thinkOfMe', 'whatDo'), 'mind')
  assert.equal(ask('how', 'thinkOfMe', 'howDo'), 'mind')
  assert.equal(ask('why', 'thinkOfMe'), 'why')
  assert.equal(ask('how', 'howDo'), 'how_do')
  assert.equal(ask('how', 'whatDo', 'wentWrong', 'expected'), 'how_be')
  assert.equal(ask('what', 'wentWrong', 'expected'), 'why')
  assert.equal(ask('what', 'expected', 'whatDo'), 'what_ahead')
  assert.equal(ask('what', 'toKnow', 'whatDo'), 'open')
  assert.equal(ask('what', 'hurdle', 'whatDo'), 'hurdle')
  assert.equal(ask('what', 'whatDo', 'whatAhead'), 'what_do')
  assert.equal(ask('what', 'whatAhead'), 'what_ahead')
  assert.equal(ask('what'), 'what_is')
})

test('when, why, who and what is open are asked as they stand', () => {
  for (const form of ['when', 'why', 'who', 'open'] as const)
    assert.equal(ask(form, 'chance', 'wentWrong', 'expected', 'whatDo', 'report'), form)
})

test('back is a step before away, away before towards', () => {
  const step = (...found: AskTable[]) => stepOf((table) => found.includes(table))
  assert.equal(step('back', 'away', 'towards'), 'back')
  assert.equal(step('away', 'towards'), 'away')
  assert.equal(step('towards'), 'towards')
  assert.equal(step('big'), null)
})
