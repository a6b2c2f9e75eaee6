import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { proseFaults, UNWELCOME_WORDS } from './prose-rules.ts'

test('each rule of the house has its complaint', () => {
  const marks = ['has an exclamation, dash, ellipsis or quotation mark']
  const british = ['is not spelled the British way']
  const cases: [text: string, faults: string[]][] = [
    ['The bus is late.', []],
    ['Is the bus late?', []],
    ['Follow your Destiny.', ['says “Destiny”']],
    ['Wait!', [...marks, 'does not end its last sentence']],
    ['Wait — then go.', marks],
    ['Wait - then go.', marks],
    ['Wait... then go.', marks],
    ['Say “wait”.', marks],
    ['A well-known bus.', []],
    ['A gray day.', british],
    ['Your neighbors wait.', british],
    ['Today is long.', ['opens a sentence with “Today”']],
    ['Wait. Today is long.', ['opens a sentence with “Today”']],
    ['It is long today. On Today, nothing.', []],
    ['Not only late.', ['says “not only”']],
    ['Late? Or not?', ['asks more than one question']],
    ['Late', ['does not end its last sentence']],
    ['', ['does not end its last sentence']],
  ]
  for (const [text, faults] of cases) assert.deepEqual(proseFaults(text), faults, text)
})

test('a rule finds its words with straight apostrophes and with curly ones', () => {
  for (const apostrophe of ["'", '’'])
    assert.match(proseFaults(`Your mother doesn${apostrophe}t love you.`).join(), /is not safe to say/)
})

test('an accident is unwelcome, what happens by accident or is a happy one is not', () => {
  assert.deepEqual(proseFaults('There is an accident.'), ['says “accident”'])
  assert.deepEqual(proseFaults('You meet by accident, a happy accident.'), [])
})

test('every unwelcome word is found as a word, and not as a part of one', () => {
  for (const word of UNWELCOME_WORDS) {
    assert.ok(
      proseFaults(`So ${word} it is.`).some((fault) => fault === `says “${word}”`),
      word,
    )
    assert.ok(!proseFaults(`So x${word}x it is.`).some((fault) => fault.startsWith('says')), word)
  }
})

test('a text is as long as its code points, and its words are in lower case', () => {
  assert.equal(lengthOf('Ça 🌙'), 4)
  assert.deepEqual(wordsOf("It's 7, Überall {day}."), ["it's", 'überall', '{day}'])
  assert.deepEqual(wordsOf('7'), [])
})

test('what is asked is no promise, what is said is one', () => {
  assert.deepEqual(proseFaults('You ask whether you will get the job, and it is open.'), [])
  assert.equal(proseFaults('You will get the job.').length, 1)
})
