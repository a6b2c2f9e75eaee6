/** What the tools take and answer, against the schemas that are listed for them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { askerOf, BERLIN, connectedClient } from '../../test/mcp-client.ts'
import { CalendarResponse } from '../api/endpoints/sky-calendar/schema.ts'

const client = await connectedClient()
const ask = askerOf(client)

test('every tool that takes a birth takes it in one shape', async () => {
  const { tools } = await client.listTools()
  const births = tools.filter(({ inputSchema }) => 'birthDateTime' in inputSchema.properties!)
  assert.deepEqual(
    births.map(({ name }) => name),
    ['personal_day', 'natal_chart', 'natal_reading', 'what_is_coming', 'birth_time'],
  )
  const members = ['birthDateTime', 'timezone', 'latitude', 'longitude', 'place']
  const [first, ...others] = births.map(({ inputSchema }) =>
    members.map((name) => inputSchema.properties![name]),
  )
  for (const shape of others) assert.deepEqual(shape, first)
  for (const { inputSchema } of births) assert.deepEqual(inputSchema.required, ['birthDateTime'])
})

test('what a tool does not have is refused with what was meant, inside of its arguments too', async () => {
  const birth = { birthDateTime: '1990-05-15 14:30', ...BERLIN }
  for (const [name, given, message] of [
    [
      'lay_spread',
      { spread: 'cross', spread_type: 'cross' },
      'There is no argument spread. Did you mean spread_type?',
    ],
    ['draw_card', { cards: 2 }, 'There is no argument cards. There are theme, seed, question.'],
    [
      'natal_chart',
      { ...birth, options: { house: 'koch' } },
      'There is no argument options.house. Did you mean options.house_system?',
    ],
    [
      'natal_chart',
      { ...birth, house_system: 'koch' },
      'There is no argument house_system. Did you mean options.house_system?',
    ],
    ['natal_chart', { ...birth, lat: 1 }, 'There is no argument lat. Did you mean latitude?'],
    [
      'read_cards',
      { cards: [{ name: 'Tower', reversed: true }] },
      'There is no argument cards[0].reversed. There are cards[0].id, cards[0].name, cards[0].orientation.',
    ],
    [
      'sky_calendar',
      { moons: '1' },
      'There is no argument moons. There are from, to, timezone, types, planets, void_rule, latitude, longitude, place.',
    ],
    [
      'two_people',
      { first: birth, second: { ...birth, lat: 1 } },
      'There is no argument second.lat. Did you mean second.latitude?',
    ],
    ['find_place', { query: 'Rome' }, 'There is no argument query. There are q, country, limit, at.'],
  ] as const) {
    const { isError, text } = await ask(name, given)
    assert.ok(isError, name)
    assert.equal(text, message)
  }
})

const BIRTH = { birthDateTime: '1990-05-15 14:30', ...BERLIN }
const question = 'Should I kill myself?'
const IN_DANGER: [string, Record<string, unknown>][] = [
  ['draw_card', { question }],
  ['lay_spread', { spread_type: 'cross', question }],
  ['lay_custom_spread', { positions: [{ name: 'What helps' }], question }],
  ['read_cards', { cards: [{ id: 'ar17' }, { id: 'ar16' }], question }],
  ['yes_or_no', { question }],
]

const ASKING = IN_DANGER.map(
  ([name, given]) => [name, { ...given, question: 'Will I get the job?' }] as const,
)

const CALLS: readonly (readonly [name: string, given: Record<string, unknown>])[] = [
  ['draw_card', { seed: 'x', theme: 'love' }],
  ['lay_spread', { spread_type: 'celtic_cross' }],
  ['lay_custom_spread', { positions: [{ name: 'A' }] }],
  ['lay_custom_spread', { positions: [{ name: 'A' }, { name: 'B', question: 'What | now?' }] }],
  ['read_cards', { cards: [{ name: '2 of Cups' }, { name: 'Tower rev.' }] }],
  ['yes_or_no', { count: 3 }],
  ...IN_DANGER,
  ...ASKING,
  ...['brief', 'detailed', 'poetic'].map((style) => ['horoscope', { sign: 'leo', style }] as const),
  ['horoscope', { sign: 'leo', location: { latitude: 40.7, longitude: -74 }, categories: ['love'] }],
  ...['week', 'month', 'year'].flatMap((period) => [
    ['horoscope', { sign: 'leo', period }] as const,
    ['horoscope', { sign: 'leo', period, style: 'detailed' }] as const,
  ]),
  ['personal_day', BIRTH],
  ['find_place', { q: 'Paris', limit: 3, at: '1990-05-15 14:30' }],
  ['natal_chart', { ...BIRTH, lots: ['fortune'], options: { zodiac: 'sidereal', house_system: 'placidus' } }],
  ['natal_chart', { ...BERLIN, birthDateTime: '1990-05-15', options: { time_known: false } }],
  ['natal_reading', BIRTH],
  ['natal_reading', { ...BIRTH, with_facts: true }],
  ['natal_reading', { ...BIRTH, depth: 'essentials', with_facts: true }],
  ['natal_reading', { ...BERLIN, birthDateTime: '1990-05-15', options: { time_known: false } }],
  ['two_people', { first: BIRTH, second: { ...BIRTH, birthDateTime: '1985-11-02 06:40' } }],
  [
    'two_people',
    {
      first: BIRTH,
      second: { ...BERLIN, birthDateTime: '1985-11-02', options: { time_known: false } },
      kind: 'work',
      depth: 'essentials',
    },
  ],
  ['what_is_coming', BIRTH],
  ['what_is_coming', { ...BIRTH, from: '2026-01-01', to: '2035-12-31', slow_only: true }],
  ['what_is_coming', { ...BERLIN, birthDateTime: '1990-05-15', options: { time_known: false } }],
  ['birth_time', BIRTH],
  ['birth_time', { ...BERLIN, birthDateTime: '1990-05-15' }],
  ['sky_calendar', { from: '2026-11-01', to: '2026-12-31', latitude: 52.5, longitude: 13.4 }],
]

test('to a question about danger a drawing tool returns the text alone, without a card', async () => {
  for (const [name, given] of IN_DANGER) {
    const { data, text } = await ask(name, given)
    assert.deepEqual(Object.keys(data).sort(), ['question', 'reading'], name)
    assert.equal(data.question.grave, 'self_harm')
    assert.equal(data.question.show_cards, false)
    assert.deepEqual(Object.keys(data.reading), ['answer'])
    assert.match(data.reading.answer, /^Thank you for saying it/)
    assert.match(text, /emergency number/)
    assert.doesNotMatch(text, /ar17|Star|upright|reversed/)
  }
})

test('an ordinary question is answered by every drawing tool: the answer stands first, then the cards', async () => {
  for (const [name, given] of ASKING) {
    const { data, text } = await ask(name, given)
    assert.deepEqual(Object.keys(data).slice(0, 2), ['reading', 'question'], name)
    assert.equal(Object.keys(data.reading)[0], 'answer')
    assert.equal(data.question.topic, 'work')
    assert.equal(data.question.sent_to_model, false)
    const { question: _, ...without } = given
    const plain = (await ask(name, without)).data
    const idsOf = ({ card, cards = [card] }: typeof data) => cards.map(({ id }: { id: string }) => id)
    assert.deepEqual(idsOf(data), idsOf(plain), name)
    // In the text for the model as well, it stands before any card.
    assert.ok(text.indexOf(data.reading.answer) >= 0, name)
    assert.ok(text.indexOf(data.reading.answer) < text.indexOf(idsOf(data)[0]), name)
  }
})

test('a grave question has its own answer, and no verdict; the cards are shown', async () => {
  const { data } = await ask('yes_or_no', { question: 'My mother has cancer. Will she live?' })
  assert.equal(data.question.grave, 'health')
  assert.equal(data.answer, 'unclear')
  assert.equal(data.cards.length, 1)
})

test('every drawing tool asks for the person’s own words', async () => {
  const { tools } = await client.listTools()
  for (const [name] of ASKING) {
    const { description, inputSchema } = tools.find((tool) => tool.name === name)!
    assert.match(description!, /pass it on as question, unchanged and in the person’s own words/)
    assert.ok('question' in (inputSchema.properties as object), name)
  }
})

test('every answer of every tool fits the schema that is listed for it, and its text is not the same JSON again', async () => {
  const { tools } = await client.listTools()
  const ajv = new Ajv({ strict: false, validateFormats: false })
  assert.deepEqual(new Set(CALLS.map(([name]) => name)), new Set(tools.map(({ name }) => name)))
  for (const [name, given] of CALLS) {
    const { isError, text, data } = await ask(name, given)
    assert.ok(!isError, text)
    const { outputSchema } = tools.find((tool) => tool.name === name)!
    const check = ajv.compile(outputSchema as object)
    assert.ok(check(data), `${name}: ${ajv.errorsText(check.errors)}`)
    for (const { required } of (outputSchema!.anyOf as { required?: string[] }[]) ?? [outputSchema])
      assert.ok(required !== undefined && required.length > 0, name)
    assert.ok(text.length <= JSON.stringify(data).length, `${name}: ${text.length}`)
    assert.match(text, /^(- |## )/)
    assert.doesNotMatch(text, /^[{[]/)
  }
})

test('the schemas say that there are no other arguments, at every level', async () => {
  const { tools } = await client.listTools()
  for (const { inputSchema } of tools)
    JSON.parse(JSON.stringify(inputSchema), (_, value) => {
      if (value?.type === 'object') assert.equal(value.additionalProperties, false)
      return value
    })
})

test('facts behind a reading are left out unless they are asked for, which the schema says', async () => {
  const { tools } = await client.listTools()
  const { inputSchema } = tools.find(({ name }) => name === 'natal_reading')!
  const { type, default: usual } = inputSchema.properties!.with_facts as Record<string, unknown>
  assert.deepEqual([type, usual], ['boolean', false])
})

test('the calendar of the sky describes its span and its zone as the API does', async () => {
  const { tools } = await client.listTools()
  const { outputSchema } = tools.find(({ name }) => name === 'sky_calendar')!
  const { from, to, timezone } = CalendarResponse.properties.data.properties
  const listed = outputSchema!.properties as Record<string, { description?: string }>
  for (const [name, schema] of Object.entries({ from, to, timezone }))
    assert.equal(listed[name]!.description, (schema as { description?: string }).description, name)
})

test('every list of values says of which type they are, for assistants that refuse one without', async () => {
  const { tools } = await client.listTools()
  let lists = 0
  JSON.parse(JSON.stringify(tools), (_, value) => {
    if (!Array.isArray(value?.enum)) return value
    lists++
    assert.equal(value.type, typeof value.enum[0] === 'number' ? 'integer' : 'string', String(value.enum))
    return value
  })
  assert.ok(lists > 28, `${lists} lists`)
})
