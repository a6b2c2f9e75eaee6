/** The SDK's own client talks to `augury mcp` as an assistant would: a process, two pipes. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { testParts, testService } from '../../test/service.ts'
import { TOOLS } from './tools.ts'

const client = new Client({ name: 'a test', version: '1' })
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [fileURLToPath(new URL('../../bin/augury.js', import.meta.url)), 'mcp'],
    env: { DATA_DIR: ':memory:', PUBLIC_URL: 'http://localhost' },
    stderr: 'inherit',
  }),
)
after(() => client.close())

const ask = async (name: string, given: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: given })
  return { isError: result.isError === true, text: (result.content as { text: string }[])[0]!.text, result }
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

test('a draw is the same as the API’s', async () => {
  const service = await testService(testParts({ PUBLIC_URL: 'http://localhost' }))
  const reply = await service.inject({
    method: 'POST',
    url: '/v1/tarot/daily-card',
    payload: { seed: 'mcp' },
  })
  const { text, result } = await ask('draw_card', { seed: 'mcp' })
  assert.deepEqual(JSON.parse(text), reply.json())
  assert.deepEqual(result.structuredContent, reply.json())
})

test('the tools are a dozen at most', () => assert.ok(TOOLS.length <= 12))

test('any spread comes with its reading as a whole', async () => {
  for (const [spread_type, size] of [
    ['past_present_future', 3],
    ['celtic_cross', 10],
    ['year_wheel', 13],
  ]) {
    const { reading, cards } = JSON.parse((await ask('lay_spread', { spread_type, seed: 'mcp' })).text)
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
  const read = JSON.parse((await ask('read_cards', { cards, spread_type: 'day_pair' })).text)
  assert.deepEqual(
    read.cards.map(({ id, orientation }: { id: string; orientation: string }) => `${id} ${orientation}`),
    ['cu02 upright', 'ar16 reversed'],
  )
  const { answer, rule } = JSON.parse((await ask('yes_or_no', { count: 3, seed: 'mcp' })).text)
  assert.match(rule, new RegExp(`so the answer is ${answer}\\.$`))
})

const BERLIN = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }

test('a chart comes without its envelope', async () => {
  const asked = { birthDateTime: '1990-05-15 14:30', ...BERLIN, bodies: ['sun', 'chiron'] }
  const { bodies } = JSON.parse((await ask('natal_chart', asked)).text)
  assert.deepEqual(Object.keys(bodies), ['sun', 'chiron'])
  assert.equal(bodies.sun.sign, 'Taurus')
})

test('a place is found by its name, and its id serves as the place of a birth', async () => {
  const { places } = JSON.parse((await ask('find_place', { q: 'Paris, Texas', limit: 3 })).text)
  assert.equal(places[0].timezone, 'America/Chicago')
  const asked = { birthDateTime: '1990-05-15 14:30', place: places[0].id }
  const { birth_info } = JSON.parse((await ask('natal_chart', asked)).text)
  assert.equal(birth_info.timezone, 'America/Chicago')
  const { timezone } = JSON.parse((await ask('sky_calendar', { place: places[0].id })).text)
  assert.equal(timezone, 'America/Chicago')
})

test('a birth without a time has a chart, and a warning that says what is missing', async () => {
  const asked = { birthDateTime: '1990-05-15', ...BERLIN, options: { time_known: false } }
  const { bodies, houses, warnings } = JSON.parse((await ask('natal_chart', asked)).text)
  assert.deepEqual(bodies.moon.signs, ['Capricorn', 'Aquarius'])
  assert.equal(houses, null)
  assert.equal(warnings[0].code, 'BIRTH_TIME_UNKNOWN')
})

const readingOf = async (given: object) =>
  JSON.parse((await ask('natal_reading', { birthDateTime: '1990-05-15 14:30', ...BERLIN, ...given })).text)

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
    portrait: portrait.text,
    sections: sections.map(({ title, text }: { title: string; text: string }) => ({ title, text })),
    tensions: tensions.map(({ text }: { text: string }) => text),
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
  const { holds } = JSON.parse((await ask('birth_time', minutes)).text)
  assert.deepEqual(holds.rising_sign, { minutes_before: 10, minutes_after: 10 })
  const day = JSON.parse((await ask('birth_time', { birthDateTime: '1990-05-15', ...BERLIN })).text)
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

test('a sign’s day and a person’s day are the same as the API’s', async () => {
  const day = JSON.parse((await ask('daily_horoscope', { sign: 'Leo', date: '2026-11-15' })).text)
  assert.equal(day.sign, 'leo')
  assert.ok(day.interpretation.summary.length >= 80)
  const birthLocation = { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' }
  const person = await ask('personal_day', { birthDateTime: '1990-05-15T14:30:00', birthLocation })
  assert.equal(JSON.parse(person.text).birthProfile.sunSign, 'taurus')
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
    const { text } = await ask('period_horoscope', { ...asked, period })
    assert.deepEqual(JSON.parse(text), {
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
    assert.ok(text.length < 0.7 * reply.body.length, `${period}: ${text.length} of ${reply.body.length}`)
  }
})

test('a period is a week unless it is named, and brief has no categories; a wrong one gets a message', async () => {
  const short = JSON.parse((await ask('period_horoscope', { sign: 'leo', week_start: 'sunday' })).text)
  assert.equal(short.period.type, 'week')
  assert.equal(new Date(short.period.from).getUTCDay(), 0)
  assert.ok(!('categories' in short) && !('love' in short))
  const wrong = await ask('period_horoscope', { sign: 'leo', period: 'decade' })
  assert.ok(wrong.isError)
  assert.equal(wrong.text, 'period must be one of week, month, year.')
  assert.match((await ask('period_horoscope', { sign: 'ophiuchus' })).text, /sign/)
})

test('the description of the period names only members and tools that are there', async () => {
  const { tools } = await client.listTools()
  const { description, inputSchema } = tools.find(({ name }) => name === 'period_horoscope')!
  const { period, style } = inputSchema.properties as Record<string, { enum: string[] }>
  assert.deepEqual(period!.enum, ['week', 'month', 'year'])
  for (const [, value = ''] of description!.matchAll(/style (\w+)/g)) assert.ok(style!.enum.includes(value))
  const answer = JSON.parse((await ask('period_horoscope', { sign: 'leo' })).text)
  const names = [...Object.keys(answer), ...tools.map(({ name }) => name)]
  for (const [word] of description!.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)) assert.ok(names.includes(word), word)
})

test('the calendar of the sky has titles, local times, texts and meanings, and nothing else', async () => {
  const asked = { from: '2026-11-01', to: '2026-11-30', timezone: 'Europe/Berlin' }
  const { from, to, timezone, events } = JSON.parse((await ask('sky_calendar', asked)).text)
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
  const { from, to, moon_now, events } = JSON.parse((await ask('sky_calendar', given)).text)
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
  const { text } = await ask('natal_chart', { birthDateTime: '1990-05-15 14:30', ...tromso, options })
  assert.equal(JSON.parse(text).warnings[0].code, 'HIGH_LATITUDE_FALLBACK')
})

test('a wrong request gets the service’s error message, and the server keeps running', async () => {
  const wrong = await ask('lay_custom_spread', { positions: [] })
  assert.ok(wrong.isError)
  assert.match(wrong.text, /positions must hold at least 1 item/)
  assert.ok((await ask('read_tea_leaves', {})).isError)
  assert.ok(!(await ask('lay_spread', { spread_type: 'cross', seed: 'x' })).isError)
})
