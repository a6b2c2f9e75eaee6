/** A question with a draw: what is accepted, and what is said to one about danger. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dangerText } from '../../src/words/en/question/danger-text.ts'
import { allQuietActs, QUIET, quietAct } from '../../src/words/en/question/quiet.ts'
import { testParts, testService } from '../service.ts'
import { ask, BASE_URL } from './ask.ts'

const post = (path: string, body: object) => ask(`/v1/tarot/${path}`, { body })

const POSITIONS = [{ name: 'What helps' }, { name: 'What hinders' }]
const seed = 'question'
const REQUESTS: readonly (readonly [path: string, body: object])[] = [
  ['daily-card', { seed }],
  ['three-card', { seed, theme: 'love' }],
  ['celtic-cross', { seed }],
  ['custom-spread', { seed, positions: POSITIONS }],
  ['custom-spread', { seed, positions: POSITIONS.slice(0, 1) }],
  ['spread', { seed, spread_type: 'horseshoe' }],
  ['spread', { seed, spread_type: 'single' }],
  ['reading', { cards: [{ id: 'ar17' }, { id: 'ar16' }, { id: 'cu09' }] }],
  ['reading', { cards: [{ id: 'sw10' }], positions: POSITIONS.slice(0, 1) }],
  ['yes-no', { seed }],
  ['yes-no', { seed, count: 3 }],
]

test('an empty question changes nothing in any answer', async () => {
  for (const [path, body] of REQUESTS) {
    const { status, text } = await post(path, { ...body, question: '' })
    assert.equal(status, 200)
    assert.equal(text, (await post(path, body)).text, path)
    assert.equal((await post(path, { ...body, question: ' \n' })).text, text)
    assert.equal(JSON.parse(text).question, undefined)
  }
})

const MEMBERS = [
  'understood',
  'form',
  'topic',
  'about',
  'grave',
  'span',
  'options',
  'suggested_spread',
  'show_cards',
  'sent_to_model',
]

test('a question is answered on every endpoint, from the cards that lie there without it', async () => {
  for (const [path, body] of REQUESTS) {
    const { status, json } = await post(path, { ...body, question: 'Will I get the job this year?' })
    assert.equal(status, 200)
    const plain = (await post(path, body)).json
    assert.deepEqual(drawn(json), drawn(plain))
    assert.equal(json.seed_used, plain.seed_used)
    assert.deepEqual(Object.keys(json.question), MEMBERS, path)
    const { form, topic, about, grave, span, show_cards } = json.question
    assert.deepEqual(
      [form, topic, about, grave, span, show_cards],
      ['yes_no', 'work', 'self', null, 'year', true],
    )
    assert.ok(json.reading.answer.length > 100 && json.reading.answer.length <= 480, json.reading.answer)
    assert.ok(json.reading.act.length > 10)
    const texts = json.reading.sources.map(({ text }: { text: string }) => text)
    assert.ok(texts.slice(0, 4).join(' ').startsWith(json.reading.answer.slice(0, 100)), path)
    const ids = new Set(drawn(plain).map((card) => card.split(' ')[0]))
    for (const { cards } of json.reading.sources) for (const id of cards) assert.ok(ids.has(id), id)
  }
})

test('without a theme the question decides it, and with both the theme counts', async () => {
  const themeOf = async (body: object) => (await post('three-card', { seed, ...body })).json.theme
  assert.equal(await themeOf({ question: 'Will I get the job?' }), 'career')
  assert.equal(await themeOf({ question: 'Will I get the job?', theme: 'love' }), 'love')
  assert.equal(await themeOf({ question: 'asdf qwer zxcv' }), 'general_guidance')
})

test('what is not understood is read as without a question, in a quiet tone', async () => {
  const { json } = await post('three-card', { seed, question: 'Wird alles gut mit meiner Arbeit?' })
  assert.equal(json.question.understood, false)
  assert.equal(json.question.form, 'open')
  assert.equal(json.theme, (await post('three-card', { seed })).json.theme)
})

test('two options are weighed in the spread for decisions, which other spreads suggest', async () => {
  const question = 'Should I take the hospital job or the clinic job?'
  const three = (await post('three-card', { seed, question })).json
  assert.equal(three.question.suggested_spread, 'decision')
  const { json } = await post('spread', { seed, spread_type: 'decision', question })
  assert.equal(json.question.suggested_spread, null)
  assert.equal(json.question.options.length, 2)
  for (const option of json.question.options)
    assert.ok(json.reading.answer.toLowerCase().includes(`“${option.toLowerCase()}”`), json.reading.answer)
})

test('options are repeated without markup, forty characters at most', async () => {
  const question = `Should I <b>marry</b> him in "spring" (as he wants), or ${'wait and see and '.repeat(8)}?`
  const { json } = await post('three-card', { seed, question })
  for (const option of json.question.options) {
    assert.ok([...option].length <= 40)
    assert.doesNotMatch(option, /[<>"()]/)
  }
})

test('a grave question gets no verdict, no threads and no yes or no, and calm lines of its cards', async () => {
  const question = 'Will my mum come through the operation ok?'
  const three = (await post('three-card', { seed, question })).json
  assert.equal(three.question.grave, 'health')
  assert.equal(three.question.show_cards, true)
  assert.deepEqual(three.reading.threads, [])
  assert.equal(three.reading.interpretation_source, 'phrasebook')
  const cross = (await post('celtic-cross', { seed, question })).json
  assert.deepEqual(cross.patterns.keyThemes, QUIET.themes)
  for (const count of [1, 3]) {
    const { json } = await post('yes-no', { seed, count, question })
    assert.deepEqual([json.answer, json.rule], ['unclear', QUIET.rule])
    for (const { leaning } of json.cards) assert.equal(leaning, 'unclear')
  }
})

test('what another person feels or does unseen, what is settled and luck are no yes and no no', async () => {
  for (const question of ['Does he love me?', 'Is my boyfriend cheating on me?', 'Will I win the lottery?']) {
    const { json } = await post('yes-no', { count: 3, seed, question })
    assert.equal(json.answer, 'unclear', question)
    assert.match(json.rule, /no card/, question)
  }
})

test('a card that is good for the asker says no to what is feared', async () => {
  const cards = async (body: object) => (await post('yes-no', { seed: 'sun', count: 3, ...body })).json
  const plain = await cards({})
  const feared = await cards({ question: 'Will I lose my job?' })
  const turned = { yes: 'no', no: 'yes', unclear: 'unclear' } as const
  assert.notEqual(plain.answer, 'unclear')
  assert.equal(feared.answer, turned[plain.answer as keyof typeof turned])
  assert.match(feared.rule, new RegExp(`something feared, so the answer is ${feared.answer}\\.$`))
})

const DANGERS = [
  ['Should I kill myself?', 'self_harm'],
  ['My husband choked me last night. Will he change?', 'violence'],
  ['my stepdad comes into my room at night', 'minor'],
] as const

test('a question about danger gets the text for it, in the shape of the answer without it', async () => {
  for (const [path, body] of REQUESTS)
    for (const [question, grave] of DANGERS) {
      const { status, json } = await post(path, { ...body, question })
      assert.equal(status, 200)
      assert.deepEqual(Object.keys(json.question), MEMBERS, path)
      assert.deepEqual([json.question.grave, json.question.show_cards], [grave, false], path)
      assert.deepEqual(json.question.options, [])
      assert.equal(json.reading.answer, dangerText({ grave, voice: 'self' }))
      assert.equal(json.reading.act, quietAct({ grave, voice: 'self' }))
      const plain = (await post(path, body)).json
      for (const name of Object.keys(plain)) assert.equal(typeof json[name], typeof plain[name], name)
      assert.equal(json.seed_used, plain.seed_used)
      assert.equal(json.theme, plain.theme)
      assert.deepEqual(drawn(json), drawn(plain))
    }
})

interface Answer {
  card?: { id: string; orientation: string }
  cards?: { id: string; orientation: string }[]
}
const drawn = ({ card, cards = [card!] }: Answer) =>
  cards.map(({ id, orientation }) => `${id} ${orientation}`)

/** Members whose texts are the spread's, the card's or the request's own, and no reading. */
const NAMES = [
  'id',
  'name',
  'arcana',
  'suit',
  'image_url',
  'image_svg_url',
  'spread',
  'position',
  'positions',
  'question',
]
const CODES = ['orientation', 'theme', 'seed_used', 'interpretation_source', 'grave', 'answer', 'leaning']

