/** The SDK's own client talks to `augury mcp` as an assistant would: a process, two pipes. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { Ajv } from 'ajv'
import { testParts, testService } from '../../test/service.ts'
import { endpointAt } from '../api/ask.ts'
import { allEndpoints } from '../api/endpoints.ts'
import { TOOLS } from './tools.ts'

async function connected(env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' })
  const args = [fileURLToPath(new URL('../../bin/augury.js', import.meta.url)), 'mcp']
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env, stderr: 'inherit' }))
  after(() => client.close())
  return client
}

const client = await connected({ DATA_DIR: ':memory:', PUBLIC_URL: 'https://augury.example.org' })

const ask = async (name: string, given: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: given })
  const [{ text }] = result.content as [{ text: string }]
  // biome-ignore lint/suspicious/noExplicitAny: every tool has a shape of its own, which the client has checked against its schema
  return { isError: result.isError === true, text, data: result.structuredContent as any }
}

test('every tool is listed with a description and the schema of its endpoint', async () => {
  const { tools } = await client.listTools()
  assert.deepEqual(
    tools.map((tool) => tool.name),
    TOOLS.map((tool) => tool.name),
  )
  for (const { description, inputSchema } of tools) {
    assert.ok(description!.length > 80)
    assert.equal(inputSchema.type, 'object')
  }
})

test('a draw is the same as the API’s, with one link to its picture', async () => {
  const service = await testService(testParts({ PUBLIC_URL: 'https://augury.example.org' }))
  const payload = { seed: 'mcp' }
  const reply = await service.inject({ method: 'POST', url: '/v1/tarot/daily-card', payload })
  const whole = reply.json()
  delete whole.card.image_svg_url
  const { data, text } = await ask('draw_card', payload)
  assert.deepEqual(data, whole)
  assert.match(data.card.image_url, /^https:\/\/augury\.example\.org\/cards\/\w{4}\.png\?v=/)
  assert.ok(text.includes(`## Card\n- Id: ${whole.card.id}\n- Name: ${whole.card.name}\n`))
  assert.ok(text.includes(whole.meaning))
})

test('where it is not known where the pictures are, there are no links', async () => {
  const alone = await connected({ DATA_DIR: ':memory:' })
  for (const [name, given] of [
    ['draw_card', {}],
    ['lay_spread', { spread_type: 'cross' }],
  ] as const) {
    // The client throws if an answer does not fit its schema, once it has listed the tools.
    await alone.listTools()
    const { content, structuredContent } = await alone.callTool({ name, arguments: given })
    assert.doesNotMatch(JSON.stringify([content, structuredContent]), /image|https?:|localhost/)
  }
})

test('docs/mcp.md lists every tool with its group of limits, and no other', () => {
  const endpoints = allEndpoints(testParts())
  const page = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8')
  assert.deepEqual(
    [...page.matchAll(/^\| `(\w+)` \|.*\| `(\w+)` \|$/gm)].map(([, name, group]) => [name, group]),
    TOOLS.map(({ name, path }) => [name, endpointAt(endpoints, path).limit]),
  )
})

test('the tools are a dozen at most', () => assert.ok(TOOLS.length <= 12))

test('any spread comes with its reading as a whole', async () => {
  for (const [spread_type, size] of [
    ['past_present_future', 3],
    ['celtic_cross', 10],
    ['year_wheel', 13],
  ]) {
    const { reading, cards } = (await ask('lay_spread', { spread_type, seed: 'mcp' })).data
    assert.ok(reading.summary.length >= 150 && reading.act !== '')
    assert.equal(cards.filter(({ in_position }: { in_position: string }) => in_position !== '').length, size)
  }
})

test('the description of a spread names only types that can be laid', async () => {
  const { tools } = await client.listTools()
  const { description, inputSchema } = tools.find(({ name }) => name === 'lay_spread')!
  const { enum: types } = inputSchema.properties!.spread_type as { enum: string[] }
  const named = description!.match(/\b[a-z]+(?:_[a-z]+)+\b/g)!.filter((word) => word !== 'in_position')
  assert.ok(named.length > 5)
  for (const type of named) assert.ok(types.includes(type), type)
  assert.ok(description!.includes(`${types.length} tarot spreads`))
})

test('cards drawn by hand are read, and a yes or no says by which rule', async () => {
  const cards = [{ name: '2 of Cups' }, { name: 'Tower rev.' }]
  const read = (await ask('read_cards', { cards, spread_type: 'day_pair' })).data
  assert.deepEqual(
    read.cards.map(({ id, orientation }: { id: string; orientation: string }) => `${id} ${orientation}`),
    ['cu02 upright', 'ar16 reversed'],
  )
  const { answer, rule } = (await ask('yes_or_no', { count: 3, seed: 'mcp' })).data
  assert.match(rule, new RegExp(`so the answer is ${answer}\\.$`))
})

const BERLIN = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }

test('a chart comes without its envelope', async () => {
  const asked = { birthDateTime: '1990-05-15 14:30', ...BERLIN, bodies: ['sun', 'chiron'] }
  const { bodies } = (await ask('natal_chart', asked)).data
  assert.deepEqual(Object.keys(bodies), ['sun', 'chiron'])
  assert.equal(bodies.sun.sign, 'Taurus')
})

test('a place is found by its name, and its id serves as the place of a birth', async () => {
  const { places } = (await ask('find_place', { q: 'Paris, Texas', limit: 3 })).data
  assert.equal(places[0].timezone, 'America/Chicago')
  const asked = { birthDateTime: '1990-05-15 14:30', place: places[0].id }
  const { birth_info } = (await ask('natal_chart', asked)).data
  assert.equal(birth_info.timezone, 'America/Chicago')
  const { timezone } = (await ask('sky_calendar', { place: places[0].id })).data
  assert.equal(timezone, 'America/Chicago')
})

test('a birth without a time has a chart, and a warning that says what is missing', async () => {
  const asked = { birthDateTime: '1990-05-15', ...BERLIN, options: { time_known: false } }
  const { bodies, houses, warnings } = (await ask('natal_chart', asked)).data
  assert.deepEqual(bodies.moon.signs, ['Capricorn', 'Aquarius'])
  assert.equal(houses, null)
  assert.equal(warnings[0].code, 'BIRTH_TIME_UNKNOWN')
})

const readingOf = async (given: object) =>
  (await ask('natal_reading', { birthDateTime: '1990-05-15 14:30', ...BERLIN, ...given })).data

test('a chart’s meaning is told in texts; the whole answer of the API comes only if it is asked for', async () => {
  const service = await testService(testParts())
  const reply = await service.inject({
    method: 'POST',
    url: '/v1/astrology/natal-reading',
    payload: { birthDateTime: '1990-05-15 14:30', ...BERLIN },
  })
  const { portrait, sections, tensions } = reply.json().data
  const short = await readingOf({})
  assert.deepEqual(short, {
    portrait: { text: portrait.text },
    sections: sections.map(({ id, title, text }: Record<string, string>) => ({ id, title, text })),
    tensions: tensions.map(({ text }: { text: string }) => ({ text })),
  })
  const whole = await readingOf({ with_facts: true })
  assert.deepEqual(Object.keys(whole), Object.keys(reply.json().data))
  assert.deepEqual(whole.placements, reply.json().data.placements)
  assert.ok(JSON.stringify(whole).length > 3 * JSON.stringify(short).length)
})

test('the essentials of a chart’s meaning are the portrait and three sections', async () => {
  const essentials = await readingOf({ depth: 'essentials' })
  assert.deepEqual(Object.keys(essentials), ['portrait', 'sections'])
  assert.equal(essentials.sections.length, 3)
})

test('a birth without a time has a meaning, and a warning that says what is left out', async () => {
  const { sections, warnings } = await readingOf({
    birthDateTime: '1990-05-15',
    options: { time_known: false },
  })
  assert.equal(warnings[0].code, 'BIRTH_TIME_UNKNOWN')
  assert.match(JSON.stringify(sections), /the Moon was in two signs, Capricorn and Aquarius/)
  const refused = await ask('natal_reading', { birthDateTime: '1990-05-15', ...BERLIN })
  assert.ok(refused.isError)
  assert.match(refused.text, /options\.time_known: false/)
})

test('the description of the reading names only members of its request and tools that are there', async () => {
  const { tools } = await client.listTools()
  const { description, inputSchema } = tools.find(({ name }) => name === 'natal_reading')!
  const { options, depth } = inputSchema.properties as {
    options: { properties: object }
    depth: { enum: string[] }
  }
  for (const [, option = ''] of description!.matchAll(/options\.(\w+)/g))
    assert.ok(option in options.properties, option)
  for (const [, value = ''] of description!.matchAll(/depth (\w+)/g)) assert.ok(depth.enum.includes(value))
  assert.ok(description!.includes('with_facts') && 'with_facts' in inputSchema.properties!)
  assert.ok(tools.some(({ name }) => name === 'natal_chart') && description!.includes('natal_chart'))
})

test('a doubtful time of birth can be looked at, and so can a whole day', async () => {
  const minutes = { birthDateTime: '1990-05-15 14:30', ...BERLIN, window_minutes: 10 }
  const { holds } = (await ask('birth_time', minutes)).data
  assert.deepEqual(holds.rising_sign, { minutes_before: 10, minutes_after: 10 })
  const day = (await ask('birth_time', { birthDateTime: '1990-05-15', ...BERLIN })).data
  assert.equal(new Set(day.segments.map(({ rising_sign }: { rising_sign: string }) => rising_sign)).size, 12)
})

test('the description of the chart names only members of its request and tools that are there', async () => {
  const { tools } = await client.listTools()
  const { description, inputSchema } = tools.find(({ name }) => name === 'natal_chart')!
  const { options } = inputSchema.properties as { options: { properties: object } }
  for (const [, option = ''] of description!.matchAll(/options\.(\w+)/g))
    assert.ok(option in options.properties, option)
  for (const member of ['bodies', 'lots']) assert.ok(member in inputSchema.properties!)
  assert.ok(tools.some(({ name }) => name === 'birth_time') && description!.includes('birth_time'))
})

test('a sign’s day is that of the API, without ids, positions and sources', async () => {
  const service = await testService(testParts())
  const asked = { sign: 'Leo', date: '2026-11-15', style: 'detailed' }
  const url = '/v1/astrology/daily-horoscope'
  const reply = await service.inject({ method: 'POST', url, payload: asked })
  const whole = reply.json().data
  const { sources, reference_time, lucky_elements: _, ...told } = whole.interpretation
  assert.ok(sources.length > 0 && reference_time)
  const { data } = await ask('horoscope', asked)
  assert.deepEqual(
    { ...data, categories: undefined },
    {
      sign: 'leo',
      period: { type: 'day', from: '2026-11-15', to: '2026-11-15' },
      overall_tone: whole.metadata.overall_tone,
      overall_score: whole.metadata.overall_score,
      ...told,
      transits: whole.transits.aspects.map(({ id, orb, influence }: Record<string, unknown>) => ({
        id,
        orb,
        influence,
      })),
      categories: undefined,
      lucky_elements: whole.lucky_elements,
    },
  )
  assert.deepEqual(Object.keys(data.categories), Object.keys(whole.categories))
  const { sources: ofLove, ...love } = whole.categories.love
  assert.ok(ofLove.length > 0)
  assert.deepEqual(data.categories.love, love)
})

test('a sign’s week, month and year are those of the API, without ids, sources and single days', async () => {
  const service = await testService(testParts())
  const asked = { sign: 'Leo', date: '2026-11-15', style: 'detailed' }
  for (const [period, path] of Object.entries({ week: 'weekly', month: 'monthly', year: 'yearly' })) {
    const url = `/v1/astrology/${path}-horoscope`
    const reply = await service.inject({ method: 'POST', url, payload: asked })
    const { data } = reply.json()
    const { sources, ...told } = data.interpretation
    assert.ok(sources.length > 0)
    const { text, data: short } = await ask('horoscope', { ...asked, period })
    assert.deepEqual(short, {
      sign: 'leo',
      period: data.period,
      overall_tone: data.metadata.overall_tone,
      overall_score: data.metadata.overall_score,
      ...told,
      phases: data.phases,
      key_dates: data.key_dates.map(({ date, title, house }: Record<string, unknown>) => ({
        date,
        title,
        house,
      })),
      best_days: data.best_days,
      careful_days: data.careful_days,
      categories: data.categories,
    })
    assert.ok(text.length < 0.6 * reply.body.length, `${period}: ${text.length} of ${reply.body.length}`)
  }
})

test('a horoscope is of a day unless a period is named, and brief has no categories; a wrong one gets a message', async () => {
  const day = (await ask('horoscope', { sign: 'leo' })).data
  assert.equal(day.period.type, 'day')
  assert.ok(!('categories' in day) && !('love' in day) && day.summary.length >= 80)
  const week = (await ask('horoscope', { sign: 'leo', period: 'week', week_start: 'sunday' })).data
  assert.equal(new Date(week.period.from).getUTCDay(), 0)
  for (const [given, message] of [
    [{ period: 'decade' }, /^period must be one of day, week, month, year\.$/],
    [{ week_start: 'sunday' }, /^week_start does not go with period day\.$/],
    [
      { period: 'month', location: { latitude: 1, longitude: 2 } },
      /^location does not go with period month\.$/,
    ],
    [{ period: 'year', style: 'poetic' }, /^style must be one of: brief, detailed\.$/],
    [{ sign: 'ophiuchus' }, /sign/],
  ] as const) {
    const { isError, text } = await ask('horoscope', { sign: 'leo', ...given })
    assert.ok(isError)
    assert.match(text, message)
  }
})

test('the description of the horoscope names only members and tools that are there', async () => {
  const { tools } = await client.listTools()
  const { description, inputSchema, outputSchema } = tools.find(({ name }) => name === 'horoscope')!
  const { period, style } = inputSchema.properties as Record<string, { enum: string[] }>
  assert.deepEqual(period!.enum, ['day', 'week', 'month', 'year'])
  for (const [, value = ''] of description!.matchAll(/style (\w+)/g)) assert.ok(style!.enum.includes(value))
  const names = [...Object.keys(outputSchema!.properties!), ...tools.map(({ name }) => name)]
  for (const [word] of description!.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)) assert.ok(names.includes(word), word)
})

test('a person’s day takes the birth as the other tools do, by place or by coordinates', async () => {
  const birthDateTime = '1990-05-15 14:30'
  const byPlace = (await ask('personal_day', { birthDateTime, place: '2950159' })).data
  assert.equal(byPlace.birthProfile.sunSign, 'taurus')
  assert.equal(byPlace.birthProfile.location.timezone, 'Europe/Berlin')
  const there = (await ask('personal_day', { birthDateTime, ...BERLIN, date: '2026-11-15' })).data
  assert.equal(there.targetDate, '2026-11-15')
  for (const [given, message] of [
    [{ ...BERLIN, latitude: 91 }, /^latitude must be from -90 to 90 degrees\.$/],
    [{ ...BERLIN, latitude: 'north' }, /^latitude must be a finite number\.$/],
    [{ place: 2950159 }, /^place must be a string\.$/],
    [{ timezone: 'Europe/Berlin' }, /latitude is required, unless place is sent instead/],
    [{ ...BERLIN, place: '2950159' }, /exclude each other/],
  ] as const) {
    const { isError, text } = await ask('personal_day', { birthDateTime, ...given })
    assert.ok(isError)
    assert.match(text, message)
  }
})

test('every tool that takes a birth takes it in one shape', async () => {
  const { tools } = await client.listTools()
  const births = tools.filter(({ inputSchema }) => 'birthDateTime' in inputSchema.properties!)
  assert.deepEqual(
    births.map(({ name }) => name),
    ['personal_day', 'natal_chart', 'natal_reading', 'birth_time'],
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
    ['draw_card', { question: 'Why?' }, 'There is no argument question. There are theme, seed.'],
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
    ['find_place', { query: 'Rome' }, 'There is no argument query. There are q, country, limit, at.'],
  ] as const) {
    const { isError, text } = await ask(name, given)
    assert.ok(isError, name)
    assert.equal(text, message)
  }
})

const BIRTH = { birthDateTime: '1990-05-15 14:30', ...BERLIN }
const CALLS: readonly (readonly [name: string, given: Record<string, unknown>])[] = [
  ['draw_card', { seed: 'x', theme: 'love' }],
  ['lay_spread', { spread_type: 'celtic_cross' }],
  ['lay_custom_spread', { positions: [{ name: 'A' }] }],
  ['lay_custom_spread', { positions: [{ name: 'A' }, { name: 'B', question: 'What | now?' }] }],
  ['read_cards', { cards: [{ name: '2 of Cups' }, { name: 'Tower rev.' }] }],
  ['yes_or_no', { count: 3 }],
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
  ['birth_time', BIRTH],
  ['birth_time', { ...BERLIN, birthDateTime: '1990-05-15' }],
  ['sky_calendar', { from: '2026-11-01', to: '2026-12-31', latitude: 52.5, longitude: 13.4 }],
]

test('every answer of every tool fits the schema that is listed for it, and its text is not the same JSON again', async () => {
  const { tools } = await client.listTools()
  const ajv = new Ajv({ strict: false, validateFormats: false })
  assert.deepEqual(new Set(CALLS.map(([name]) => name)), new Set(tools.map(({ name }) => name)))
  for (const [name, given] of CALLS) {
    const { isError, text, data } = await ask(name, given)
    assert.ok(!isError, text)
    const { outputSchema } = tools.find((tool) => tool.name === name)!
    const check = ajv.compile(outputSchema!)
    assert.ok(check(data), `${name}: ${ajv.errorsText(check.errors)}`)
    assert.ok(Object.keys(outputSchema!.required ?? {}).length > 0, name)
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

test('the calendar of the sky has titles, local times, texts and meanings, and nothing else', async () => {
  const asked = { from: '2026-11-01', to: '2026-11-30', timezone: 'Europe/Berlin' }
  const { from, to, timezone, events } = (await ask('sky_calendar', asked)).data
  assert.deepEqual({ from, to, timezone }, asked)
  const service = await testService(testParts())
  const reply = await service.inject(`/v1/astrology/sky-calendar?${new URLSearchParams(asked)}`)
  const whole = reply.json().data.events
  assert.equal(events.length, whole.length)
  for (const [i, event] of events.entries()) {
    const { title, local, local_ends_at, text, meaning } = whole[i]
    const ends = local_ends_at === null ? {} : { local_ends_at }
    assert.deepEqual(event, { title, local, ...ends, text, meaning })
  }
})

test('the calendar of the sky takes numbers and lists, has thirty days by default, and the Moon of now', async () => {
  const sydney = { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' }
  const given = { ...sydney, types: ['moon_phase', 'season'], planets: 'moon' }
  const { from, to, moon_now, events } = (await ask('sky_calendar', given)).data
  assert.equal((Date.parse(to) - Date.parse(from)) / 86_400_000, 29)
  assert.ok(events.length >= 4 && events.length <= 5)
  assert.match(moon_now.title, / in [A-Z]\w+, \d+°$/)
  assert.deepEqual(Object.keys(moon_now.void_of_course), ['now', 'local_begins', 'local_ends'])
  const wrong = await ask('sky_calendar', { types: 'comet' })
  assert.ok(wrong.isError)
  assert.match(wrong.text, /types must be among moon_phase/)
})

test('the description of the calendar names only members and types that are there', async () => {
  const { tools } = await client.listTools()
  const { description, inputSchema } = tools.find(({ name }) => name === 'sky_calendar')!
  const properties = inputSchema.properties as Record<string, { description: string }>
  for (const member of ['from', 'to', 'timezone', 'types', 'planets']) assert.ok(member in properties, member)
  for (const [, list = ''] of description!.matchAll(/types ([a-z_]+(?:,[a-z_]+)*)\b/g))
    if (list !== 'and')
      for (const type of list.split(',')) assert.ok(properties.types!.description.includes(type), type)
})

test('warnings of an answer reach the assistant', async () => {
  const tromso = { timezone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 }
  const options = { house_system: 'placidus' }
  const { text, data } = await ask('natal_chart', { birthDateTime: '1990-05-15 14:30', ...tromso, options })
  assert.equal(data.warnings[0].code, 'HIGH_LATITUDE_FALLBACK')
  assert.match(text, /HIGH_LATITUDE_FALLBACK/)
})

test('a wrong request gets the service’s error message, and the server keeps running', async () => {
  const wrong = await ask('lay_custom_spread', { positions: [] })
  assert.ok(wrong.isError)
  assert.match(wrong.text, /positions must hold at least 1 item/)
  assert.ok((await ask('read_tea_leaves', {})).isError)
  assert.ok(!(await ask('lay_spread', { spread_type: 'cross', seed: 'x' })).isError)
})
