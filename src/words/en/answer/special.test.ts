import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laidSpread } from '../../../../test/asked.ts'
import { readQuestion } from '../../../tarot/question/question.ts'
import { ENGLISH } from '../english.ts'
import { answeredReading } from './answered-reading.ts'

const CARDS = laidSpread('past_present_future', 'a seed')

/** The answer to a question, as one text. */
const answerTo = (text: string): string => {
  const question = readQuestion(ENGLISH.questions, text)
  const { answer, act } = answeredReading({ question }, CARDS, 'general')
  return [...answer, act].map((sentence) => sentence.text).join(' ')
}

test('who asks whether somebody will die is told that no card foretells it, and nothing that is said to mourners', () => {
  const told = answerTo('is someone in my family going to die this year? got tower and death')
  assert.match(told, /No card foretells|Nobody can know that from cards/)
  assert.doesNotMatch(told, /letter could reach|story about them|grief/)
})

test('who asks whether she is pregnant is told where that can be found out', () => {
  assert.match(answerTo('am i pregnant'), /pharmacy/)
})

test('whether to report somebody is neither advised nor advised against', () => {
  const question = readQuestion(ENGLISH.questions, 'I know what my supervisor does. Do I report him?')
  assert.equal(question.ask, 'report')
  const told = answerTo('I know what my supervisor is doing with the timesheets. Do I report him?')
  assert.doesNotMatch(told, /\b(?:rather wait|rather yes|leaving it|take that step)\b/i)
  assert.match(told, /what you saw|what you know/)
})

test('two ways that are named are named in the answer', () => {
  assert.match(answerTo('Confront her or let it go?'), /“Confront her”.*“let it go”/)
})
