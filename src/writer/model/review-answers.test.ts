/** Reviews of answers of a form that was made for this: a title and two parts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from '../../schema/type.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { Sentence } from '../sentence.ts'
import { CLOSED, type ModelTask, SentenceAnswer } from './model-task.ts'
import { review } from './review.ts'

interface Answer {
  readonly lines: readonly Sentence[]
  readonly parts: { readonly one: Sentence; readonly other: Sentence }
}

const ASSIGNMENT: ModelTask<Answer, Answer> = {
  name: 'lines',
  words: ENGLISH,
  prompt: { instructions: 'Say plainly what it is like there.', task: '' },
  schema: Type.Object(
    {
      lines: Type.Array(SentenceAnswer),
      parts: Type.Object({ one: SentenceAnswer, other: SentenceAnswer }, CLOSED),
    },
    CLOSED,
  ),
  maxOutputTokens: 1,
  checks: {
    facts: [],
    faultsIn: ({ text }) => (text.includes('moon') ? ['names the moon'] : []),
    withSources: ({ text, transits }) => ({ text, transits: [...transits, 'added'] }),
    withoutNames: (text) => text,
  },
  passagesOf: ({ lines, parts }) => [
    { member: 'lines', name: 'lines', sentences: lines, length: { most: 60 } },
    { member: 'parts.one', name: 'one', sentences: [parts.one], length: { most: 30 }, faults: ['is odd'] },
  ],
  mapSentences: ({ lines, parts: { one, other } }, change) => ({
    lines: lines.map(change),
    parts: { one: change(one), other: change(other) },
  }),
  textOf: (answer) => answer,
}

const sentence = (text: string, ...transits: string[]) => ({ text, transits })
const FIRST = {
  lines: [sentence('Wait.', 'a'), sentence('Look.', 'b')],
  parts: { one: sentence('One.'), other: sentence('Other.') },
}
const reviewed = (answer: unknown, earlier?: Answer) => review(JSON.stringify(answer), ASSIGNMENT, earlier)
const ODD = { member: 'parts.one', complaint: 'one is odd.' }

test('each sentence is mended, has each source once, and gets those it lacks', () => {
  const lines = [sentence('Wait…', 'a', 'b', 'a')]
  assert.deepEqual(reviewed({ ...FIRST, lines }).answer!.lines, [sentence('Wait.', 'a', 'b', 'added')])
})

test('the faults of a passage are first those of its words, then of its form, then of its facts, each once', () => {
  const text = 'The moon of the universe is far away.'
  const { faults } = reviewed({
    ...FIRST,
    lines: [sentence('A moon.'), sentence('The moon.')],
    parts: {
      one: sentence(text),
      other: sentence(text),
    },
  })
  assert.deepEqual(faults, [
    { member: 'lines', complaint: 'lines names the moon.' },
    { member: 'parts.one', complaint: `one has ${text.length} characters, not at most 30.` },
    { member: 'parts.one', complaint: 'one says “universe”.' },
    ODD,
    { member: 'parts.one', complaint: 'one names the moon.' },
  ])
  assert.deepEqual(reviewed(FIRST).faults, [ODD])
})

test('a passage may not repeat the instructions', () => {
  const lines = [sentence('Say plainly what it is like.')]
  assert.deepEqual(reviewed({ ...FIRST, lines }).faults, [
    { member: 'lines', complaint: 'lines repeats the instructions.' },
    ODD,
  ])
})

test('a later answer replaces what it has: objects member by member, lists as a whole', () => {
  const texts = ({ lines, parts }: Answer) => [...lines, parts.one, parts.other].map(({ text }) => text)
  const merged = (later: object) => texts(reviewed(later, FIRST).answer!)
  assert.deepEqual(merged({}), ['Wait.', 'Look.', 'One.', 'Other.'])
  assert.deepEqual(merged({ lines: [sentence('Go.')] }), ['Go.', 'One.', 'Other.'])
  assert.deepEqual(merged({ parts: { other: sentence('Go.') } }), ['Wait.', 'Look.', 'One.', 'Go.'])
  assert.deepEqual(merged({ parts: { one: { text: 'Go.' } } }), ['Wait.', 'Look.', 'Go.', 'Other.'])
})

test('a later answer of another form is refused, whatever the earlier was', () => {
  const refused = (later: unknown, complaint: string) =>
    assert.deepEqual(reviewed(later, FIRST), { faults: [{ member: undefined, complaint }] })
  const form = 'The answer has not the form that was asked for:'
  refused({ lines: null }, `${form} lines must be a list.`)
  refused({ parts: null }, `${form} parts must be an object.`)
  refused({ parts: [] }, `${form} parts must be an object.`)
  refused({ lines: {} }, `${form} lines must be a list.`)
  refused([], `${form} it must be an object.`)
  assert.deepEqual(review('Wait.', ASSIGNMENT, FIRST), {
    faults: [{ member: undefined, complaint: 'The answer is no JSON object.' }],
  })
})
