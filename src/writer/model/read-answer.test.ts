import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from '../../schema/type.ts'
import { readJson, shaped } from './read-answer.ts'

const VALUE = { line: 'Wait.' }
const JSON_TEXT = '{"line":"Wait."}'

test('an answer is read whole, from its code fence, or from the first brace to the last, without what was thought', () => {
  const answers = [
    JSON_TEXT,
    ` ${JSON_TEXT}\n`,
    `\`\`\`json\n${JSON_TEXT}\n\`\`\``,
    `\`\`\`\n${JSON_TEXT}\`\`\``,
    `Here:${JSON_TEXT}`,
    `${JSON_TEXT}, that is all`,
    `I take {this} first. \`\`\`JSON ${JSON_TEXT} \`\`\` and {that}.`,
    `<think>{"line":"No."}</think>${JSON_TEXT}!`,
    `<thinking>\`\`\`{"line":"No."}\`\`\`</thinking> So: ${JSON_TEXT}`,
    `\`\`\`\nnothing\n\`\`\` but ${JSON_TEXT}`,
  ]
  for (const answer of answers) assert.deepEqual(readJson(answer), { value: VALUE }, answer)
})

test('an answer that is a list is parsed; refusing it is left to the schema', () => {
  assert.deepEqual(readJson('[1]'), { value: [1] })
})

test('an answer without JSON is refused', () => {
  for (const answer of [
    'Wait.',
    '"Wait."',
    '5',
    'null',
    'true',
    '{',
    '}',
    '} and {',
    '{"line":',
    '```\n7\n```',
  ])
    assert.deepEqual(readJson(answer), { fault: 'is no JSON object' }, answer)
  for (const answer of ['', ' ', '\n\t ']) assert.deepEqual(readJson(answer), { fault: 'is empty' })
})

test('an answer of twenty thousand characters is read, and one more is far too long', () => {
  const padded = (length: number) => JSON_TEXT.padEnd(length)
  assert.deepEqual(readJson(padded(20_000)), { value: VALUE })
  assert.deepEqual(readJson(padded(20_001)), { fault: 'is far too long' })
})

const SCHEMA = Type.Object(
  {
    line: Type.String(),
    inner: Type.Object({ words: Type.Array(Type.String()) }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)

test('members that were not asked for are taken away, and the value itself is left as it was', () => {
  const value = { line: 'Wait.', more: 1, inner: { words: [], more: 2 } }
  const before = structuredClone(value)
  assert.deepEqual(shaped(SCHEMA, value), { value: { line: 'Wait.', inner: { words: [] } } })
  assert.deepEqual(value, before)
})

test('the fault of a value of another shape is the first thing that is wrong, and where', () => {
  const rows: [unknown, string][] = [
    [[], 'it must be an object'],
    [{ inner: { words: [] } }, 'line is required'],
    [{ line: 5, inner: { words: [] } }, 'line must be a string'],
    [{ line: '', inner: { words: ['', 5] } }, 'inner.words[1] must be a string'],
  ]
  for (const [value, fault] of rows)
    assert.deepEqual(shaped(SCHEMA, value), { fault: `has not the form that was asked for: ${fault}` })
})