/** Every text in which a card could speak, with the name of its member. */
function texts(value: unknown, name = ''): [string, string][] {
  if (NAMES.includes(name) || CODES.includes(name)) return []
  if (typeof value === 'string') return [[name, value]]
  if (Array.isArray(value)) return value.flatMap((each) => texts(each, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, inner]) => texts(inner, member))
}

test('every text of a card, and of cards together, is a quiet one', async () => {
  const quiet = new Set<string>([
    QUIET.meaning,
    QUIET.inPosition,
    QUIET.summary,
    QUIET.rule,
    ...QUIET.keywords,
    ...QUIET.themes,
    ...allQuietActs(),
  ])
  for (const [path, body] of REQUESTS) {
    const { json } = await post(path, { ...body, question: DANGERS[0][0] })
    const found = texts(json)
    assert.ok(found.length >= 5, path)
    for (const [name, text] of found) assert.ok(quiet.has(text), `${path}: ${name}: ${text}`)
    assert.deepEqual(json.reading.threads ?? [], [])
  }
})

test('who asks because of a friend has a thing for today to do for that friend', async () => {
  for (const [question, grave] of [
    ['My friend says she wants to kill herself. Will she?', 'self_harm'],
    ['My sister’s husband hits her. Should I say something?', 'violence'],
  ] as const) {
    const { json } = await post('daily-card', { seed, question })
    assert.equal(json.reading.act, quietAct({ grave, voice: 'other' }), question)
  }
})

