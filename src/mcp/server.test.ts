import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { askerOf, BERLIN, connectedClient } from '../../test/mcp-client.ts'
import { BARE_ENVIRONMENT, ownChild } from '../../test/own-child.ts'
import { testParts, testService } from '../../test/service.ts'
import { endpointAt } from '../api/ask.ts'
import { allEndpoints } from '../api/endpoints.ts'
import { TOOLS } from './tools.ts'

const client = await connectedClient({ PUBLIC_URL: 'https://augury.example.org' })
const ask = askerOf(client)

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
  const alone = askerOf(await connectedClient())
  for (const [name, given] of [
    ['draw_card', {}],
    ['lay_spread', { spread_type: 'cross' }],
  ] as const) {
    const { text, data } = await alone(name, given)
    assert.doesNotMatch(JSON.stringify([text, data]), /image|https?:|localhost/)
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

test('no two tools have one path', () =>
  assert.equal(new Set(TOOLS.map(({ path }) => path)).size, TOOLS.length))

test('the tools are fourteen at most: an assistant reads the descriptions of all of them', () =>
  assert.ok(TOOLS.length <= 14))

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

test('a chart comes without its envelope', async () => {
  const request = { birthDateTime: '1990-05-15 14:30', ...BERLIN, bodies: ['sun', 'chiron'] }
  const { bodies } = (await ask('natal_chart', request)).data
  assert.deepEqual(Object.keys(bodies), ['sun', 'chiron'])
  assert.equal(bodies.sun.sign, 'Taurus')
})

test('ids, versions and sources, which no assistant needs, are left out at every level', async () => {
  const birth = { birthDateTime: '1990-05-15 14:30', ...BERLIN }
  for (const [name, given, omitted] of [
    ['personal_day', birth, ['sources', 'metadata']],
    ['natal_chart', birth, ['chart_id', 'symbol', 'calculated_at', 'tzdb_version']],
  ] as const) {
    const { data } = await ask(name, given)
    for (const member of omitted)
      assert.ok(!JSON.stringify(data).includes(`"${member}":`), `${name} ${member}`)
  }
})

test('a place is found by its name, and its id serves as the place of a birth', async () => {
  const { places } = (await ask('find_place', { q: 'Paris, Texas', limit: 3 })).data
  assert.equal(places[0].timezone, 'America/Chicago')
  const request = { birthDateTime: '1990-05-15 14:30', place: places[0].id }
  const { birth_info } = (await ask('natal_chart', request)).data
  assert.equal(birth_info.timezone, 'America/Chicago')
  const { timezone } = (await ask('sky_calendar', { place: places[0].id })).data
  assert.equal(timezone, 'America/Chicago')
})

test('the search for places takes text, and refuses what is none instead of looking for its spelling', async () => {
  for (const [given, message] of [
    [{ q: null }, 'q must be a string.'],
    [{ q: 75_000 }, 'q must be a string.'],
    [{ q: { name: 'Paris' } }, 'q must be a string.'],
    [{ q: ['Paris'] }, 'q must be a string.'],
    [{ q: 'Paris', country: null }, 'country must be a string.'],
    [{ q: 'Paris', limit: null }, 'limit must be a number.'],
    [{ q: 'Paris', limit: { most: 3 } }, 'limit must be a number.'],
  ] as const) {
    const { isError, text } = await ask('find_place', given)
    assert.deepEqual([isError, text], [true, message])
  }
  const mixed = await ask('sky_calendar', { types: ['moon_phase', null] })
  assert.deepEqual([mixed.isError, mixed.text], [true, 'types must be a string, or a list of strings.'])
})

test('an answer names the tool to use next, where the API would name a path', async () => {
  const { isError, text } = await ask('natal_chart', { birthDateTime: '1990-05-15 14:30', place: '1' })
  assert.deepEqual([isError, text], [true, 'place names no place. find_place finds places by their names.'])
})

test('nothing that is listed for a tool names a path of the API', async () => {
  const { tools } = await client.listTools()
  assert.doesNotMatch(JSON.stringify(tools), /\b(?:GET|POST|PUT) |\/v1\b/)
  const chart = tools.find(({ name }) => name === 'natal_chart')!
  const { place } = chart.inputSchema.properties as Record<string, { description: string }>
  assert.match(place!.description, /^The `id` of a place \(`find_place`\)/)
})

test('parameters of the wrong shape are refused over standard input and output, in our words', async () => {
  const child = ownChild(spawn(process.execPath, ['bin/augury.js', 'mcp'], { env: BARE_ENVIRONMENT }))
  const messages = [
    { id: 7, method: 'tools/call', params: { arguments: {} } },
    { id: 'eight', method: 'tools/list', params: { cursor: 5 } },
  ]
  child.stdin.end(messages.map((each) => `${JSON.stringify({ jsonrpc: '2.0', ...each })}\n`).join(''))
  const lines = (await text(child.stdout)).trim().split('\n')
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)),
    [
      { jsonrpc: '2.0', id: 7, error: { code: -32_602, message: 'params.name is required.' } },
      { jsonrpc: '2.0', id: 'eight', error: { code: -32_602, message: 'params.cursor must be a string.' } },
    ],
  )
})

test('a client of 2026 gets the same tools and answers over standard input and output', async () => {
  const modern = await connectedClient({}, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  assert.deepEqual((await modern.listTools()).tools, (await client.listTools()).tools)
  const { data } = await askerOf(modern)('draw_card', { seed: 'mcp' })
  const { card } = (await ask('draw_card', { seed: 'mcp' })).data
  assert.equal(data.card.id, card.id)
})

test('a birth without a time has a chart, and a warning that says what is missing', async () => {
  const request = { birthDateTime: '1990-05-15', ...BERLIN, options: { time_known: false } }
  const { bodies, houses, warnings } = (await ask('natal_chart', request)).data
  assert.deepEqual(bodies.moon.signs, ['Capricorn', 'Aquarius'])
  assert.equal(houses, null)
  assert.equal(warnings[0].code, 'BIRTH_TIME_UNKNOWN')
})

const readingOf = async (given: object) =>
  (await ask('natal_reading', { birthDateTime: '1990-05-15 14:30', ...BERLIN, ...given })).data

test('a chart’s meaning comes as texts; the whole answer of the API comes only if it is asked for', async () => {
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

test('the calendar of the sky has titles, local times, texts and meanings, and nothing else', async () => {
  const request = { from: '2026-11-01', to: '2026-11-30', timezone: 'Europe/Berlin' }
  const { from, to, timezone, events } = (await ask('sky_calendar', request)).data
  assert.deepEqual({ from, to, timezone }, request)
  const service = await testService(testParts())
  const reply = await service.inject(`/v1/astrology/sky-calendar?${new URLSearchParams(request)}`)
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
  const stations = { from: '2026-01-01', to: '2026-12-31', types: 'station', planets: 'mercury,venus' }
  const listed = { ...stations, planets: ['mercury', 'venus'] }
  const asText = (await ask('sky_calendar', stations)).data.events
  assert.deepEqual((await ask('sky_calendar', listed)).data.events, asText)
  assert.deepEqual(
    new Set(asText.map(({ title }: { title: string }) => title.split(' ')[0])),
    new Set(['Mercury', 'Venus']),
  )
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
