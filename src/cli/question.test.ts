import assert from 'node:assert/strict'
import { test } from 'node:test'
import { augury } from '../../test/terminal.ts'

const QUESTION = 'Should I kill myself?'
const COMMANDS = [
  ['draw', '--seed', 'augury'],
  ['yes-no', '--count', '3'],
  ['spread'],
  ['spread', 'celtic_cross'],
  ['spread', 'custom', '--position', 'What helps'],
  ['read', 'Tower', 'Star'],
]

test('a question about danger prints the text alone, without a card, and succeeds', async () => {
  for (const words of COMMANDS) {
    const { code, out, notes } = await augury([...words, '--question', QUESTION])
    assert.equal(code, 0, words.join(' '))
    assert.equal(notes, '')
    assert.match(out, /^Thank you for saying it\./)
    assert.match(out, /112 in most of\s+Europe/)
    assert.doesNotMatch(out, /Seed:|Tower|Star\b|reversed|leans|Yes\n|No\n/)
  }
})

test('as JSON it has the text and no card', async () => {
  const { out } = await augury(['yes-no', '--json', '--question', QUESTION])
  const { question, reading, ...rest } = JSON.parse(out)
  assert.deepEqual(question, { grave: 'self_harm', show_cards: false })
  assert.match(reading.answer, /^Thank you/)
  assert.deepEqual(rest, {})
})

test('a question about danger that is given as a seed or as a place is heard, too', async () => {
  for (const words of [
    ['yes-no', '--seed', QUESTION],
    ['spread', 'custom', '--position', `Now: ${QUESTION}`],
    ['read', 'Tower', '--position', `Now: ${QUESTION}`],
  ])
    assert.match((await augury(words)).out, /^Thank you for saying it\./, words.join(' '))
})

test('the operator’s helplines are printed', async () => {
  const environment = { DATA_DIR: ':memory:', HELPLINES: 'Ring 116 123.' }
  assert.match((await augury(['draw', '--question', QUESTION], { environment })).out, /Ring 116\s123\./)
})

test('an ordinary question changes nothing, and one that is too long is refused', async () => {
  const plain = await augury(['draw', '--seed', 'augury'])
  assert.deepEqual(await augury(['draw', '--seed', 'augury', '--question', 'Will it work?']), plain)
  const { code, notes } = await augury(['draw', '--question', 'x'.repeat(501)])
  assert.equal(code, 2)
  assert.match(notes, /question must have at most 500 characters/)
})