test('yes or no is unclear and says why, and no card leans, whatever is drawn', async () => {
  for (let draw = 0; draw < 20; draw += 1) {
    const { json } = await post('yes-no', {
      count: 3,
      seed: `draw ${draw}`,
      question: 'Should I kill myself?',
    })
    assert.equal(json.answer, 'unclear')
    assert.equal(json.rule, QUIET.rule)
    assert.deepEqual(
      json.cards.map(({ leaning }: { leaning: string }) => leaning),
      ['unclear', 'unclear', 'unclear'],
    )
  }
})

test('the question of a place of one’s own is read as well', async () => {
  const positions = [{ name: 'Now' }, { name: 'Then', question: 'Should I end my life?' }]
  const { json } = await post('custom-spread', { seed, positions })
  assert.equal(json.question.grave, 'self_harm')
})

test('a question has 500 characters at most, and is a text', async () => {
  for (const [path, body] of REQUESTS) {
    for (const question of ['🌙'.repeat(500), 'x\u0000\u0007', '\ud800'])
      assert.equal((await post(path, { ...body, question })).status, 200)
    assert.equal((await post(path, { ...body, question: '🌙'.repeat(501) })).status, 422, path)
    assert.equal((await post(path, { ...body, question: 'why '.repeat(200) })).status, 422)
    for (const question of [1, null, true, ['why'], {}])
      assert.equal((await post(path, { ...body, question })).status, 400, `${path}: ${question}`)
  }
})

test('an error about a question does not repeat it', async () => {
  const { text } = await post('yes-no', { question: 'xylophone '.repeat(60) })
  assert.match(text, /question must have at most 500 characters\./)
  assert.doesNotMatch(text, /xylophone/)
})

test('the operator’s helplines are in the text', { skip: BASE_URL !== undefined }, async () => {
  const service = await testService(testParts({ HELPLINES: 'Ring 116 123 at any hour.' }))
  const payload = { question: 'I want to die' }
  const answer = await service.inject({ method: 'POST', url: '/v1/tarot/yes-no', payload })
  assert.match(answer.json().reading.answer, /Ring 116 123 at any hour\./)
  assert.doesNotMatch(answer.json().reading.answer, /findahelpline/)
})

test('as Markdown the text is there, too', async () => {
  const { text } = await ask('/v1/tarot/yes-no', {
    body: { question: 'I want to die' },
    headers: { accept: 'text/markdown' },
  })
  assert.match(text, /Thank you for saying it\./)
})
