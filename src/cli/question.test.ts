import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../test/service.ts'
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

const JOB = 'Will I get the job?'
const CHOICE = 'Should I stay here or move to the coast?'
const GRAVE = 'My mother is in hospital with cancer. Will she get well?'

/** On one line, as the API has it. */
const joined = (out: string) => out.replace(/\s+/g, ' ')
const DRAWS = COMMANDS.map((words) => (words[0] === 'read' ? words : [...words, '--seed', 'augury']))

test('the answer to a question is printed first, then the cards and what they say', async () => {
  for (const words of DRAWS) {
    const { out } = await augury([...words, '--question', JOB])
    const json = JSON.parse((await augury([...words, '--json', '--question', JOB])).out)
    const shown = joined(out)
    assert.ok(shown.startsWith(json.reading.answer), words.join(' '))
    assert.ok(shown.includes(json.reading.act), words.join(' '))
    for (const { name, keywords } of json.cards ?? [json.card]) {
      assert.ok(shown.indexOf(name, json.reading.answer.length) > 0, name)
      // Beside what a card says in its place its keywords would be read as news.
      assert.equal(shown.includes(keywords.join(', ')), words[0] === 'draw' || words[0] === 'yes-no', name)
    }
    assert.equal(json.question.understood, true)
    assert.equal(json.question.sent_to_model, false)
    assert.equal(json.theme, 'career')
  }
})

test('the JSON of a command is the answer of the API', async () => {
  const service = await testService()
  for (const [words, path, payload] of [
    [['draw'], 'daily-card', {}],
    [['yes-no', '--count', '3'], 'yes-no', { count: 3 }],
    [['spread', 'decision'], 'spread', { spread_type: 'decision' }],
    [
      ['spread', 'custom', '--position', 'What helps'],
      'custom-spread',
      { positions: [{ name: 'What helps' }] },
    ],
  ] as const)
    for (const question of [JOB, CHOICE, GRAVE, 'Est-ce que je vais trouver un travail ?']) {
      const { out } = await augury([...words, '--json', '--seed', 'augury', '--question', question])
      const url = `/v1/tarot/${path}`
      const reply = await service.inject({
        method: 'POST',
        url,
        payload: { ...payload, seed: 'augury', question },
      })
      const plain = (text: string) => text.replaceAll(/https?:\/\/[^/]+/g, '')
      assert.deepEqual(
        JSON.parse(plain(out)),
        JSON.parse(plain(JSON.stringify(reply.json()))),
        `${path} ${question}`,
      )
    }
})

test('after a question a card says on a terminal what speaks to it, and what it means for a theme only where that is asked for', async () => {
  const asked = ['spread', '--seed', 'themes', '--question', JOB]
  const { cards } = JSON.parse((await augury([...asked, '--json'])).out)
  const plain = joined((await augury(asked)).out)
  const themed = joined((await augury([...asked, '--theme', 'career'])).out)
  for (const { in_position, meaning } of cards) {
    assert.ok(plain.includes(in_position) && !plain.includes(meaning))
    assert.ok(themed.includes(meaning))
  }
})

test('for a question with options a line names the spread that has places for them, except in that spread', async () => {
  const line = /^A spread that has places for this question: augury spread decision$/m
  for (const words of [['draw'], ['yes-no'], ['spread'], ['read', 'Tower', 'Star']])
    assert.match((await augury([...words, '--question', CHOICE])).out, line, words.join(' '))
  const { out } = await augury(['spread', 'decision', '--question', CHOICE])
  assert.doesNotMatch(out, line)
  assert.match(
    out,
    /^“Stay here” or “move to the coast”: .*“Stay here” leads to .*“move to the coast” leads to/s,
  )
})

test('a grave question has the quiet words of the API, no verdict and no other spread', async () => {
  for (const words of DRAWS) {
    const { out } = await augury([...words, '--question', GRAVE])
    const json = JSON.parse((await augury([...words, '--json', '--question', GRAVE])).out)
    assert.equal(json.question.grave, 'health')
    assert.ok(joined(out).startsWith(json.reading.answer))
    assert.doesNotMatch(out, /A spread that has places|^Yes$|^No$/m)
  }
})

test('an empty question changes nothing, and one that is too long is refused', async () => {
  const plain = await augury(['draw', '--seed', 'augury'])
  assert.deepEqual(await augury(['draw', '--seed', 'augury', '--question', ' ']), plain)
  const { code, notes } = await augury(['draw', '--question', 'x'.repeat(501)])
  assert.equal(code, 2)
  assert.match(notes, /question must have at most 500 characters/)
})
